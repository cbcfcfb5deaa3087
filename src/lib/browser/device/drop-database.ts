/** Removes a database and, once it is gone, the text of the same name that tells of it; the next page tries again. */
export const dropDatabase = (name: string): void => {
  try {
    indexedDB.deleteDatabase(name).onsuccess = () => localStorage.removeItem(name)
  } catch {}
}

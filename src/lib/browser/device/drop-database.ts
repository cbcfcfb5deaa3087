/**
 * Removes a database and, once it is gone, the text of the same name in the local storage that tells of it. What does
 * not succeed now is tried by the next page, which finds that text.
 */
export const dropDatabase = (name: string): void => {
  try {
    indexedDB.deleteDatabase(name).onsuccess = () => localStorage.removeItem(name)
  } catch {}
}

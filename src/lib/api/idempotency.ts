/**
 * The keys that tell a platform which calls are one and the same: what is sent again for the same purpose carries the
 * same key, and is done once. Kept in the page's memory only: a purpose may hold a password. See README.md.
 */
export const createKeys = () => {
  const open = new Map<unknown, string>()
  return {
    /** The key of a purpose: 128 random bits, quoted as the draft of the header wants it. */
    take: (purpose: unknown): string => {
      // Not `randomUUID`, which browsers lack on plain http.
      const key = open.get(purpose) ?? `"${crypto.getRandomValues(new Uint32Array(4)).join('-')}"`
      open.set(purpose, key)
      return key
    },
    /** Ends a purpose whose outcome is known: the next such call is another one. */
    end: (purpose: unknown): unknown => open.delete(purpose),
  }
}

/** Returns 128 random bits as a text. Not `randomUUID`, which browsers lack on plain http. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

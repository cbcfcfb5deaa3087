/** The lowest speed assumed for a slow line, in bytes per second. */
const slowest = 64 * 1024

/** Returns the time that a file gets besides that of every call, in milliseconds. size: bytes. */
export const extraTimeFor = (size: number): number => (size / slowest) * 1000

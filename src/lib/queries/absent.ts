import { ApiError } from '#lib/api/api-error.ts'

/** The statuses with which a platform says that it does not have a call. */
const absent: ReadonlySet<number | undefined> = new Set([404, 501])

/** Gives an answer in place of one that the platform does not have; any other failure stays one. For `catch`. */
export const orAbsent =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError && absent.has(error.status)) return instead
    throw error
  }

import { ApiError } from './api-error.ts'

/** Tells whether a call failed because the platform does not have it: 404 or 501. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 501)

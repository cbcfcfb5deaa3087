import { codeOf, isRefusal } from './call-error.ts'

interface Steps<Result> {
  /** Makes the call. Its answer may be lost after it has taken effect. */
  readonly call: () => Promise<Result>
  /** Reads what the call changes. Returns its result where it took effect; undefined where it did not. */
  readonly recheck: () => Promise<Result | undefined>
  /** The call was made before, and is only looked for. */
  readonly isSent?: boolean
  /** Tells whether the call may have taken effect although it failed; without it, after anything but a refusal. */
  readonly mayBeDone?: (error: unknown) => boolean
}

/**
 * Makes a call that is never repeated by itself: where its answer is lost, what it changes is read again. Fails with the
 * call's own error where it did not take effect, and with an error for which `isUnclear` holds where nobody can tell.
 */
export const callThenRecheck = async <Result>({
  call,
  recheck,
  isSent = false,
  mayBeDone = (error) => !isRefusal(error),
}: Steps<Result>): Promise<Result> => {
  try {
    if (isSent) throw new Error('The call was made before')
    return await call()
  } catch (cause) {
    if (!mayBeDone(cause)) throw cause
    const found = await recheck().catch(() => {
      throw unclear(cause)
    })
    if (found === undefined) throw cause
    return found
  }
}

/** The error of a call of which nobody can tell what became of it. cause: the call's own error. */
const unclear = (cause: unknown): Error =>
  Object.assign(new Error('Nobody can tell what became of the call', { cause }), { code: 'unclear' })

/** True when nobody can tell what became of a call: its answer was lost, and what it changes does not say. */
export const isUnclear = (error: unknown): boolean => codeOf(error) === 'unclear'

/** Returns the error that a call itself failed with. */
export const ownError = (error: unknown): unknown =>
  isUnclear(error) && error instanceof Error ? error.cause : error

/** Reports the outcome of a call whose page was left before the answer; see machines/frame/left-page.ts. */
export interface LeftReport<Result> {
  readonly done: (result: Result) => void
  /** error: what the client throws. */
  readonly failed: (error: unknown) => void
}

/**
 * Reports the outcome of a call that has lost its page. signal: aborted when the member leaves the page, which stops the
 * actor or component that made the call. Resolves and fails as the call does. RTE-11.
 */
export const reportIfLeft = <Result>(
  call: Promise<Result>,
  signal: AbortSignal,
  report: LeftReport<Result> | undefined,
): Promise<Result> => {
  call.then(
    (result) => signal.aborted && report?.done(result),
    (error: unknown) => signal.aborted && report?.failed(error),
  )
  return call
}

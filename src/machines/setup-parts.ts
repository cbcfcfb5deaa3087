/** The event of an actor that failed. */
export interface Failed {
  /** The value that the client throws. */
  readonly error: unknown
}

/** Hands what an actor failed with on to an action or a guard. */
export const failed = ({ event }: { event: Failed }): Failed => event

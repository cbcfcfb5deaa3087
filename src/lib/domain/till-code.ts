/** The id of the code of the member's card. */
export const cardCodeId = 'card'

/** A code that a member holds up at the till. Times are unix seconds by the server's clock. TIL-1. */
export interface TillCode {
  readonly id: string
  readonly name: string
  readonly digits: string
  readonly from?: number | undefined
  /** The code is that of the card, which is always among the others. */
  readonly isCard?: boolean
  /** The end of its activation; a card has none. */
  readonly until?: number | undefined
}

/** Tells whether the time of a code is over. now: unix seconds. */
export const isCodeOver = ({ until }: TillCode, now: number): boolean => until !== undefined && until <= now

const first = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

/** Returns the first letters of a member's names; '' where no name is known. TIL-3. */
export const initialsOf = (firstname: string, lastname: string): string => first(firstname) + first(lastname)

import { phoneNumber } from '../domain/credentials.ts'

export interface Phones {
  /** A typed number as it is stored and sent: E.164. Undefined when it can be no phone number. */
  readonly read: (typed: string) => string | undefined
  /** A stored number as people here write it; one that cannot be read stays as it is. */
  readonly show: (number: string) => string
  /** A number as an example of how to type one; `usual` is what the language would show. */
  readonly example: (usual: string) => string
}

/** While no rules of a country are there: digits are taken as they are typed, and shown as they are stored. */
export const anyPhones: Phones = { read: phoneNumber, show: (number) => number, example: (usual) => usual }

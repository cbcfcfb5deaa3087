import { longestField } from '#lib/domain/addresses/address.ts'
import type { CallError } from '#lib/domain/call-error.ts'
import type { Mistake } from '#lib/domain/form.ts'
import type { TimeLeft } from '#lib/domain/time-left.ts'
import type { Words } from '#lib/i18n/translation.ts'

/** Returns the reason why something failed, in the server's own words where it has any. SES-13. */
export const callErrorText = (words: Words, callError: CallError | undefined): string | undefined =>
  callError && (callError.serverMessage ?? words.errors[callError.name]())

/** Returns the text that tells when another try is accepted: "Try again in 3 minutes." */
export const waitText = (words: Words, wait: TimeLeft | undefined): string | undefined =>
  wait && words.signIn.tryAgainIn({ time: words.time.long[wait.unit]({ n: wait.value }) })

type MistakeName = 'required' | 'email' | 'phone' | 'max' | 'weak' | 'mismatch' | 'taken'

/** Says what is wrong with a field, in the server's own words where it has any. example: of a phone number in the local format. */
export const mistakeText = (
  words: Words,
  mistake: Mistake<MistakeName> | undefined,
  field: string,
  example = '',
): string | undefined => {
  if (mistake === undefined || typeof mistake === 'object') return mistake?.serverMessage
  const { mixed, string } = words.errors
  const texts = {
    required: () => mixed.required({ field }),
    email: () => string.email(),
    phone: () => string.phone({ example }),
    max: () => string.max({ field, max: longestField }),
    weak: () => words.password.weak(),
    mismatch: () => words.password.mismatch(),
    taken: () => words.registration.form.taken(),
  }
  return texts[mistake]()
}

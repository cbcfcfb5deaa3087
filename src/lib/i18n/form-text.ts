import type { CallError } from '#lib/domain/call-error.ts'
import type { TimeLeft } from '#lib/domain/time-left.ts'
import type { Words } from '#lib/i18n/translation.ts'

/** Returns the reason why something failed, in the server's own words where it has any. SES-13. */
export const callErrorText = (words: Words, callError: CallError | undefined): string | undefined =>
  callError && (callError.serverMessage ?? words.errors[callError.name]())

/** Returns the text that tells when another try is accepted: "You can try again in 3 minutes." */
export const waitText = (words: Words, wait: TimeLeft | undefined): string | undefined =>
  wait && words.signIn.tryAgainIn({ time: words.time.long[wait.unit]({ n: wait.value }) })

import type { TimeLeft } from '#lib/domain/time-left.ts'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { Words } from '#lib/i18n/translation.ts'

/** Why something failed, in the server's own words where it has any. Spec §8. */
export const sayTrouble = (words: Words, trouble: Trouble | undefined): string | undefined =>
  trouble && (trouble.said ?? words.errors[trouble.name]())

/** When another try is taken: "You can try again in 3 minutes." */
export const sayWait = (words: Words, wait: TimeLeft | undefined): string | undefined =>
  wait && words.auth.tryAgainIn({ time: words.time.long[wait.unit]({ n: wait.value }) })

/** When another code may be asked for, in seconds as long as they can be counted. Spec §9, resend countdown. */
export const sayResend = (words: Words, wait: TimeLeft): string | undefined =>
  wait.unit === 'seconds' ? words.auth.code.resendIn({ n: wait.value }) : sayWait(words, wait)

import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import type { PhoneError } from '#lib/domain/phone-number.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { smsLoginMachine } from './sms-login.machine.ts'

/** The view model of the phone form. */
export interface SmsLoginView {
  readonly fieldError: PhoneError | undefined
  readonly callError: CallError | undefined
  readonly busy: boolean
  /** The time for which no other try is accepted; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'phone' | undefined
  readonly round: number
}

/** The view of a sign-in by SMS before the code is sent. AUT-2. */
export const smsLoginView = ({
  value,
  context: { fieldError, callError, left, round },
}: Pick<SnapshotFrom<typeof smsLoginMachine>, 'value' | 'context'>): SmsLoginView => ({
  fieldError,
  callError,
  busy: value === 'reading' || value === 'requesting' || value === 'leaving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fieldError ? 'phone' : undefined,
  round,
})

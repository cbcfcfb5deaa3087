import type { SnapshotFrom } from 'xstate'
import type { PhoneFault } from '#lib/domain/phone-fault.ts'
import { type TimeLeft, timeUntil } from '#lib/domain/time-left.ts'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { smsLoginMachine } from './sms-login.machine.ts'

/** How the phone form shows itself. */
export interface SmsLoginView {
  readonly fault: PhoneFault | undefined
  readonly trouble: Trouble | undefined
  readonly busy: boolean
  /** How long no other try is taken; the server asked for it. */
  readonly wait: TimeLeft | undefined
  /** The field to go back to, anew at each round. */
  readonly focus: 'phone' | undefined
  readonly round: number
}

/** What to show of a sign-in by SMS before the code is sent. Spec §2, SMS login. */
export const smsLoginView = ({
  value,
  context: { fault, trouble, left, round },
}: Pick<SnapshotFrom<typeof smsLoginMachine>, 'value' | 'context'>): SmsLoginView => ({
  fault,
  trouble,
  busy: value === 'reading' || value === 'requesting' || value === 'leaving',
  wait: value === 'holding' ? timeUntil(left) : undefined,
  focus: fault ? 'phone' : undefined,
  round,
})

import type { SnapshotFrom } from 'xstate'
import type { PhoneFault } from '#lib/domain/phone-fault.ts'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { AddedPhone, phoneAddingMachine } from './phone-adding.machine.ts'

/** How adding a phone number shows itself. */
export interface PhoneAddingView {
  readonly fault: PhoneFault | undefined
  readonly trouble: Trouble | undefined
  readonly busy: boolean
  /** The number whose code is to be entered. */
  readonly entering: AddedPhone | undefined
  readonly round: number
  readonly returns: number
}

/** What to show of adding a phone number. Spec §2 "Account access". */
export const phoneAddingView = ({
  value,
  context: { fault, trouble, added, round, returns },
}: Pick<SnapshotFrom<typeof phoneAddingMachine>, 'value' | 'context'>): PhoneAddingView => ({
  fault,
  trouble,
  busy: value === 'reading' || value === 'linking',
  entering: value === 'entering' ? added : undefined,
  round,
  returns,
})

import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import type { PhoneError } from '#lib/domain/phone-number.ts'
import type { AddedPhone, phoneAddingMachine } from './phone-adding.machine.ts'

/** The view model of adding a phone number. */
export interface PhoneAddingView {
  readonly fieldError: PhoneError | undefined
  readonly callError: CallError | undefined
  readonly busy: boolean
  /** The number whose code is to be entered. */
  readonly entering: AddedPhone | undefined
  readonly round: number
  readonly returns: number
}

/** The view of adding a phone number. PRF-3. */
export const phoneAddingView = ({
  value,
  context: { fieldError, callError, added, round, returns },
}: Pick<SnapshotFrom<typeof phoneAddingMachine>, 'value' | 'context'>): PhoneAddingView => ({
  fieldError,
  callError,
  busy: value === 'reading' || value === 'linking',
  entering: value === 'entering' ? added : undefined,
  round,
  returns,
})

import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import type { EditedField } from '#lib/domain/profile/particulars.ts'
import type { EditError, profileEditMachine } from './profile-edit.machine.ts'

/** The view model of editing the profile. */
export interface ProfileEditView {
  readonly fieldErrors: { readonly [K in EditedField]?: EditError | undefined }
  readonly callError: CallError | undefined
  readonly busy: boolean
  /** The first field with an error, anew at each round. */
  readonly focus: EditedField | undefined
  readonly round: number
}

const order = ['firstname', 'lastname', 'sex', 'email'] as const

/** The view of editing the profile. PRF-2. */
export const profileEditView = ({
  value,
  context: { fieldErrors, callError, round },
}: Pick<SnapshotFrom<typeof profileEditMachine>, 'value' | 'context'>): ProfileEditView => ({
  fieldErrors,
  callError,
  busy: value !== 'resting',
  focus: order.find((name) => fieldErrors[name]),
  round,
})

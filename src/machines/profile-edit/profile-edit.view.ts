import type { SnapshotFrom } from 'xstate'
import type { EditedField } from '#lib/domain/particulars.ts'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { EditFault, profileEditMachine } from './profile-edit.machine.ts'

/** How editing the profile shows itself. */
export interface ProfileEditView {
  readonly faults: { readonly [K in EditedField]?: EditFault | undefined }
  readonly trouble: Trouble | undefined
  readonly busy: boolean
  /** The first field that is at fault, anew at each round. */
  readonly focus: EditedField | undefined
  readonly round: number
}

const order = ['firstname', 'lastname', 'sex', 'email'] as const

/** What to show of editing the profile. Spec §2 "Profile". */
export const profileEditView = ({
  value,
  context: { faults, trouble, round },
}: Pick<SnapshotFrom<typeof profileEditMachine>, 'value' | 'context'>): ProfileEditView => ({
  faults,
  trouble,
  busy: value !== 'resting',
  focus: order.find((name) => faults[name]),
  round,
})

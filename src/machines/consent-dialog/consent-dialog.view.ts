import type { SnapshotFrom } from 'xstate'
import type { ConsentWording, consentDialogMachine } from './consent-dialog.machine.ts'

/** How the dialog of a consent shows itself. */
export interface ConsentDialogView {
  readonly open: boolean
  /** The text is being loaded. */
  readonly busy: boolean
  /** The text could not be loaded; it can be tried again. */
  readonly failed: boolean
  readonly wording: ConsentWording | undefined
  /** The text waits to be read: its end must be watched for. */
  readonly watchesEnd: boolean
  readonly canAgree: boolean
}

/** What to show of a consent's dialog. Spec §4 "Consent dialog". */
export const consentDialogView = (snapshot: SnapshotFrom<typeof consentDialogMachine>): ConsentDialogView => {
  const reading = snapshot.matches({ open: 'reading' })
  const read = snapshot.matches({ open: 'read' })
  return {
    open: snapshot.matches('open'),
    busy: snapshot.matches({ open: 'loading' }),
    failed: snapshot.matches({ open: 'failed' }),
    wording: reading || read ? snapshot.context.wording : undefined,
    watchesEnd: reading,
    canAgree: read,
  }
}

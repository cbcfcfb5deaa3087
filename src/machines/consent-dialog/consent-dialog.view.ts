import type { SnapshotFrom } from 'xstate'
import type { Trouble } from '#lib/domain/trouble.ts'
import type { ConsentWording, consentDialogMachine } from './consent-dialog.machine.ts'

/** How the dialog of a consent shows itself. */
export interface ConsentDialogView {
  readonly open: boolean
  /** The consent's own title; empty where it has none but that of its text. */
  readonly title: string
  /** Why the text did not come; it can be tried again. */
  readonly trouble: Trouble | undefined
  /** The text; undefined while it loads. */
  readonly wording: ConsentWording | undefined
  /** Agree and Disagree are offered. */
  readonly isAsked: boolean
  /** Agreeing waits until the text has been read, or did so. */
  readonly isGated: boolean
  /** The text waits to be read: its end must be watched for. */
  readonly watchesEnd: boolean
  readonly canAgree: boolean
}

/** What to show of a consent's dialog; what it last showed stays while it closes. Spec §4 "Consent dialog". */
export const consentDialogView = (snapshot: SnapshotFrom<typeof consentDialogMachine>): ConsentDialogView => {
  const { consent, wording, trouble } = snapshot.context
  return {
    open: snapshot.matches('open'),
    title: consent.title || wording?.title || '',
    trouble: snapshot.matches({ open: 'failed' }) ? trouble : undefined,
    wording,
    isAsked: consent.isAsked,
    isGated: consent.isAsked && consent.readRequired,
    watchesEnd: snapshot.matches({ open: 'reading' }),
    canAgree: snapshot.matches({ open: 'read' }) && consent.isAsked,
  }
}

import type { SnapshotFrom } from 'xstate'
import type { CallError } from '#lib/domain/call-error.ts'
import type { ConsentWording, consentDialogMachine } from './consent-dialog.machine.ts'

/** The view model of the dialog of a consent. */
export interface ConsentDialogView {
  readonly open: boolean
  /** The consent's own title; empty where it has none but that of its text. */
  readonly title: string
  /** The reason why the text did not arrive; it can be tried again. */
  readonly callError: CallError | undefined
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

/** The view of a consent's dialog; what it last showed stays while it closes. CON-1, CON-2. */
export const consentDialogView = (snapshot: SnapshotFrom<typeof consentDialogMachine>): ConsentDialogView => {
  const { consent, wording, callError } = snapshot.context
  return {
    open: snapshot.matches('open'),
    title: consent.title || wording?.title || '',
    callError: snapshot.matches({ open: 'failed' }) ? callError : undefined,
    wording,
    isAsked: consent.isAsked,
    isGated: consent.isAsked && consent.readRequired,
    watchesEnd: snapshot.matches({ open: 'reading' }),
    canAgree: snapshot.matches({ open: 'read' }) && consent.isAsked,
  }
}

import type { SnapshotFrom } from 'xstate'
import type { verificationMachine } from './verification.machine.ts'

/** The view model of verifying an account; the link check and asking for another mail have their own. */
export interface VerificationView {
  /** `lapsed`: the link works no more, and it is not known who asks. `visiting`: no link, and nobody is signed in. */
  readonly screen: 'loading' | 'checking' | 'instructing' | 'expired' | 'visiting' | 'lapsed' | 'verified'
  /** The member's address; undefined when it is not known. */
  readonly email: string | undefined
  readonly isMember: boolean
  /** A link opened this page, so that its outcome is news. */
  readonly isLed: boolean
  /** Another mail is on its way. */
  readonly isResent: boolean
}

/** The view of verifying an account. VER-1. */
export const verificationView = ({
  value,
  context: { token, email, isMember, isKnown, isResent },
}: Pick<SnapshotFrom<typeof verificationMachine>, 'value' | 'context'>): VerificationView => ({
  screen: value === 'arriving' || (value === 'instructing' && !isKnown) ? 'loading' : value,
  email,
  isMember,
  isLed: token !== undefined,
  isResent,
})

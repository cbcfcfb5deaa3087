import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { formStyles } from '../ui/form/form-styles.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'
import { Verification } from './verification.tsx'

/** Verifying an account by the link of a mail, for members and for whoever opens the link. VER-1. */
export const EmailConfirmationIsland = island(() => {
  return <Live waiting={<Waiting />}>{() => <Arrived />}</Live>
})

function Arrived() {
  const session = useStore($session)
  if (session.who === 'unknown') return <Waiting />
  return <Verification key={session.who === 'member' ? session.id : ''} session={session} />
}

function Waiting() {
  return (
    <div aria-busy="true" className={formStyles.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
    </div>
  )
}

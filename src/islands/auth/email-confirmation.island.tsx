import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { Live } from '../ui/live.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { look } from './look.ts'
import { Verification } from './verification.tsx'

/** Verifying an account by the link of a mail, for members and for whoever opens the link. Spec §2, `/email-confirmation`. */
export function EmailConfirmationIsland() {
  return <Live waiting={<Waiting />}>{() => <Arrived />}</Live>
}

function Arrived() {
  const session = useStore($session)
  if (session.who === 'unknown') return <Waiting />
  return <Verification key={session.who === 'member' ? session.id : ''} session={session} />
}

function Waiting() {
  return (
    <div aria-busy="true" className={look.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
    </div>
  )
}

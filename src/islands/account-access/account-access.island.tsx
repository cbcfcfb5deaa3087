import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { AccountAccess } from './account-access.tsx'

/** The screen `/account-access`. PRF-3. */
export const AccountAccessIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? <AccountAccess /> : <FormSkeleton />
})

import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { AccountAccess } from './account-access.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** The screen `/account-access`. Spec §2, Routes. */
export function AccountAccessIsland() {
  const { who } = useStore($session, { ssr: 'initial' })
  return who === 'member' ? <AccountAccess /> : <FormSkeleton />
}

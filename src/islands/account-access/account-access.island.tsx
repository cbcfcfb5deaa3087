import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { island } from '../ui/island.tsx'
import { FormSkeleton } from '../ui/shapes/form-skeleton.tsx'
import { AccountAccess } from './account-access.tsx'

// A phone's window is full from the start, so that the footer is not moved in it by what comes.
const screen = css({ minHeight: { base: 'screen', md: '0' } })

/** The screen `/account-access`. PRF-3. */
export const AccountAccessIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return <div className={screen}>{who === 'member' ? <AccountAccess /> : <FormSkeleton />}</div>
})

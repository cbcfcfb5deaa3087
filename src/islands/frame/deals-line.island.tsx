import { useStore } from '@nanostores/react'
import { $session } from '#machines/session/session.store.ts'
import { css } from '#styled/css'
import { island } from '../ui/island.tsx'
import { late } from '../ui/late.tsx'
import { useClub } from '../ui/shapes/use-club.ts'

const DealsLine = late(() => import('./deals/deals-line.tsx').then((file) => file.DealsLine))

// Never where the sidebar is shown.
const root = css({ md: { display: 'none' } })

/** The deals of members on phones, where the sidebar is hidden: below the dashboard, which wants them. FRM-5. */
export const DealsLineIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useClub()
  return <div className={root}>{who === 'member' && known && settings.GENERAL.web && <DealsLine />}</div>
})

import { useStore } from '@nanostores/react'
import { pathname } from '#lib/browser/navigation.ts'
import { idIn } from '#lib/paths.ts'
import { $session } from '#machines/session/session.store.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { PageScreen } from './page-screen.tsx'
import { PageSpinner } from './page-spinner.tsx'
import { PageUnavailable } from './page-unavailable.tsx'

/** A page that the club has written, which its address names. RTE-10. */
export const PageIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  const draw = () => {
    const id = idIn(pathname())
    if (id === undefined) return <PageUnavailable title="" />
    return who === 'member' ? <PageScreen id={id} key={id} /> : <PageSpinner />
  }
  return <Live waiting={<PageSpinner />}>{draw}</Live>
})

import { useStore } from '@nanostores/react'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { Privacy } from './privacy.tsx'

/** The page of privacy, for visitors and members. PRV-1. */
export const PrivacyIsland = island(() => {
  const { common } = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = (
    <Card>
      <Skeletons count={6} label={common.loading()} shape="row" />
    </Card>
  )
  return (
    <Live ready={who !== 'unknown'} waiting={waiting}>
      {() => <Privacy isMember={who === 'member'} />}
    </Live>
  )
})

import { useStore } from '@nanostores/react'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { Skeletons } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { PromoCode } from './promo-code.tsx'

/** The page of promo codes. PRF-7. */
export const PromoCodeIsland = island(() => {
  const { common } = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const waiting = (
    <Card>
      <Skeletons count={3} label={common.loading()} shape="row" />
    </Card>
  )
  return (
    <Live ready={who === 'member'} waiting={waiting}>
      {() => <PromoCode />}
    </Live>
  )
})

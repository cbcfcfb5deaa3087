import { useStore } from '@nanostores/react'
import { Card } from '#islands/ui/card.tsx'
import { Live } from '#islands/ui/live.tsx'
import { Skeletons } from '#islands/ui/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { $session } from '#machines/session/session.store.ts'
import { PromoCode } from './promo-code.tsx'

/** The page of promo codes. Spec §2 "Profile", promo code entry with success. */
export function PromoCodeIsland() {
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
}

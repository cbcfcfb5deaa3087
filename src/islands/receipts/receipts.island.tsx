import { useStore } from '@nanostores/react'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { Receipts } from './receipts.tsx'
import { ReceiptsSkeleton } from './receipts-skeleton.tsx'

/** The screen `/receipts`, for clubs that have receipts; frames.css shows the fallback in the others. RCP-1. */
export const ReceiptsIsland = island(() => {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const waiting = <ReceiptsSkeleton label={words.common.loading()} />
  const mayOpen = who === 'member' && known && settings.GENERAL.receipts
  return (
    <Live ready={mayOpen} waiting={waiting}>
      {() => <Receipts />}
    </Live>
  )
})

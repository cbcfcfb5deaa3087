import { useStore } from '@nanostores/react'
import { Live } from '#islands/ui/live.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { $session } from '#machines/session/session.store.ts'
import { Receipts } from './receipts.tsx'
import { ReceiptsSkeleton } from './receipts-skeleton.tsx'

/** The screen `/receipts`, for clubs that have receipts; frames.css shows the fallback in the others. Spec §2, §6. */
export function ReceiptsIsland() {
  const words = useWords()
  const { who } = useStore($session, { ssr: 'initial' })
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const waiting = <ReceiptsSkeleton label={words.common.loading()} />
  const mayLook = who === 'member' && known && settings.GENERAL.receipts
  return (
    <Live ready={mayLook} waiting={waiting}>
      {() => <Receipts />}
    </Live>
  )
}

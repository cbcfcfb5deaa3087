import { onNextPage, onReturn } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import { askAhead } from '#lib/queries/ask-ahead.ts'
import { removeOldRecords } from '#lib/queries/persisted.ts'
import { removeOldActivations } from '../install/activations.ts'
import { offerManifest } from '../install/offer-manifest.ts'
import { hasWaiting } from '../receipts/outbox-flag.ts'

/** Sends the receipts that wait in this browser; the code for it is fetched only where there are some. OFF-5. */
const sendWaiting = (): void => {
  if (hasWaiting()) import('../receipts/outbox.store.ts').then((file) => file.wakeOutbox()).catch(() => {})
}

/**
 * Asks for the data of pages that are on their way, sends what has waited for a network, removes records that are too old, and
 * makes the portal one that she can install. Fetched when nothing else waits. OFF-2, OFF-4, OFF-5.
 */
export const keepVisit = (): void => {
  whenIdle(sendWaiting)
  addEventListener('online', sendWaiting)
  onReturn(sendWaiting)
  onNextPage(({ early, pathname }) => askAhead(JSON.parse(early ?? '[]'), pathname))
  removeOldActivations()
  whenIdle(removeOldRecords)
  whenIdle(() => void offerManifest().catch(() => undefined))
}

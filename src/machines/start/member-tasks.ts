import { type EarlyRequest, freshFor } from '#lib/browser/early.ts'
import { onNextPage, onReturn } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import { askEarly } from '#lib/queries/call.ts'
import { removeOldRecords } from '#lib/queries/persisted.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { removeOldActivations } from '#machines/install/activations.ts'
import { offerManifest } from '#machines/install/offer-manifest.ts'
import { hasWaiting } from '#machines/receipts/outbox-flag.ts'

/** Asks for the first data of a page that is on its way, but for what is fresh or being asked for. pathname: the page's own. SES-11. */
const askAhead = (requests: readonly EarlyRequest[], pathname: string): void => {
  const id = pathname.split('/')[2] ?? ''
  for (const { topic, path } of requests) {
    const key = path.includes('{id}') ? [topic, decodeURIComponent(id)] : [topic]
    const { dataUpdatedAt = 0, fetchStatus, isInvalidated } = queryClient.getQueryState(key) ?? {}
    const isFresh = !isInvalidated && Date.now() - dataUpdatedAt < freshFor
    // The channels of the news are the head's to fill in.
    if (!isFresh && fetchStatus !== 'fetching' && !path.includes('{channels}'))
      askEarly(path.replace('{id}', id))
  }
}

/** Sends the receipts that wait in this browser; the code for it is fetched only where there are some. OFF-5. */
const sendWaiting = (): void => {
  if (hasWaiting()) import('../receipts/outbox.store.ts').then((file) => file.retryOutbox()).catch(() => {})
}

/** Asks ahead for next pages, sends what waited for a network, removes old records, offers the manifest. OFF-2, OFF-4, OFF-5. */
export const startMemberTasks = (): void => {
  whenIdle(sendWaiting)
  addEventListener('online', sendWaiting)
  onReturn(sendWaiting)
  onNextPage(({ early, pathname }) => askAhead(JSON.parse(early ?? '[]'), pathname))
  removeOldActivations()
  whenIdle(removeOldRecords)
  whenIdle(() => void offerManifest().catch(() => undefined))
}

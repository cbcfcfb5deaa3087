import { keepScreen } from '#lib/browser/idle/keep-screen.ts'
import { onNextPage, onReturn } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { askAhead } from '#lib/queries/ask-ahead.ts'
import { keepFacts, onAnswer } from '#lib/queries/keep-facts.ts'
import { keepsFor } from '#lib/queries/remembered.ts'
import { removeOldActivations } from '../install/activations.ts'
import { offerManifest } from '../install/offer-manifest.ts'
import { hasWaiting } from '../receipts/outbox-flag.ts'
import { isKeepingStopped } from './keeping.ts'

/** Returns whose visit is kept; undefined for nobody's. */
const keepKnown = (): string | undefined => {
  const owner = isKeepingStopped() ? undefined : keepsFor()
  if (owner !== undefined) keepFacts(owner)
  return owner
}

/** Sends the receipts that wait in this browser; the code for it is fetched only where there are some. OFF-5. */
const sendWaiting = (): void => {
  if (hasWaiting()) import('../receipts/outbox.store.ts').then((file) => file.wakeOutbox()).catch(() => {})
}

/**
 * Keeps for the member's next visit what the platform has answered, as soon as the page is idle, and what she saw when she
 * leaves; sends what has waited for a network; and makes the portal one that she can install. Fetched when nothing else
 * waits. OFF-1, OFF-4, OFF-5, OFF-6.
 */
export const keepVisit = (): void => {
  let isDue = false
  const soon = () => {
    if (isDue) return
    isDue = true
    whenIdle(() => {
      isDue = false
      keepKnown()
    })
  }
  onAnswer(soon)
  soon()
  whenIdle(sendWaiting)
  addEventListener('online', sendWaiting)
  onReturn(sendWaiting)
  onNextPage(({ early, pathname }) => askAhead(JSON.parse(early ?? '[]'), pathname))
  removeOldActivations()
  whenIdle(() => void offerManifest().catch(() => undefined))
  const leave = () => {
    const owner = keepKnown()
    if (owner !== undefined) keepScreen(owner)
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
}

import { keepScreen } from '#lib/browser/idle/keep-screen.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import { keepFacts, onAnswer } from '#lib/queries/keep-facts.ts'
import { keepsFor } from '#lib/queries/remembered.ts'

const keepKnown = (): string | undefined => {
  const owner = keepsFor()
  if (owner !== undefined) keepFacts(owner)
  return owner
}

/**
 * Keeps for the member's next visit what the platform has answered, as soon as the page is idle, and what she saw when she
 * leaves. Fetched when nothing else waits. OFF-1, OFF-6.
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
  const leave = () => {
    const owner = keepKnown()
    if (owner !== undefined) keepScreen(owner)
  }
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
}

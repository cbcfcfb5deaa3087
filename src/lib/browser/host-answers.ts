import { listen, stopAll } from './navigation.ts'

/** Milliseconds between two requests, and until one is given up. */
const pause = 5000

/** Returns whether the host answers for this page. The worker passes a HEAD request on. Never rejects. */
const answers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(pause) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Runs `work` once the host answers again. The browser's `online` event alone is not enough: it may have happened before
 * this code ran, or before the worker's own network was back. Returns how to stop. OFF-1.
 */
export const onceHostAnswers = (work: () => void): (() => void) => {
  let isStopped = false
  const ask = async () => {
    if ((await answers()) && !isStopped) work()
  }
  const timer = setInterval(() => void ask(), pause)
  return stopAll(
    listen('online', () => void ask()),
    () => {
      isStopped = true
      clearInterval(timer)
    },
  )
}

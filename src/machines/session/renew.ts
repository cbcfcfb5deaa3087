import { endsSession } from '#lib/api/api-error.ts'
import { timeLimit } from '#lib/api/client.ts'
import { refreshSession } from '#lib/api/endpoints/sign-in.ts'
import type { AuthRecord } from '#lib/browser/auth-record.ts'
import { withLock } from '#lib/browser/locks.ts'
import { listen, pressedLink } from '#lib/browser/navigation.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { call } from '#lib/queries/call.ts'
import type { Peers } from './peers.ts'

/** Follows pressed links, the last one, only once something is done that leaving would cut off. Reload and Back cannot be held. */
export const pauseLinks = (done: Promise<unknown>): void => {
  let target: string | undefined
  const stop = listen('click', (event) => {
    const link = pressedLink(event)
    if (!link) return
    event.preventDefault()
    target = link.href
  })
  const follow = () => {
    stop()
    if (target !== undefined) location.assign(target)
  }
  done.then(follow, follow)
}

/**
 * The time for which the platform's answer is awaited beyond the limit of a call, in milliseconds. The calls that wait
 * fail at their limit; the answer may still come, and without it the session is lost where refresh tokens work once.
 */
const extraTime = timeLimit

/** The longest that an answer may be under way, in milliseconds. */
const longest = timeLimit + extraTime

/** The time to wait for another tab's renewal before `delayed` is called, in milliseconds. */
const patience = 4000

interface RenewalPorts {
  /** The tabs that hold the same session where storage is not shared. */
  readonly peers: () => Promise<Peers | undefined> | undefined
  /** Waits for a request no longer than a call may take. */
  readonly withinLimit: <T>(request: Promise<T>) => Promise<T>
  /** Hears that another tab has kept this one waiting for long: it may be frozen. */
  readonly delayed: () => void
}

/**
 * Trades a pair for a new one, once for all tabs: storage is read again before (another tab may have renewed) and
 * after (the member may have left, another may have come), and a late pair is then discarded. Undefined: the session has ended. Fails when the server could not be asked
 * or did not decide.
 */
export const renewPair =
  (record: AuthRecord, { peers, withinLimit, delayed }: RenewalPorts) =>
  async ({
    input: { pair },
    signal,
  }: {
    input: { pair: TokenPair }
    signal: AbortSignal
  }): Promise<TokenPair | undefined> => {
    const stored = (): TokenPair | undefined => record.read()?.pair
    const changed = (): boolean => stored()?.refresh_token !== pair.refresh_token
    /** Waits for what a page has asked for that was left before the answer came; no longer than it may take. */
    const lostAnswer = async (): Promise<void> => {
      const asked = record.renewal.read()
      const age = Date.now() - (asked ?? 0)
      // One that is to come was stored by a clock that has been moved since.
      if (asked === undefined || age < 0 || age > longest) return
      await new Promise((resolve) => setTimeout(resolve, longest - age))
    }
    const trade = async (): Promise<TokenPair | undefined> => {
      clearTimeout(timer)
      await lostAnswer()
      if (!record.isShared() && !changed()) {
        const traded = await (await peers())?.ask(pair.refresh_token)
        if (traded) return traded
      }
      if (signal.aborted || changed()) return stored()
      // The worker goes on with a renewal whose page is left, and gives its answer to the next one.
      if (!navigator.serviceWorker?.controller) record.renewal.write(Date.now())
      const request = call(
        refreshSession,
        { body: { refresh_token: pair.refresh_token } },
        { inPlace: true, keepalive: true, extraTime },
      )
      // A page that is left now never learns the new pair, and the old one is already used up.
      pauseLinks(withinLimit(request))
      let fresh: TokenPair
      try {
        fresh = await request
      } catch (error) {
        record.renewal.remove()
        if (changed()) return stored()
        if (endsSession(error)) return undefined
        throw error
      }
      const now = record.read()
      if (now === undefined || changed()) return now?.pair
      record.write({ id: now.id, pair: fresh })
      void peers()?.then((others) => others?.tell(pair.refresh_token, fresh))
      return fresh
    }
    const timer = setTimeout(delayed, patience)
    try {
      return await withLock(record.key, signal, trade)
    } finally {
      clearTimeout(timer)
    }
  }

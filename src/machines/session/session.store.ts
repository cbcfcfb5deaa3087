import { atom, onMount } from 'nanostores'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ApiError, invalidToken } from '#lib/api/api-error.ts'
import { timeLimit } from '#lib/api/client.ts'
import { signOut as revoke } from '#lib/api/endpoints/sign-in.ts'
import { authRecord, csrfCookie } from '#lib/browser/auth-record.ts'
import { announce } from '#lib/browser/events.ts'
import { sharedImport } from '#lib/browser/late-code.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import { lastingStorage, storesSession, tabStorage } from '#lib/browser/storage.ts'
import { build } from '#lib/config/build.ts'
import { memberKey } from '#lib/config/tenant.ts'
import type { TokenPair } from '#lib/domain/session/token-pair.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { call } from '#lib/queries/call.ts'
import { clearMember, invalidateCache } from '#lib/queries/owner.ts'
import type { Peers } from './peers.ts'
import { sessionMachine } from './session.machine.ts'

/** The user of the page: unknown while the page is built, a visitor, or the member of one sign-in. */
export type Session =
  | { readonly who: 'unknown' | 'visitor' }
  | { readonly who: 'member'; readonly id: string }

export const $session = atom<Session>({ who: 'unknown' })

/** Waits for a renewal no longer than a call may take; it goes on meanwhile. Fails as a call that took too long does. */
const withinLimit = <T>(renewal: Promise<T>): Promise<T> => {
  const error = new ApiError('timeout', 'The session was not renewed in time')
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(error), timeLimit))
  return Promise.race([renewal, late])
}

/** Fetches what renews a session. Visitors never need it, and members only when their token has expired. */
const fetchRenewal = sharedImport(() => import('./renew.ts'))

/** The session of a page. It offers what calls need of it; `start` makes it count and returns how to take it down. */
export const createSession = (storage = lastingStorage()) => {
  const record = authRecord(storage, memberKey)
  let peers: Promise<Peers | undefined> | undefined
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        renew: fromPromise<TokenPair | undefined, { pair: TokenPair }>(async (asked) => {
          const { renewPair } = await fetchRenewal().catch((cause) => {
            throw new ApiError('network', 'The code that renews the session did not come', { cause })
          })
          const renew = renewPair(record, {
            peers: () => peers,
            withinLimit,
            // Only where another tab keeps this one waiting: nearly nobody.
            delayed: () =>
              import('../frame/toasts.ts')
                .then((file) => file.raiseNotice(wordsNow().session.otherTab()))
                .catch(() => {}),
          })
          return renew(asked)
        }),
      },
      actions: {
        keep: ({ event }) => event.type === 'signedIn' && record.write(event.session),
        forget: ({ context }) => {
          record.remove()
          const { id } = context
          if (id !== undefined) void peers?.then((others) => others?.part(id))
        },
        clearMember,
      },
    }),
    { input: { session: record.read(), disableRefresh: build.disableRefresh } },
  )
  const held = () => actor.getSnapshot().context.pair
  let gaveUp = false
  /** Asks anew, once the renewal has ended, for what the calls that gave up waiting for it have not brought. */
  const recover = (renewal: Promise<unknown>) => {
    if (gaveUp) return
    gaveUp = true
    const again = () => {
      gaveUp = false
      invalidateCache()
    }
    renewal.then(again, () => {})
  }

  const changedElsewhere = () => {
    const session = record.read()
    const { id, pair } = actor.getSnapshot().context
    if (session?.id === id && session?.pair.token === pair?.token) return
    actor.send({ type: 'changedElsewhere', session })
  }
  const stored = ({ key }: StorageEvent) => {
    if (key === record.key || key === null) changedElsewhere()
  }
  /** Reaches the other tabs where storage is not shared: nearly nobody, so nearly nobody loads it. */
  const openPeers = () =>
    import('./peers.ts')
      .then((file) =>
        file.openPeers({
          name: record.key,
          storage: tabStorage(),
          held,
          renewed: (used, pair) => {
            const { id } = actor.getSnapshot().context
            if (id === undefined || held()?.refresh_token !== used) return
            record.write({ id, pair })
            actor.send({ type: 'changedElsewhere', session: { id, pair } })
          },
          signedOut: (id) => {
            if (actor.getSnapshot().context.id !== id) return
            record.remove()
            actor.send({ type: 'changedElsewhere', session: undefined })
          },
        }),
      )
      .catch(() => undefined)

  return {
    token: () => held()?.token,
    /** Trades a token that a call was refused with for one that works. */
    renew: async (rejected: string): Promise<string> => {
      // Another tab may have renewed, signed in or signed out, and its news be still on their way.
      changedElsewhere()
      const before = held()
      if (!before) throw invalidToken()
      if (before.token !== rejected) return before.token
      actor.send({ type: 'rejected', token: rejected })
      const renewal = waitFor(actor, (snapshot) => !snapshot.matches({ member: 'renewing' }))
      // The renewal goes on by itself: a tab that holds it up may be frozen, and is never passed over.
      const after = await withinLimit(renewal).catch((error) => {
        recover(renewal)
        throw error
      })
      const { pair, failure } = after.context
      if (!pair) throw invalidToken()
      if (pair.token !== rejected) return pair.token
      throw failure ?? invalidToken()
    },
    /** Signs a member in: the pair is stored and everything of an earlier member is gone. */
    signIn: (pair: TokenPair): void => {
      actor.send({ type: 'signedIn', session: { id: record.newId(), pair } })
      announce('clientzone:signed-in', {})
    },
    /** Takes over new tokens of a sign-in that goes on; one that is over meanwhile stays over. id: of the sign-in. AUT-7. */
    replacePair: (id: string, pair: TokenPair): void => {
      changedElsewhere()
      const before = actor.getSnapshot().context
      const used = before.pair?.refresh_token
      if (before.id !== id || used === undefined) return
      record.write({ id, pair })
      void peers?.then((others) => others?.tell(used, pair))
      actor.send({ type: 'changedElsewhere', session: { id, pair } })
    },
    /** Signs the member out at once, whatever the server says to it. */
    signOut: (): void => {
      const pair = held()
      if (!pair) return
      const { refresh_token } = pair
      // Best effort: the server's answer changes nothing here. The call has taken its token before it is forgotten.
      call(revoke, { body: { refresh_token } }, { inPlace: true, keepalive: true }).catch(() => {})
      actor.send({ type: 'signedOut' })
    },
    /** Looks whether another page has renewed, signed in or signed out: after sleep, or the back/forward cache. */
    check: changedElsewhere,
    start: (): (() => void) => {
      addEventListener('storage', stored)
      if (!record.isShared()) peers = openPeers()
      actor.subscribe((snapshot) => {
        const { id } = snapshot.context
        const next: Session = snapshot.matches('member') && id ? { who: 'member', id } : { who: 'visitor' }
        const shown = $session.get()
        if (
          shown.who !== next.who ||
          (shown.who === 'member' && next.who === 'member' && shown.id !== next.id)
        )
          $session.set(next)
      })
      actor.start()
      // A token may expire where the network is poor.
      if (actor.getSnapshot().matches('member')) whenIdle(() => void fetchRenewal().catch(() => {}))
      return () => {
        removeEventListener('storage', stored)
        void peers?.then((others) => others?.close())
        actor.stop()
      }
    },
  }
}

/**
 * Ends a session whose cookies are still there though this browser keeps no mark of it: its sign-out met no network, or what
 * the site keeps was cleared. Returns its end, at which nothing is known of the platform's answer; undefined where there is none.
 * LCK-3.
 */
export const revokeOrphanedSession = (): Promise<void> | undefined =>
  csrfCookie() === undefined
    ? undefined
    : // Its token is a cookie that no page reads.
      call(revoke, { body: { refresh_token: '' } }, { inPlace: true }).catch(() => {})

/** Tells whether this browser keeps a session from page to page; true until it was tried. */
export const $storesSession = atom(true)

/** Tries anew whether the browser keeps a session: the member may have allowed it, or made room. */
export const checkSessionStorage = (): void => $storesSession.set(storesSession())

onMount($storesSession, () => {
  if (typeof window !== 'undefined') checkSessionStorage()
})

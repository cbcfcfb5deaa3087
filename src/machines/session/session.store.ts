import { atom } from 'nanostores'
import { createActor, fromPromise, waitFor } from 'xstate'
import { invalidToken } from '#lib/api/api-error.ts'
import { signOut as revoke } from '#lib/api/endpoints/sign-in.ts'
import { authKey, authRecord } from '#lib/browser/auth-record.ts'
import { holdLinks } from '#lib/browser/hold-links.ts'
import { lastingShelf } from '#lib/browser/storage.ts'
import { build } from '#lib/config/build.ts'
import type { TokenPair } from '#lib/domain/token-pair.ts'
import { call, connect } from '#lib/queries/call.ts'
import { forgetQueries } from '#lib/queries/remembered.ts'
import type { Peers } from './peers.ts'
import { renewPair } from './renew.ts'
import { sessionMachine } from './session.machine.ts'

/** Who uses the page: nobody can tell while it is built, a visitor, or the member of one sign-in. */
export type Session =
  | { readonly who: 'unknown' | 'visitor' }
  | { readonly who: 'member'; readonly id: string }

export const $session = atom<Session>({ who: 'unknown' })

/** Starts the session of a page. Returns what it offers, and how to take it down again. */
export const startSession = (shelf = lastingShelf()) => {
  const record = authRecord(shelf)
  let peers: Promise<Peers> | undefined
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        renew: fromPromise<TokenPair | undefined, { pair: TokenPair }>((given) =>
          renewPair(record, peers)(given),
        ),
      },
      actions: {
        keep: ({ event }) => event.type === 'signedIn' && record.write(event.sitting),
        forget: ({ context }) => {
          record.remove()
          const { id } = context
          if (id !== undefined) void peers?.then(({ part }) => part(id))
        },
        clearMember: forgetQueries,
      },
    }),
    { input: { sitting: record.read(), disableRefresh: build.disableRefresh } },
  )
  const held = () => actor.getSnapshot().context.pair

  const changedElsewhere = () => {
    const sitting = record.read()
    const { id, pair } = actor.getSnapshot().context
    if (sitting?.id === id && sitting?.pair.token === pair?.token) return
    actor.send({ type: 'changedElsewhere', sitting })
  }
  const stored = ({ key }: StorageEvent) => {
    if (key === authKey || key === null) changedElsewhere()
  }
  addEventListener('storage', stored)
  if (record.kind !== 'local')
    // Only where storage is not shared: nearly nobody, so nearly nobody loads it.
    peers = import('./peers.ts').then(({ openPeers }) =>
      openPeers({
        renewed: (used, pair) => {
          const { id } = actor.getSnapshot().context
          if (id === undefined || held()?.refresh_token !== used) return
          record.write({ id, pair })
          actor.send({ type: 'changedElsewhere', sitting: { id, pair } })
        },
        signedOut: (id) => {
          if (actor.getSnapshot().context.id !== id) return
          record.remove()
          actor.send({ type: 'changedElsewhere', sitting: undefined })
        },
      }),
    )

  actor.subscribe((snapshot) => {
    const { id } = snapshot.context
    const next: Session = snapshot.matches('member') && id ? { who: 'member', id } : { who: 'visitor' }
    const shown = $session.get()
    if (shown.who !== next.who || (shown.who === 'member' && next.who === 'member' && shown.id !== next.id))
      $session.set(next)
  })
  actor.start()

  connect({
    token: () => held()?.token,
    renew: async (rejected) => {
      const before = held()
      if (!before) throw invalidToken()
      if (before.token !== rejected) return before.token
      actor.send({ type: 'rejected', token: rejected })
      const done = waitFor(actor, (snapshot) => !snapshot.matches({ member: 'renewing' }))
      // A page that is left now never learns the new pair, and the old one is already used up.
      holdLinks(done)
      const after = await done
      const { pair, failure } = after.context
      if (!pair) throw invalidToken()
      if (pair.token !== rejected) return pair.token
      throw failure ?? invalidToken()
    },
  })

  return {
    /** Takes a member in: the pair is stored and everything of an earlier member is gone. */
    signIn: (pair: TokenPair): void =>
      actor.send({ type: 'signedIn', sitting: { id: record.newId(), pair } }),
    /** Lets the member go at once, whatever the server says to it. */
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
    stop: (): void => {
      removeEventListener('storage', stored)
      void peers?.then(({ close }) => close())
      actor.stop()
    },
  }
}

import * as v from 'valibot'
import { stored, type TextStorage } from '#lib/browser/storage.ts'
import { exchangedTokenKey } from '#lib/browser/storage-keys.ts'
import { type TokenPair, tokenPair } from '#lib/domain/session/token-pair.ts'

/** The longest time that a tab waits for the others to report a renewal of the same pair, in milliseconds. */
const listening = 2000
/** The number of traded refresh tokens that a tab remembers. */
const mostTraded = 10

const word = v.variant('type', [
  v.object({ type: v.literal('asked'), used: v.string() }),
  v.object({ type: v.literal('renewed'), used: v.string(), pair: tokenPair }),
  v.object({ type: v.literal('unknown'), used: v.string() }),
  v.object({ type: v.literal('signedOut'), id: v.string() }),
])
type Word = v.InferOutput<typeof word>

export interface Peers {
  /** Asks the other tabs what became of a refresh token; undefined when none of them used it. */
  ask(used: string): Promise<TokenPair | undefined>
  /** Tells the other tabs which pair a refresh token was traded for. */
  tell(used: string, pair: TokenPair): void
  part(id: string): void
  close(): void
}

const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** The refresh tokens that this tab has traded: its earlier pages too, since another tab may still hold one of them. */
const tradedIn = (storage: TextStorage, key: string) => {
  const kept = stored(key, v.array(v.string()), storage)
  const read = (): string[] => kept.read() ?? []
  return {
    has: (used: string) => read().includes(used),
    add: (used: string) => kept.write([...read(), used].slice(-mostTraded)),
    clear: () => kept.remove(),
  }
}

interface PeersOptions {
  /** The name of the channel; with the club in it where one origin serves several. */
  readonly name: string
  readonly storage: TextStorage
  readonly held: () => TokenPair | undefined
  readonly renewed: (used: string, pair: TokenPair) => void
  readonly signedOut: (id: string) => void
}

/**
 * The tabs that hold the same session where storage is not shared: a duplicated tab has a copy of the pair, and a
 * one-time refresh token used by both would end the session for both (AS-30). Each holds a shared lock while it is
 * open, so that whoever asks knows how many answers to wait for.
 */
export const openPeers = ({ name, storage, held, renewed, signedOut }: PeersOptions): Peers => {
  const channel = openChannel(name)
  const traded = tradedIn(storage, exchangedTokenKey(name))
  const waiting = new Map<string, (pair?: TokenPair) => void>()
  const post = (message: Word) => channel?.postMessage(message)
  const open = `${name}:open`
  const closed = new AbortController()
  const present = async () =>
    navigator.locks.request(
      open,
      { mode: 'shared' },
      () => new Promise((rest) => closed.signal.addEventListener('abort', rest)),
    )
  present().catch(() => {})
  /** Counts the other open tabs; undefined where the browser cannot tell. */
  const others = async (): Promise<number | undefined> => {
    try {
      const { held: locks = [] } = await navigator.locks.query()
      return locks.filter((lock) => lock.name === open).length - 1
    } catch {
      return undefined
    }
  }
  channel?.addEventListener('message', ({ data }) => {
    const heard = v.safeParse(word, data)
    if (!heard.success) return
    const message = heard.output
    if (message.type === 'signedOut') {
      traded.clear()
      return signedOut(message.id)
    }
    if (message.type === 'unknown') return waiting.get(message.used)?.()
    if (message.type === 'asked') {
      const pair = traded.has(message.used) ? held() : undefined
      post(pair ? { type: 'renewed', used: message.used, pair } : { type: 'unknown', used: message.used })
      return
    }
    waiting.get(message.used)?.(message.pair)
    renewed(message.used, message.pair)
  })
  return {
    ask: async (used) => {
      const count = await others()
      if (!channel || count === 0) return undefined
      return new Promise((resolve) => {
        let unknown = 0
        const settle = (pair: TokenPair | undefined) => {
          clearTimeout(timer)
          waiting.delete(used)
          resolve(pair)
        }
        const timer = setTimeout(() => settle(undefined), listening)
        waiting.set(used, (pair) => {
          unknown += 1
          if (pair || unknown === count) settle(pair)
        })
        post({ type: 'asked', used })
      })
    },
    tell: (used, pair) => {
      traded.add(used)
      post({ type: 'renewed', used, pair })
    },
    part: (id) => {
      traded.clear()
      post({ type: 'signedOut', id })
    },
    close: () => {
      closed.abort()
      channel?.close()
    },
  }
}

import * as v from 'valibot'
import { type TokenPair, tokenPair } from '#lib/domain/token-pair.ts'

/** How long a tab waits for others to say that they renewed the same pair, in milliseconds. */
const listening = 150

const word = v.variant('type', [
  v.object({ type: v.literal('asked'), used: v.string() }),
  v.object({ type: v.literal('renewed'), used: v.string(), pair: tokenPair }),
  v.object({ type: v.literal('signedOut'), id: v.string() }),
])
type Word = v.InferOutput<typeof word>

export interface Peers {
  /** Asks the other tabs what became of a refresh token; undefined when none of them used it. */
  ask(used: string): Promise<TokenPair | undefined>
  /** Tells the other tabs which pair a refresh token was traded for. */
  tell(used: string, pair: TokenPair): void
  /** Tells the other tabs that a sign-in is over. */
  part(id: string): void
  close(): void
}

const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('session')
  } catch {
    return undefined
  }
}

/**
 * The tabs that hold the same session where storage is not shared: a duplicated tab has a copy of the pair, and a
 * one-time refresh token used by both would end the session for both (AS-30).
 */
export const openPeers = (listener: {
  renewed: (used: string, pair: TokenPair) => void
  signedOut: (id: string) => void
}): Peers => {
  const channel = openChannel()
  const traded = new Map<string, TokenPair>()
  const waiting = new Map<string, (pair: TokenPair) => void>()
  const post = (message: Word) => channel?.postMessage(message)
  channel?.addEventListener('message', ({ data }) => {
    const heard = v.safeParse(word, data)
    if (!heard.success) return
    const said = heard.output
    if (said.type === 'signedOut') return listener.signedOut(said.id)
    if (said.type === 'asked') {
      const pair = traded.get(said.used)
      if (pair) post({ type: 'renewed', used: said.used, pair })
      return
    }
    waiting.get(said.used)?.(said.pair)
    listener.renewed(said.used, said.pair)
  })
  return {
    ask: (used) =>
      new Promise((resolve) => {
        if (!channel) return resolve(undefined)
        const timer = setTimeout(() => settle(undefined), listening)
        const settle = (pair: TokenPair | undefined) => {
          clearTimeout(timer)
          waiting.delete(used)
          resolve(pair)
        }
        waiting.set(used, settle)
        post({ type: 'asked', used })
      }),
    tell: (used, pair) => {
      traded.set(used, pair)
      post({ type: 'renewed', used, pair })
    },
    part: (id) => post({ type: 'signedOut', id }),
    close: () => channel?.close(),
  }
}

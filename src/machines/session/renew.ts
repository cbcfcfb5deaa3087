import { endsSession } from '#lib/api/api-error.ts'
import { refreshSession } from '#lib/api/endpoints/sign-in.ts'
import type { AuthRecord } from '#lib/browser/auth-record.ts'
import { withLock } from '#lib/browser/locks.ts'
import type { TokenPair } from '#lib/domain/token-pair.ts'
import { call } from '#lib/queries/call.ts'
import type { Peers } from './peers.ts'

/** How long a silent holder of the lock is waited for, in milliseconds; a frozen tab must not hold up the others. */
const patience = 4000

/**
 * Trades a pair for a new one, once for all tabs: storage is read again before (another tab may have renewed) and
 * after (the member may have left, another may have come), and a late pair is then discarded.
 * Undefined: the session has ended. Fails when the server could not be asked or did not decide.
 */
export const renewPair =
  (record: AuthRecord, peers: Promise<Peers> | undefined) =>
  ({ input: { pair }, signal }: { input: { pair: TokenPair }; signal: AbortSignal }) =>
    withLock('session', patience, async (): Promise<TokenPair | undefined> => {
      const changed = (): boolean => record.read()?.pair.refresh_token !== pair.refresh_token
      if (changed()) return record.read()?.pair
      if (record.kind !== 'local') {
        const traded = await (await peers)?.ask(pair.refresh_token)
        if (traded) return traded
      }
      if (signal.aborted) return undefined
      let fresh: TokenPair
      try {
        fresh = await call(
          refreshSession,
          { body: { refresh_token: pair.refresh_token } },
          { inPlace: true, keepalive: true },
        )
      } catch (error) {
        if (changed()) return record.read()?.pair
        if (endsSession(error)) return undefined
        throw error
      }
      const stored = record.read()
      if (signal.aborted || stored === undefined || changed()) return stored?.pair
      record.write({ id: stored.id, pair: fresh })
      void peers?.then(({ tell }) => tell(pair.refresh_token, fresh))
      return fresh
    })

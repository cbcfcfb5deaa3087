import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { linkIdentity, listIdentities } from '#lib/api/endpoints/account-access.ts'
import { onOnline, onReturn, open } from '#lib/browser/navigation.ts'
import type { CardWish } from '#lib/domain/card/wish.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { perform, refresh } from '#lib/queries/perform.ts'
import { signOut } from '../start/portal.ts'
import { cardPairingMachine } from './card-pairing.machine.ts'

type Wished = CardWish | undefined

/** The row of the call names nothing to refresh, so that the flow does. SES-12. */
const refreshCards = () => void refresh(['user', 'identities'])

/** The pairing of a card as the screen runs it. PRF-5. */
export const cardPairing = cardPairingMachine.provide({
  actors: {
    link: fromPromise<string, Wished>(async ({ input: body = { type: 'virtual_card' } }) => {
      const { identity } = await perform(linkIdentity, { body }, { inPlace: true })
      refreshCards()
      return identity.value || (body.type === 'card' ? body.number : '')
    }),
    findCard: fromPromise<string | undefined, Wished>(async ({ input, signal }) => {
      const { user_identities } = await call(listIdentities, {}, { signal, inPlace: true })
      const numbers = user_identities.flatMap(({ type, value }) => (type === 'card' ? value : []))
      const found = numbers.find((number) => input?.type !== 'card' || number === input.number)
      if (found) refreshCards()
      return found
    }),
    awaitReturn: fromCallback<EventObject, void>(({ sendBack }) => {
      const tell = () => sendBack({ type: 'returned' })
      const stops = [onReturn(tell), onOnline(tell)]
      return () => {
        for (const stop of stops) stop()
      }
    }),
  },
  actions: {
    goToLogin: signOut,
    // The page of the password is for visitors; the later of two navigations counts.
    goToReset: () => {
      signOut()
      open(pathTo('/forgot'))
    },
  },
})

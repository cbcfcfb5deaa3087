import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { linkIdentity, listIdentities } from '#lib/api/endpoints/account-access.ts'
import { listen, onReturn, open, stopAll } from '#lib/browser/navigation.ts'
import { isRefusal } from '#lib/domain/call-error.ts'
import { callThenRecheck } from '#lib/domain/call-then-recheck.ts'
import { type CardRequest, cardFailure } from '#lib/domain/card/card.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { perform, refresh } from '#lib/queries/perform.ts'
import { signOut } from '../start/portal.ts'
import { cardPairingMachine, type Pairing } from './card-pairing.machine.ts'

/** The row of the call names nothing to refresh, so that the flow does. SES-12. */
const refreshCards = () => void refresh(['user', 'identities'])

const link = async (body: CardRequest): Promise<string> => {
  const { identity } = await perform(linkIdentity, { body }, { inPlace: true })
  refreshCards()
  return identity.value || (body.type === 'card' ? body.number : '')
}

const findCard = async (wish: CardRequest, signal: AbortSignal): Promise<string | undefined> => {
  const { user_identities } = await call(listIdentities, {}, { signal, inPlace: true })
  const numbers = user_identities.flatMap(({ type, value }) => (type === 'card' ? value : []))
  const found = numbers.find((number) => wish.type !== 'card' || number === wish.number)
  if (found) refreshCards()
  return found
}

/** The pairing of a card as the screen runs it. PRF-5. */
export const cardPairing = cardPairingMachine.provide({
  actors: {
    link: fromPromise<string, Pairing>(({ input: { wish = { type: 'virtual_card' }, isSent }, signal }) =>
      callThenRecheck({
        isSent,
        call: () => link(wish),
        recheck: () => findCard(wish, signal),
        // The member may be the one who has it.
        mayBeDone: (error) => !isRefusal(error) || cardFailure(error).isTaken,
      }),
    ),
    awaitReturn: fromCallback<EventObject, void>(({ sendBack }) => {
      const tell = () => sendBack({ type: 'returned' })
      return stopAll(onReturn(tell), listen('online', tell))
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

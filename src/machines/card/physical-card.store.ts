import { fromPromise } from 'xstate'
import { requestPhysicalCard } from '#lib/api/endpoints/card.ts'
import { perform } from '#lib/queries/perform.ts'
import { physicalCardMachine } from './physical-card.machine.ts'

/** The request for a plastic card as the card's page runs it. */
export const physicalCard = physicalCardMachine.provide({
  actors: {
    request: fromPromise<void, { place: string }>(async ({ input, signal }) => {
      await perform(requestPhysicalCard, { body: { store_id: input.place } }, { signal, inPlace: true })
    }),
  },
})

import { fromPromise } from 'xstate'
import { verifyCard } from '#lib/api/endpoints/registration.ts'
import { open } from '#lib/browser/navigation.ts'
import type { VerifiedCard } from '#lib/domain/one-time-code.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { tickFor } from '../common/ticks.ts'
import { awaitReturn } from '../session/actors.ts'
import { cardVerificationMachine } from './card-verification.machine.ts'
import { keepCard } from './handed-over.storage.ts'

/** The machine of a card's number that comes before the form: looks it up and goes on to the form. */
export const cardVerification = cardVerificationMachine.provide({
  actors: {
    verify: fromPromise<VerifiedCard, { number: string }>(({ input, signal }) =>
      call(verifyCard, { body: { card_number: input.number } }, { signal, inPlace: true }),
    ),
    countDown: tickFor,
    awaitReturn,
  },
  actions: {
    handOver: (_, card) => {
      keepCard(card)
      open(pathTo('/register-after-verify'))
    },
  },
})

import { verifyCard } from '#lib/api/endpoints/registration.ts'
import { open } from '#lib/browser/navigation.ts'
import { cardNumber } from '#lib/domain/card/card.ts'
import { type CardChoiceError, cardChoiceError, lookUpFailure } from '#lib/domain/registration/card-choice.ts'
import { pathTo } from '#lib/paths.ts'
import { call } from '#lib/queries/call.ts'
import { form } from '../common/form.store.ts'
import { cardRecord } from './handed-over.storage.ts'

/** A registration that begins with the card: its number is looked up before the form is shown. REG-2. */
export const cardVerification = form({
  errorsOf: (typed: { number: string }): { readonly card_number?: CardChoiceError | undefined } => ({
    card_number: cardChoiceError('existing', typed.number),
  }),
  failureOf: lookUpFailure,
  send: async (typed, signal) => {
    const body = { card_number: cardNumber(typed.number) ?? '' }
    cardRecord().write(await call(verifyCard, { body }, { signal, inPlace: true }))
    open(pathTo('/register-after-verify'))
  },
  leaves: true,
})

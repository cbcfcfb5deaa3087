import { fromPromise } from 'xstate'
import { redeemPromoCode } from '#lib/api/endpoints/promo-code.ts'
import { forgetDraft } from '#lib/browser/draft.ts'
import type { Promo } from '#lib/domain/promo-code/promo.ts'
import { ownDraft } from '#lib/queries/owner.ts'
import { perform } from '#lib/queries/perform.ts'
import { promoCodeMachine } from './promo-code.machine.ts'

/** Returns the draft name for the text that the member types, so that leaving the page loses nothing. */
export const promoDraft = (): string => ownDraft('promo-code')

/** The entry of a promo code as the screen runs it; the row refreshes the member and her transactions. */
export const promoCode = promoCodeMachine.provide({
  actors: {
    redeem: fromPromise<Promo, { code: string }>(({ input }) =>
      perform(redeemPromoCode, { body: input }, { inPlace: true }),
    ),
  },
  actions: { forgetTyped: () => forgetDraft(promoDraft()) },
})

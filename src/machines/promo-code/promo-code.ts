import { redeemPromoCode } from '#lib/api/endpoints/member.ts'
import { forgetDraft } from '#lib/browser/session-storage.ts'
import { codeOf, isRefusal } from '#lib/domain/call-error.ts'
import { MistypedError } from '#lib/domain/form.ts'
import { promoErrors, promoFailure } from '#lib/domain/promo-code/promo.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { pathTo } from '#lib/paths.ts'
import { ownDraft } from '#lib/queries/owner.ts'
import { perform } from '#lib/queries/perform.ts'
import { form } from '../common/form.store.ts'
import { leftPage } from '../frame/left-page.ts'

/** Returns the draft name for the text that the member types, so that leaving the page loses nothing. */
export const promoDraft = (): string => ownDraft('promo-code')

/**
 * Giving the club a promo code. One code at a time, sent once: after a lost reply only the member tries again, and a code
 * that is used by then was most likely used by her first try. The row refreshes the member and her transactions. PRF-7.
 */
export const promoCode = () => {
  /** The code whose reply was lost. */
  let lost: string | undefined
  return form({
    errorsOf: promoErrors,
    failureOf: promoFailure,
    send: async (typed: { code: string }) => {
      const code = typed.code.trim()
      try {
        const gain = await perform(redeemPromoCode, { body: { code } }, { inPlace: true })
        forgetDraft(promoDraft())
        return gain
      } catch (error) {
        if (codeOf(error) === 'promo_used' && lost === code) throw new MistypedError({ code: 'usedByTry' })
        if (!isRefusal(error)) lost = code
        throw error
      }
    },
    left: leftPage({
      done: () => wordsNow().promoCode.accepted(),
      failed: (reason) => `${wordsNow().promoCode.label()}: ${reason}`,
      form: pathTo('/promo-code'),
    }),
  })
}

import { requestPhysicalCard } from '#lib/api/endpoints/member.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { perform } from '#lib/queries/perform.ts'
import { leftPage } from '../frame/left-page.ts'

/** Requests a plastic card, to be fetched at a place of the club. Fails with ApiError. PRF-1. */
export const requestCard = (place: string): Promise<unknown> =>
  perform(requestPhysicalCard, { body: { store_id: place } }, { inPlace: true })

/** Reports the request to a member who has left the card. */
export const cardRequestLeft = leftPage({
  done: () => wordsNow().card.pass.physical.next(),
  failed: (reason) => `${wordsNow().card.pass.physical.submit()}: ${reason}`,
})

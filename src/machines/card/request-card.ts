import { requestPhysicalCard } from '#lib/api/endpoints/member.ts'
import { perform } from '#lib/queries/perform.ts'

/** Requests a plastic card, to be fetched at a place of the club. Fails with ApiError. PRF-1. */
export const requestCard = (place: string): Promise<unknown> =>
  perform(requestPhysicalCard, { body: { store_id: place } }, { inPlace: true })

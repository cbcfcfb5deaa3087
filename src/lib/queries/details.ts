import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { getConsentText, listConsents } from '#lib/api/endpoints/consents.ts'
import { getCoupon } from '#lib/api/endpoints/coupons.ts'
import { getMember } from '#lib/api/endpoints/member.ts'
import type { CouponDetail } from '#lib/domain/coupons/coupon.ts'
import { call } from './call.ts'
import { couponsQuery } from './lists.ts'
import { persisted } from './persisted.ts'
import { cachedData } from './query-client.ts'

/** Reads the member who is signed in. */
export const memberQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => (await call(getMember, {}, { signal })).user,
  ...persisted(['user'], (user) => v.parse(getMember.response, { user }).user),
})

/** Returns a coupon as the list on an earlier screen, or on this one, knows it. */
export const couponInList = (id: string): CouponDetail | undefined =>
  cachedData(couponsQuery)
    ?.pages.flatMap(({ items }) => items)
    .find((coupon) => coupon.id === id)

/** One coupon; what the list on an earlier screen knew of it stands until its own answer comes. */
export const couponQuery = (id: string) =>
  queryOptions<CouponDetail>({
    queryKey: ['coupon', id],
    queryFn: async ({ signal }) =>
      (await call(getCoupon, { params: { id } }, { signal, inPlace: 404 })).coupon,
    ...persisted(['coupon', id], (coupon) => v.parse(getCoupon.response, { coupon }).coupon),
    placeholderData: () => couponInList(id),
  })

/** The consents that stand in one place: the footer, the registration, the profile. */
export const consentsQuery = (displayIn: 'registration' | 'footer' | 'profile') =>
  queryOptions({
    queryKey: ['consents', displayIn],
    queryFn: async ({ signal }) => (await call(listConsents, { body: { displayIn } }, { signal })).consents,
  })

/** The words of a consent as they stand today. `html` is not safe as it is. */
export const consentTextQuery = (id: string) =>
  queryOptions({
    queryKey: ['consent', id],
    queryFn: ({ signal }) => call(getConsentText, { params: { id } }, { signal, inPlace: true }),
  })

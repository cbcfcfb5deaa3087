// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'
import { couponQuery, couponsQuery, keepEnded, useCoupons } from '#lib/queries/coupons.ts'
import { queryClient } from '#lib/queries/query-client.ts'

afterEach(() => queryClient.clear())

const coupon = (id: string, fields: Partial<Coupon> = {}) =>
  ({ id, name: `Coupon ${id}`, activated: false, ...fields }) as Coupon
const answer = (...items: Coupon[]) =>
  queryClient.setQueryData(couponsQuery.queryKey, {
    pages: [{ items, received: items.length }],
    pageParams: [0],
  })

test('a coupon whose activation ended stays behind the active ones, also in a list that dropped it before, until sign-out @CPN-6', async () => {
  const active = coupon('2', { activated: true, expiration_at: Date.now() / 1000 + 60 })
  const ended = coupon('3', { activated: true, expiration_at: Date.now() / 1000 - 1 })
  answer(coupon('1'), active)
  const { result } = renderHook(useCoupons)
  const shown = () => result.current.data?.map(({ id }) => id)
  expect(shown()).toEqual(['2', '1'])
  queryClient.setQueryData(couponQuery('3').queryKey, ended)
  act(() => keepEnded('3'))
  act(() => keepEnded('1'))
  await waitFor(() => expect(shown()).toEqual(['2', '3', '1']))
  act(() => void answer(coupon('3')))
  await waitFor(() => expect(shown()).toEqual(['3']))
})

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CouponCard } from '#islands/dashboard/sections.tsx'
import type { Coupon } from '#lib/domain/coupons/coupon.ts'

const start = 1_800_000_000

beforeEach(() => vi.useFakeTimers({ now: start * 1000 }))

const show = (fields: Partial<Coupon>) =>
  render(
    <CouponCard coupon={{ id: '7', name: 'Warm bread', activated: true, ...fields }} member={undefined} />,
  )
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('the last seconds of a coupon are right on the dashboard too, and told once @DSH-1 @CPN-7 @CPN-9', () => {
  show({ ribbon: 'Hurry', expiration_at: start + 100 })
  expect(screen.getByText('1:40')).toBeTruthy()
  expect(screen.getByText('Valid now')).toBeTruthy()
  pass(1)
  expect(screen.getByText('1:39')).toBeTruthy()
  pass(98)
  expect(screen.getByText('0:01')).toBeTruthy()
  pass(1)
  expect(screen.getByText('Ended')).toBeTruthy()
  expect(screen.queryByText('Hurry')).toBeNull()
})

test('a coupon that has ended is neither active nor for sale on the dashboard @C1 @DSH-1', () => {
  show({ expiration_at: start + 1 })
  expect(screen.getByText('Active')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Active')).toBeNull()
  cleanup()
  show({ activated: false, points: 5000, valid_until: start + 2 })
  expect(screen.getByText('50 points')).toBeTruthy()
  pass(1)
  expect(screen.getByText('Ended')).toBeTruthy()
  expect(screen.queryByText('50 points')).toBeNull()
})

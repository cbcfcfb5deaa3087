// @vitest-environment jsdom

import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SpokenCountdown } from '#islands/coupons/coupon.island.tsx'
import { CouponAction } from '#islands/coupons/coupon-action.tsx'
import { CouponTile } from '#islands/coupons/coupons.island.tsx'
import { type Coupon, couponStatus } from '#lib/domain/coupons/coupon.ts'
import type { Member } from '#lib/domain/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'

const start = 1_800_000_000
const refreshed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: start * 1000 })
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filters) =>
    refreshed(filters?.queryKey?.[0]),
  )
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} })
})

const member: Member = {
  id: '1',
  firstname: 'Ema',
  lastname: '',
  email: '',
  sex: 'undefined',
  is_verified: true,
  card: undefined,
  phones: [],
  wallets: [{ id: '1', is_primary: true, points: 10_000, pending_points: undefined, expirations: [] }],
  params_v2: {},
}

const ids = Array.from({ length: 100 }, (_, index) => `coupon-${index}`)
/** Each coupon has an id of its own: an end is told of once. */
const coupon = (fields: Partial<Coupon> = {}): Coupon => ({
  id: ids.pop() ?? '',
  name: 'Warm bread',
  activated: false,
  perex: undefined,
  img_logo: undefined,
  ribbon: undefined,
  points: undefined,
  user_coupon_id: undefined,
  code: undefined,
  valid_from: undefined,
  valid_until: undefined,
  expiration_at: undefined,
  ...fields,
})

const show = (fields: Partial<Coupon> = {}) =>
  render(
    <ul>
      <CouponTile coupon={coupon(fields)} member={member} />
    </ul>,
  )
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const button = () => screen.getByRole('button')

test('a tile is named by its coupon, and so is its button @CPN-1', () => {
  show({ id: '7/8' })
  expect(screen.getByRole('link', { name: 'Warm bread' }).getAttribute('href')).toBe('/coupon/7%2F8')
  expect(screen.getByRole('button', { name: 'Activate Warm bread' })).toBeTruthy()
})

test('the seconds tick in the ribbon, and no tile of a list says them aloud over what the member has done @CPN-9 @D8', async () => {
  show({ ribbon: 'Hurry', valid_until: start + 102 })
  expect(screen.getByText('Hurry')).toBeTruthy()
  await pass(2)
  expect(screen.getByText('1:40')).toBeTruthy()
  await pass(1)
  expect(screen.getByText('1:39')).toBeTruthy()
  expect(screen.getByText('Valid now')).toBeTruthy()
  expect(screen.queryAllByRole('status')).toEqual([])
})

test('on its own screen a coupon’s seconds are said aloud, only now and then @CPN-9 @D8', () => {
  const spoken = (seconds: number) => <SpokenCountdown left={seconds} name="Warm bread" />
  const { rerender } = render(spoken(101))
  const aloud = () => screen.getByRole('status').textContent
  expect(aloud()).toBe('')
  const heard = new Set<string | null>()
  for (let second = 100; second > 0; second -= 1) {
    rerender(spoken(second))
    heard.add(aloud())
  }
  expect([...heard]).toEqual(
    ['1:40', '1:00', '0:30', '0:10'].map((seconds) => `Warm bread: Ends in ${seconds}`),
  )
})

test('a page that is opened in between says the seconds that it shows @CPN-9 @D8', () => {
  render(<SpokenCountdown left={47} name="Warm bread" />)
  expect(screen.getByRole('status').textContent).toBe('Warm bread: Ends in 0:47')
})

test('the button of an active coupon says its state, what a press does and the one time that runs @CPN-2 @CPN-9', async () => {
  show({ activated: true, code: '123', expiration_at: start + 208 })
  await pass(1)
  expect(screen.getByRole('button', { name: 'Active · show code Warm bread' })).toBe(button())
  expect(screen.getByText('3:27')).toBeTruthy()
  expect(screen.getByText('Valid now')).toBeTruthy()
})

test('a validity that the ribbon says already is not said twice @CPN-7 @CPN-8', () => {
  vi.setSystemTime(new Date(2027, 0, 20, 12))
  const tomorrow = new Date(2027, 0, 21, 20).getTime() / 1000
  const { rerender } = show({ ribbon: 'Until tomorrow', valid_until: tomorrow })
  expect(screen.getByText('Until tomorrow')).toBeTruthy()
  expect(screen.queryByText('Valid until tomorrow')).toBeNull()
  rerender(
    <CouponTile coupon={coupon({ ribbon: 'Hurry', valid_until: tomorrow })} key="other" member={member} />,
  )
  expect(screen.getByText('Valid until tomorrow')).toBeTruthy()
})

test('an active coupon without a code offers none @CPN-2', () => {
  show({ activated: true, expiration_at: start + 3000 })
  expect(screen.getByRole('listitem').textContent).toBe('Warm breadValid nowActive50\u00a0min')
})

test('its end refreshes the coupons once, and the tile is calm until they come @CPN-9', async () => {
  show({ ribbon: 'Hurry', valid_until: start + 3 })
  await pass(3)
  expect(screen.getByText('Ended')).toBeTruthy()
  expect(screen.queryByText('Hurry')).toBeNull()
  await pass(60)
  expect(refreshed.mock.calls.flat()).toEqual(['coupons', 'coupon'])
})

test('a tile whose time comes may be activated at once, and nothing is refreshed for it @CPN-3 @CPN-9', async () => {
  show({ ribbon: 'Soon', valid_from: start + 50, valid_until: start + 400_000 })
  expect(button().getAttribute('aria-describedby')).not.toBeNull()
  expect(screen.getByText('Soon')).toBeTruthy()
  await pass(50)
  expect(button().getAttribute('aria-describedby')).toBeNull()
  expect(refreshed).not.toHaveBeenCalled()
})

test.each([
  ['hover', (button: Element) => fireEvent.pointerEnter(button, { pointerType: 'mouse' })],
  ['focus', (button: Element) => fireEvent.focus(button)],
  ['click', (button: Element) => fireEvent.click(button)],
])(
  'before its start a coupon shows on %s from when it is valid, in a tile and on its own screen @CPN-2',
  async (_, point) => {
    const early = coupon({ valid_from: Date.UTC(2027, 0, 20, 6, 30) / 1000 })
    const status = couponStatus(early, member, start)
    const views = [
      <CouponTile coupon={early} key="tile" member={member} />,
      <CouponAction coupon={early} key="screen" large namedBy="" status={status} />,
    ]
    for (const view of views) {
      const { unmount } = render(view)
      const tooltip = screen.getByRole('tooltip', { hidden: true })
      const shown = vi.fn()
      Object.assign(tooltip, { showPopover: shown })
      await act(() => point(button()))
      expect(shown).toHaveBeenCalledOnce()
      expect(tooltip.textContent).toMatch(/^This coupon is valid from January 20, 2027/)
      unmount()
    }
  },
)

test('a tile is drawn once, and again only when its text changes @CPN-9', async () => {
  const drawn = vi.fn()
  const ending = coupon({ valid_until: start + 2 * 3600 + 60 })
  render(
    <Profiler id="tile" onRender={drawn}>
      <CouponTile coupon={ending} member={member} />
    </Profiler>,
  )
  await pass(50)
  expect(drawn).toHaveBeenCalledOnce()
  await pass(20)
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('a tile without an end is not drawn again when the member returns @CPN-9', async () => {
  const drawn = vi.fn()
  render(
    <Profiler id="tile" onRender={drawn}>
      <CouponTile coupon={coupon()} member={member} />
    </Profiler>,
  )
  await pass(50)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(drawn).toHaveBeenCalledOnce()
})

test('a coupon that has changed is drawn with its own time in the same frame @CPN-9', async () => {
  const one = coupon({ valid_until: start + 3 * 86_400 })
  const { rerender } = render(<CouponTile coupon={one} member={member} />)
  await pass(1000)
  rerender(<CouponTile coupon={{ ...one, valid_until: start + 1060 }} member={member} />)
  expect(screen.getByText('1:00')).toBeTruthy()
})

test('a tile that is drawn again after a while shows the time that is left @CPN-9', async () => {
  const ending = coupon({ valid_until: start + 90 })
  const { unmount } = render(<CouponTile coupon={ending} member={member} />)
  await pass(10)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  await pass(20)
  render(<CouponTile coupon={ending} member={member} />)
  expect(screen.getByText('1:00')).toBeTruthy()
  await pass(1)
  expect(screen.getByText('0:59')).toBeTruthy()
})

test('a tile that leaves the screen stops counting @CPN-9', async () => {
  const { unmount } = show({ valid_until: start + 3 })
  unmount()
  expect(vi.getTimerCount()).toBe(0)
  await pass(10)
  expect(refreshed).not.toHaveBeenCalled()
})

test('a button goes the second its coupon ends, and a question that is open stays @C1 @CPN-2 @CPN-9', async () => {
  show({ valid_until: start + 3 })
  fireEvent.click(button())
  await pass(3)
  expect(screen.queryByRole('button', { name: /^Activate Warm/, hidden: true })).toBeNull()
})

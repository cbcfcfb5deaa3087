// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Balance } from '#islands/shared/member-balance.tsx'
import type { Wallet } from '#lib/domain/member.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import { chooseLocale } from '#lib/i18n/words.ts'

const now = new Date(2026, 10, 22, 10).getTime() / 1000
const at = (month: number, day: number) => new Date(2027, month - 1, day, 12).getTime() / 1000
const wallet = (parts: Partial<Wallet>): Wallet => ({
  id: 'w',
  is_primary: true,
  points: 425_050,
  pending_points: undefined,
  expirations: [],
  ...parts,
})
const show = async (parts: Partial<Wallet>, locale: Locale = 'en') => {
  await chooseLocale(locale)
  return render(<Balance now={now} wallets={[wallet(parts)]} />)
}

test('a balance of which nothing else is known stands alone @C3 @PTS-1', async () => {
  const { container } = await show({})
  expect(container.textContent).toBe('4,250.5')
})

test('of several balances with points, none of them primary, no figure is shown but the reason @C3 @CPN-3', async () => {
  await chooseLocale('en')
  const parts = [wallet({ is_primary: false }), wallet({ is_primary: false, points: 100 })]
  const { container } = render(<Balance now={now} wallets={parts} />)
  expect(container.textContent).toBe(
    'The club keeps your points in several parts and doesn’t say which of them you can spend.',
  )
})

test('points that wait and points that lapse stand beside the balance, each in its form @C3 @PTS-1', async () => {
  await show({ pending_points: 100, expirations: [{ points: 20_000, at: at(1, 5) }] })
  expect(screen.getByText('1 point pending')).toBeTruthy()
  expect(screen.getByText('200 points expire on January 5, 2027')).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})

test('later dates are one press away, in their order @C3 @PTS-1', async () => {
  await show({
    expirations: [
      { points: 300, at: at(3, 1) },
      { points: 100, at: at(1, 5) },
      { points: 200, at: at(2, 1) },
    ],
  })
  const summary = screen.getByText('Later dates').closest('summary')
  expect(summary?.textContent).toBe('1\u00a0point expires on January 5, 2027 Later dates')
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '2\u00a0points expire on February 1, 2027',
    '3\u00a0points expire on March 1, 2027',
  ])
})

test.each([
  ['bg', '5 чакащи точки', '2 точки изтичат на 5 януари 2027 г.'],
  ['cs', '5 čekajících bodů', '2 body propadnou 5. ledna 2027'],
  ['sk', '5 čakajúcich bodov', '2 body prepadnú 5. januára 2027'],
  ['pl', '5 punktów oczekuje', '2 punkty wygasną 5 stycznia 2027'],
  ['ro', '5 puncte în așteptare', '2 puncte expiră pe 5 ianuarie 2027'],
  ['fr', '5 points en attente', '2 points expirent le 5 janvier 2027'],
] as const)('a member reads in %s what waits and what lapses @C3 @WHL-3', async (locale, pending, lapse) => {
  const { container } = await show(
    { pending_points: 500, expirations: [{ points: 200, at: at(1, 5) }] },
    locale,
  )
  const text = container.textContent?.replace(/\s/g, ' ')
  expect(text).toContain(pending)
  expect(text).toContain(lapse)
})

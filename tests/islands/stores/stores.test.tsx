// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StoresIsland } from '#islands/stores/stores.island.tsx'
import { setStage } from '../frame/stage.ts'

const stage = setStage()
const shop = (id: string, parts: object = {}) => ({ id, name: `Shop ${id}`, city: 'Town', ...parts })
const list = (...stores: object[]) => stage.answer('listStores', { stores })
const show = (general = {}) => {
  stage.club(general)
  stage.member()
  return render(<StoresIsland />)
}
const itemTexts = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))

test('a store is open by the clock of its club, and closes while its page is open @STO-1', async () => {
  // A Wednesday; in Sofia it is 21:59.
  vi.setSystemTime('2026-11-25T19:59:30Z')
  list(shop('1', { opening: [{ day: 3, from: '08:00', to: '22:00' }] }), shop('2'))
  show({ 'GENERAL.country': 'BG' })
  const [first, second] = await itemTexts()
  expect(first).toContain('Open until 22:00')
  expect(second).not.toMatch(/Open until|Closed|Opening hours/)
  act(() => void vi.advanceTimersByTime(60_000))
  expect((await itemTexts())[0]).toContain('Closed. Opens: Wednesday 08:00')
})

test('prices say their unit, their currency and the time from which they hold @STO-1 @C2 @WHL-6', async () => {
  vi.setSystemTime('2026-11-25T12:00:00Z')
  const at = new Date(2026, 10, 25, 9, 5).getTime() / 1000
  list(
    shop('1', {
      fuel_prices: [
        { name: 'Diesel', price: 1.5, unit: 'l', updated_at: at },
        { name: 'CNG', price: '1.2', unit: 'kg', updated_at: at },
        { name: 'Petrol', price: 38.9, currency: 'CZK' },
        { name: 'LPG', price: -1 },
      ],
    }),
  )
  show()
  const text = (await itemTexts())[0]?.replace(/[\u00a0\u202f]/g, ' ')
  expect(text).toContain('Diesel €1.500/L')
  expect(text).toMatch(/CNG €1\.200\/kgPrices as of November 25, 2026 at 09:05/)
  expect(text).toMatch(/Petrol (?:Kč|CZK) ?38\.900\/L/)
  expect(text).not.toContain('LPG')
})

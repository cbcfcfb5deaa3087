// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LeafletsIsland } from '#islands/leaflets/leaflets.island.tsx'
import { chooseLocale } from '#lib/i18n/words.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) }))
afterEach(() => {
  chooseLocale('en')
})

const day = (date: number, month = 10) => new Date(2026, month, date).getTime() / 1000
const leaflet = (id: string, parts: object = {}) => ({
  id,
  name: `Leaflet ${id}`,
  url: `https://cdn.example/${id}.pdf`,
  ...parts,
})
const list = (...leaflets: object[]) => stage.answer('listLeaflets', { leaflets })
const show = () => {
  stage.member()
  return render(<LeafletsIsland />)
}
const itemTexts = async () => {
  await screen.findAllByRole('listitem')
  // A list draws its first screen first.
  await act(async () => {})
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}
const tab = ' (opens in a new tab)'
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u2009\u202f]/g, ' ')

test('a leaflet says its name, its days, and whether they are to come or over @DSH-2 @WHL-6', async () => {
  list(
    leaflet('week', { valid_from: day(18), valid_until: day(25) }),
    leaflet('next', { valid_from: day(25), valid_until: day(2, 11) }),
    leaflet('old', { valid_from: day(1), valid_until: day(20) }),
    leaflet('open', { valid_from: day(1) }),
    leaflet('end', { valid_until: day(1, 11) }),
    leaflet('always'),
    leaflet('odd', { valid_from: day(9), valid_until: day(8) }),
  )
  show()
  expect((await itemTexts()).map(plain)).toEqual([
    `Leaflet weekNovember 18 – 24, 2026${tab}`,
    `Leaflet nextNovember 25 – December 1, 2026Coming soon${tab}`,
    `Leaflet oldNovember 1 – 19, 2026Expired${tab}`,
    `Leaflet openFrom November 1, 2026${tab}`,
    `Leaflet endUntil November 30, 2026${tab}`,
    `Leaflet always${tab}`,
    `Leaflet odd${tab}`,
  ])
})

test('a leaflet opens in a tab of its own, which it says in the language of the member @DSH-2 @XS-21', async () => {
  list(leaflet('week'), leaflet('here', { url: '/media/Week-1.pdf' }))
  await chooseLocale('bg')
  show()
  const links = await screen.findAllByRole('link', { name: /\(отваря се в нов раздел\)$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://cdn.example/week.pdf',
    '/media/Week-1.pdf',
  ])
})

test('a leaflet whose address is refused is left out; where none is left, that is said @DSH-2 @XS-17', async () => {
  list(leaflet('bad', { url: 'javascript:alert(1)' }), leaflet('mail', { url: 'mailto:a@b.example' }))
  show()
  expect(await screen.findByText('No leaflets right now. Check back soon.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

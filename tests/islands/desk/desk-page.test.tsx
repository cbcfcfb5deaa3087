// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DeskPage, findFields } from '#islands/desk/desk-page.tsx'
import { fieldOf, replacedText } from '#islands/desk/shown-on-page.ts'
import type { Desk, Section } from '#lib/build/desk/model.ts'

const words: Section = {
  ...{ id: 'sentences/coupons', area: 'sentences', title: 'Coupons', seen: [] },
  fields: [{ id: 'sentences/coupons.logo', label: 'Logo', help: '' }],
}
const found = (search: string) => findFields([words], search, () => ['Show the code']).map(({ id }) => id)

test('a marketer finds a text by what it says, letter by letter @DSK-1', () => {
  expect(found('ow the code')).toEqual(['sentences/coupons.logo'])
  expect(found('the show')).not.toContain('sentences/coupons.logo')
  expect(found(' ')).toEqual([])
})

test('a marketer finds a text whatever its accents and its letters are @DSK-1 @FND-2', () => {
  const texts = ['Vœux et crème brûlée']
  const find = (search: string) => findFields([words], search, () => texts)
  expect(['voeux et', 'CREME BRULEE', 'Vœux'].map((search) => find(search).length)).toEqual([1, 1, 1])
})

test('a sentence on the page is told anew as it is typed, with what it is filled in with @DSK-1', () => {
  const before = 'Valid for {n:number|number} {{minute|minutes}}.'
  expect(replacedText('Valid for 5 minutes.', before, 'Good for {n:number|number} {{min|mins}} only.')).toBe(
    'Good for 5 mins only.',
  )
  expect(replacedText('Valid for 5 minutes.', 'Valid today.', 'Good.')).toBeUndefined()
  expect(replacedText(' Activate ', 'Activate', 'Use it')).toBe('Use it')
  // What is only filled in fits everything, and so nothing.
  expect(replacedText('Anything', '{name}', 'x {name}')).toBeUndefined()
})

test('a word that is pressed on the page leads to its field @DSK-1', () => {
  const texts = [
    ['a', 'Valid {time}'],
    ['b', 'Valid for {n} {{minute|minutes}}'],
    ['c', ''],
  ] as const
  expect(fieldOf('Valid for 5 minutes', texts)).toBe('b')
  expect(fieldOf('Valid today', texts)).toBe('a')
  expect(fieldOf('Nothing of ours', texts)).toBeUndefined()
})

test('another section opens at its top, however far the one before was scrolled @DSK-1', async () => {
  const rewards: Section = {
    ...{ id: 'sentences/rewards', area: 'sentences', title: 'Rewards', seen: ['/coupons'] },
    fields: [{ id: 'sentences/rewards.title', label: 'Title', help: '' }],
  }
  const desk: Desk = {
    sections: [{ ...words, seen: ['/coupons'] }, rewards],
    texts: { en: {} },
    ...{ clubs: ['fuel'], drafts: {}, mistakes: {}, broken: [] },
  }
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => {})
  // The demo's person is never signed in, so that no page is shown beside the fields.
  vi.stubGlobal('fetch', (path: string) =>
    path === 'api/desk' ? Promise.resolve(Response.json(desk)) : new Promise(() => {}),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskPage />
    </QueryClientProvider>,
  )
  const fields = await screen.findByRole('main')
  fields.scrollTop = 900
  fireEvent.click(screen.getByText('Rewards'))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rewards')
  expect(screen.getByRole('main').scrollTop).toBe(0)
  vi.unstubAllGlobals()
})

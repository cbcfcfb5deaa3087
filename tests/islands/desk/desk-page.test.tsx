// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DeskPage, findFields } from '#islands/desk/desk-page.tsx'
import { fieldOf, pressedField, replacedText, replaceShownText } from '#islands/desk/shown-on-page.ts'
import type { Desk, Past, Section } from '#lib/build/desk/model.ts'

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

test.each([
  ['points to go', true],
  ['Point to go', true],
  ['1 200 points to go', true],
  ["you don't have 12 points", true],
  ['Hello, Anna', true],
  ['{n', false],
  ['number', false],
  ['|points', false],
  ['points points', false],
  ['7', false],
])('a marketer finds what she reads on a page, and no markup of it: %s @DSK-1', (search, isFound) => {
  const texts = [
    '{n:number|number}\u00a0{{point|points}} to go',
    'You don’t have {n|number} {{point|points}}',
    'Hello, {name}',
  ]
  expect(findFields([words], search, () => texts).length === 1).toBe(isFound)
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

test('of texts that say the same, the one is meant that the pressed place can show, of this page first @DSK-1', () => {
  const texts = [
    'pages/pages.profile.title',
    'pages/pages.other.heading',
    'pages/pages.profile.heading',
    'pages/places.profile',
    'sentences/frame.profile',
  ].map((id) => ({ id, text: 'My profile' }))
  const near = new Set(['pages/pages.profile.title', 'pages/pages.profile.heading'])
  const pressed = (copy: string | undefined) => pressedField({ text: ' My profile ', copy }, texts, near)
  expect(pressed('heading')).toBe('pages/pages.profile.heading')
  expect(pressed('profile')).toBe('pages/places.profile')
  expect(pressed('lead')).toBeUndefined()
  expect(pressedField({ text: 'My profile', copy: undefined }, texts.slice(4), near)).toBe(
    'sentences/frame.profile',
  )
})

test('a text that is typed changes only on the places that show it @DSK-1', () => {
  document.body.innerHTML =
    '<h1 data-copy="heading">My profile</h1><span data-copy="profile">My profile</span><p>My profile</p>'
  const shown = () => [...document.body.children].map(({ textContent }) => textContent)
  replaceShownText(document, { id: 'pages/pages.profile.title', text: 'My profile' }, 'A')
  expect(shown()).toEqual(['My profile', 'My profile', 'My profile'])
  replaceShownText(document, { id: 'pages/pages.profile.heading', text: 'My profile' }, 'B')
  expect(shown()).toEqual(['B', 'My profile', 'My profile'])
  replaceShownText(document, { id: 'sentences/frame.profile', text: 'My profile' }, 'C')
  expect(shown()).toEqual(['B', 'My profile', 'C'])
  document.body.innerHTML = ''
})

const rewards: Section = {
  ...{ id: 'sentences/rewards', area: 'sentences', title: 'Rewards', seen: ['/coupons'] },
  fields: [
    { id: 'sentences/rewards.title', label: 'Title', help: '' },
    { id: 'sentences/rewards.toGo', label: 'To go', help: '' },
  ],
}
const given: Desk = {
  sections: [{ ...words, seen: ['/coupons'] }, rewards],
  texts: {
    en: {
      'sentences/rewards.title': 'Rewards',
      'sentences/rewards.toGo': '{n:number|number} {{point|points}} to go',
      'own:grocer/rewards.title': 'Gifts',
    },
    bg: { 'sentences/rewards.toGo': '{{n:Остава|Остават}} {n|number} {{точка|точки}}' },
  },
  guide: {
    words: { en: [{ word: 'reward', never: ['prize', 'gift'] }], bg: [{ word: 'награда', never: [] }] },
    tone: [
      { name: 'Voice', text: 'Short and active.' },
      { name: 'bg', text: 'Politely.', languages: ['bg'] },
      { name: 'fr', text: 'Vous.', languages: ['fr'] },
    ],
  },
  ...{ clubs: ['fuel', 'grocer'], drafts: {}, mistakes: {}, broken: [] },
}
const past: readonly Past[] = [
  { at: '2026-11-27T12:00:00+00:00', who: 'Mara', about: 'Say it shorter', text: 'Rewards' },
  { at: '2026-11-20T08:00:00+00:00', who: 'Dev', about: 'Begin', text: 'All of your rewards' },
]
let posted: Record<string, string>[]
/** Opens the desk's page over a server that keeps what is typed. */
const openPage = () => {
  posted = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => {})
  // The demo's person is never signed in, so that no page is shown beside the fields.
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path === 'api/desk') return Promise.resolve(Response.json(given))
    if (path.startsWith('api/history')) return Promise.resolve(Response.json(past))
    if (path !== 'api/draft') return new Promise(() => {})
    posted.push(JSON.parse(String(init?.body)))
    return Promise.resolve(Response.json({ drafts: {}, mistakes: {}, broken: [] }))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskPage />
    </QueryClientProvider>,
  )
}
afterEach(() => vi.unstubAllGlobals())

test('another section opens at its top, however far the one before was scrolled @DSK-1', async () => {
  openPage()
  const fields = await screen.findByRole('main')
  fields.scrollTop = 900
  fireEvent.click(screen.getByText('Rewards'))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rewards')
  expect(screen.getByRole('main').scrollTop).toBe(0)
})

test('a marketer reads the tone and the words of the languages that she has ticked @DSK-1', async () => {
  openPage()
  const guide = (await screen.findByText('Words and tone')).closest('details')
  expect(guide?.textContent).toContain('VoiceShort and active.BulgarianPolitely.')
  expect(guide?.textContent).toContain('reward, not prize, gift')
  expect(guide?.textContent).toContain('награда')
  expect(guide?.textContent).not.toContain('Vous.')
})

const formOf = (name: string) => {
  const form = document.querySelector<HTMLElement>(`[data-text="${name}"]`)
  if (!form) throw new Error(`There is no form of ${name}`)
  return within(form)
}

test('a marketer reads whose pages a word stands on, and changes it for one club @DSK-4', async () => {
  openPage()
  fireEvent.click(await screen.findByText('Rewards'))
  expect(
    formOf('en|sentences/rewards.title').getByText('All clubs but Grocer, with words of its own.'),
  ).toBeTruthy()
  expect(
    formOf('en|sentences/rewards.toGo').getByText('All clubs: it stands on the pages of each.'),
  ).toBeTruthy()
  const whose = (value: string) =>
    fireEvent.change(screen.getByLabelText('Whose words'), { target: { value } })
  whose('grocer')
  expect(formOf('en|own:grocer/rewards.title').getByText('All clubs say: “Rewards”')).toBeTruthy()
  const toGo = formOf('en|own:grocer/rewards.toGo')
  const box = toGo.getByRole<HTMLTextAreaElement>('textbox')
  expect([box.value, box.placeholder]).toEqual(['', '{n} {{word}} to go'])
  fireEvent.change(box, { target: { value: '{n} {{word}} missing' } })
  // With the forms that all clubs have, and without the types of the code.
  await vi.waitFor(() =>
    expect(posted).toEqual([{ 'en|own:grocer/rewards.toGo': '{n|number} {{point|points}} missing' }]),
  )
  fireEvent.click(screen.getByLabelText('Only what Grocer says otherwise'))
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-text^="en|"]')].map(({ dataset }) => dataset.text),
  ).toEqual(['en|own:grocer/rewards.title'])
  whose('fuel')
  fireEvent.click(screen.getByLabelText('Only what Fuel says otherwise'))
  expect(screen.getByText('Nothing: in these languages it says what all clubs say.')).toBeTruthy()
})

test('an earlier text of a word is written again with one press @DSK-1', async () => {
  openPage()
  fireEvent.click(await screen.findByText('Rewards'))
  const name = 'en|sentences/rewards.title'
  const history = formOf(name).getByText('History').closest('details')
  if (!history) throw new Error('There is no history')
  history.open = true
  fireEvent(history, new Event('toggle'))
  expect(await formOf(name).findByText('27 Nov 2026, Mara: Say it shorter')).toBeTruthy()
  // The first one is what it says now.
  fireEvent.click(formOf(name).getByRole('button', { name: 'Write this again' }))
  await vi.waitFor(() => expect(posted).toEqual([{ [name]: 'All of your rewards' }]))
})

test('a sentence with more words that follow a number than the English one keeps all of their forms @DSK-1', async () => {
  openPage()
  fireEvent.click(await screen.findByText('Rewards'))
  const name = 'bg|sentences/rewards.toGo'
  const [box] = formOf(name).getAllByRole('textbox')
  if (!box) throw new Error('There is no field')
  fireEvent.change(box, { target: { value: '{{word}} ви {n} {{word 2}}' } })
  await vi.waitFor(() =>
    expect(posted).toEqual([{ [name]: '{{n:Остава|Остават}} ви {n|number} {{точка|точки}}' }]),
  )
})

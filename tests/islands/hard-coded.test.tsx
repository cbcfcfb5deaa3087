// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { storagePurposes } from '#lib/browser/storage-table.ts'
import { countryChoices } from '#lib/format/countries.ts'
import { languages } from '#lib/i18n/locale.ts'
import type { Dictionary } from '#lib/i18n/translation.ts'
import type { PersonaName } from '#sandbox/personas.ts'
import { setStage } from './frame/stage.ts'

// English with each wording in ⟦ ⟧.
vi.mock('#lib/i18n/locales/en.ts', async (original) => {
  const marked = (dictionary: Dictionary): Dictionary =>
    Object.fromEntries(
      Object.entries(dictionary).map(([key, wording]) => [
        key,
        typeof wording === 'object' ? marked(wording) : `⟦${wording}⟧`,
      ]),
    )
  return { en: marked((await original<{ en: Dictionary }>()).en) }
})

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>(
  ['../../src/islands/**/*.island.tsx', '!../../src/islands/qa/**'],
  { eager: true },
)
const islands = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .filter(([name]) => name.endsWith('Island'))

/** The address in which an island finds its item; without one it says that there is none. */
const addresses: Readonly<Record<string, string>> = {
  ArticleIsland: '/news-article/opening',
  ConsentIsland: '/consent/terms',
  PageIsland: '/page/help',
  RewardIsland: '/reward/mug',
}

const stage = setStage()
/** All that the platform has answered. */
let answers = ''
/** The number of questions that the platform has not answered yet. */
let asked = 0

beforeEach(() => {
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    asked += 1
    const response = await stage.sandbox.fetch(...request)
    const text = await response.clone().text()
    answers += text
    asked -= 1
    return response
  })
})

/** The island's code, its late parts and its data have come, and what follows from them. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1)
    await act(async () => {
      await vi.dynamicImportSettled()
      await vi.waitFor(() => expect(asked).toBe(0))
    })
}

const month = (style: 'long' | 'short') => (_: unknown, at: number) =>
  new Intl.DateTimeFormat('en', { month: style }).format(new Date(2026, at))
const months = (['long', 'short'] as const).flatMap((style) => Array.from({ length: 12 }, month(style)))

/** The words of a day and a time, as the browser writes both. */
const ofMoments = [...months, 'at']

/** The texts that no dictionary has: parts of the platform's texts, names of languages, countries and other sites. */
const allowed = new Set([
  ...['Olivia Brennan', 'Ciaran Doyle', 'K67 X2Y4 Kilbrae', 'H91 A3T8 Dunmore'],
  ...['Facebook', 'Instagram', 'TikTok'],
  ...languages.map(({ name }) => name),
  ...countryChoices('en', undefined).map(({ label }) => label),
  ...storagePurposes(false).map(({ names }) => names.join(', ')),
  location.host,
])

const names = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label']

/** Returns every text and every name on the page, except the platform's own. */
const textsOn = (): readonly string[] => {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  for (const element of document.body.querySelectorAll('*'))
    for (const name of names) texts.push(element.getAttribute(name) ?? '')
  return texts
}

/** A sentence may be filled in with another one. */
const withoutSentences = (text: string): string => {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? text.trim() : withoutSentences(rest)
}

/** Matches a distance, or the price of a litre, in the form of the language. */
const measured = /^(?:[\d.,]+\s(?:m|km)|€[\d.,]+\/L)$/u

/** Tells whether a part of a text is not in the dictionary, not the platform's, and not the same in all languages. */
const hardCoded = (text: string): boolean => {
  const rest = withoutSentences(text)
  const words = rest.match(/\p{L}+/gu) ?? []
  if (allowed.has(rest) || words.every((word) => ofMoments.includes(word))) return false
  const isPlatforms = (part: string) => answers.includes(JSON.stringify(part).slice(1, -1))
  // A line of an address joins what the platform says one by one, and the distance to it.
  const isOfLine = (part: string) =>
    part !== '' && (measured.test(part) || part.split(/ (?=\p{Lu}\p{Ll})/u).every(isPlatforms))
  return !isPlatforms(rest) && !rest.split(/ · |, /).every(isOfLine)
}

const viewers: readonly (readonly [string, PersonaName | undefined])[] = [
  ['a visitor', undefined],
  ['a member', 'verified'],
  ['a member without a card', 'cardless'],
]

for (const [name, island] of islands)
  for (const [who, persona] of viewers)
    test(`${who} reads nothing in ${name} that is not in the dictionary @WHL-3`, async () => {
      stage.club({ 'GENERAL.receipts': true, 'FOOTER.enabled': true, 'REGISTER.card_verify': false })
      stage.at(addresses[name] ?? '/')
      if (persona) stage.member(persona)
      else stage.visitor()
      render(createElement(island))
      await settle()
      expect(textsOn().filter(hardCoded)).toEqual([])
    })

test('a text of the code’s own would be found, and one that says a sentence would not', () => {
  expect(['Welcome', '⟦Welcome⟧, Olivia', '⟦Welcome⟧ 12.5 €', '⟦Ends ⟦now⟧⟧'].map(hardCoded)).toEqual([
    ...[true, true, false, false],
  ])
})

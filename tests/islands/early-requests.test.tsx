// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { knownClubOf, storeClub } from '#lib/config/club.ts'
import { tenant } from '#lib/config/tenant.ts'
import { earlyRequestsOf } from '#lib/queries/early-requests.ts'
import { type Route, routes } from '#lib/routes.ts'
import { setStage } from './frame/stage.ts'

type Islands = Readonly<Record<string, ComponentType>>

const pages = import.meta.glob<string>('../../src/pages/*.astro', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob<Islands>('../../src/islands/**/*.island.tsx')
const stage = setStage()
const id = 'a b'

/** The islands of a page that run for a member as soon as their code is there. */
const islandsOf = async (page: string): Promise<readonly ComponentType[]> => {
  const text = pages[`../../src/pages/${page}.astro`] ?? ''
  const names = [...text.matchAll(/<(\w+) client:(?:painted|session="member")/g)].map(([, name = '']) => name)
  const imports = [...text.matchAll(/import \{ (\w+) \} from '#islands\/([^']+)'/g)]
  const loaded = imports
    .filter(([, name = '']) => names.includes(name))
    .map(async ([, name = '', path]) => (await files[`../../src/islands/${path}`]?.())?.[name])
  return (await Promise.all(loaded)).filter((one) => one !== undefined)
}

/** The paths below `/wl/v1/` that a page's islands ask for before any answer has come. */
const askedFirst = async ({ page, path }: Route): Promise<readonly string[]> => {
  stage.club({ 'GENERAL.receipts': true })
  stage.member()
  stage.at(path.replace('{id}', encodeURIComponent(id)))
  storeClub(tenant(), { ...knownClubOf({ general: {} }, {}, 0), channels: ['one', 'two'] })
  const asked = vi.fn((_url: string, _init?: RequestInit) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', asked)
  const islands = await islandsOf(page)
  expect(islands.length, page).toBeGreaterThan(0)
  await act(async () => {
    for (const Island of islands) render(<Island />)
  })
  await act(() => vi.dynamicImportSettled())
  return asked.mock.calls
    .filter(([, init]) => (init?.method ?? 'GET') === 'GET')
    .map(([url]) => url.replace('/wl/v1/', ''))
}

/** The requests that may wait, since the dashboard shows them below its first screen: it is not asked for before the code is there. */
const mayWait = [
  ...['perks', 'rewards', 'stores', 'user/wallet/transactions'].map((path) => `${path}?offset=0&limit=20`),
  'user/notices',
]

/** The paths that the head asks for, as it fills them in. */
const askedByHead = ({ page, audience }: Route): readonly string[] =>
  earlyRequestsOf(page, audience).map(({ path }) =>
    path.replace('{id}', encodeURIComponent(id)).replace('{channels}', '&channel_slug=one&channel_slug=two'),
  )

const early = (routes as readonly Route[]).filter(
  ({ page, audience }) => earlyRequestsOf(page, audience).length > 1,
)

test('the head asks early on most of the pages of members @SES-11', () => {
  expect(new Set(early.map(({ page }) => page)).size).toBeGreaterThan(14)
})

test.each(early)(
  'what the head of $path asks for is what its island asks for first @SES-11',
  async (route) => {
    const asked = (await askedFirst(route)).filter(
      (path) => route.page !== 'index' || !mayWait.includes(path),
    )
    // Who is signed in, every page asks: the frame does where no island needs to know.
    expect([...new Set(['user', ...asked])].toSorted()).toEqual([...askedByHead(route)].toSorted())
  },
)

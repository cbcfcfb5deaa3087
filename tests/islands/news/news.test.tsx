// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NewsIsland } from '#islands/news/news.island.tsx'
import { knownClubOf, storeClub } from '#lib/config/club.ts'
import { tenant } from '#lib/config/tenant.ts'
import { chooseLocale } from '#lib/i18n/words.ts'
import { articleQuery } from '#lib/queries/content.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { newsReadKeyOf } from '#lib/queries/read-news.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})
beforeEach(() => {
  stage.at('/news')
})
afterEach(() => chooseLocale('en'))

const noon = new Date(2026, 10, 20, 12).getTime() / 1000
const message = (id: number, parts: object = {}) => ({
  id,
  type: 'I_MESSAGE',
  title: `Letter ${id}`,
  perex: `What letter ${id} tells`,
  timestamp: noon - id * 86_400,
  channel_slug: 'club',
  ...parts,
})
const letters = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => message(first + index))

/** Lets the platform answer the pages one after the other. */
const answer = (...pages: object[][]) => stage.answer('listNews', ...pages.map((news) => ({ news })))
/** The id of the member who is on the stage. */
const reader = (): string => queryClient.getQueryData(memberQuery.queryKey)?.id ?? ''
const show = () => {
  stage.member()
  return render(<NewsIsland />)
}
const items = async () => {
  await screen.findAllByRole('listitem')
  // A list draws its first screen first.
  await act(async () => {})
  return screen.getAllByRole('listitem')
}
const titles = async () =>
  (await items()).map((item) => within(item).getByRole('heading', { level: 2 }).textContent)
const fresh = async () => (await items()).filter((item) => within(item).queryByText('New'))
const button = (name: string) => screen.findByRole('button', { name })

test('a member reads title, excerpt and day of each message, and each leads to the whole of it @NWS-1', async () => {
  answer([
    message(1, { image: 'https://club.example/harbour.jpg' }),
    message(2, { type: 'BANNER' }),
    message(3, { perex: '', timestamp: null }),
    message(4, { title: '' }),
  ])
  show()
  expect(await titles()).toEqual(['Letter 1', 'Letter 3', 'Message'])
  const [first, second] = await items()
  const link = within(first as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toBe('/news-article/1')
  expect(link.textContent).toContain('What letter 1 tells')
  expect(link.textContent).toContain('November 19, 2026')
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('https://club.example/harbour.jpg')
  expect(second?.querySelector('img')).toBe(null)
  expect(second?.textContent).toBe('Letter 3New'.replace('New', ''))
  expect(screen.getByText('No more messages.')).toBeTruthy()
})

test('a club names the channels that its members read; without any all are asked for @NWS-1', async () => {
  show()
  await items()
  expect(stage.calls('listNews')[0]?.query).toEqual({ offset: ['0'], limit: ['20'] })
  queryClient.clear()
  storeClub(tenant(), { ...knownClubOf({ general: {} }, {}, 0), channels: ['offers', 'club & team'] })
  await act(() => queryClient.refetchQueries())
  show()
  await waitFor(() =>
    expect(stage.calls('listNews').at(-1)?.query).toMatchObject({ channel_slug: ['offers', 'club & team'] }),
  )
})

test('what came since the last visit is marked as new, and counts as read from now on @NWS-1 @FRM-2', async () => {
  answer(letters(1, 4))
  stage.member()
  await queryClient.fetchQuery(memberQuery)
  localStorage.setItem(newsReadKeyOf(reader()), String(noon - 3 * 86_400))
  const { unmount } = show()
  expect((await fresh()).map((item) => item.dataset.item)).toEqual(['1', '2'])
  expect(localStorage.getItem(newsReadKeyOf(reader()))).toBe(String(noon - 86_400))
  unmount()
  stage.at('/news')
  show()
  expect(await fresh()).toEqual([])
})

test('a step back finds the marks that were left, but for the message that was opened @NWS-1 @FRM-2', async () => {
  answer(letters(1, 3))
  const { unmount } = show()
  expect(await fresh()).toHaveLength(3)
  const [first] = await items()
  fireEvent.click(within(first as HTMLElement).getByRole('link'))
  expect(await fresh()).toHaveLength(2)
  unmount()
  queryClient.setQueryData(articleQuery('1').queryKey, {
    id: '1',
    title: '',
    body_html: '',
    timestamp: 1,
    image: '',
  })
  show()
  expect((await fresh()).map((item) => item.dataset.item)).toEqual(['2', '3'])
})

test('messages come 20 at a time, by the button too, and the count is read out @NWS-1 @SES-10', async () => {
  answer(letters(0, 20), letters(20, 20), letters(40, 3))
  show()
  expect(await items()).toHaveLength(20)
  fireEvent.click(await button('Load more'))
  await waitFor(async () => expect(await items()).toHaveLength(40))
  expect(screen.getByText('40 messages shown').getAttribute('role')).toBe('status')
  fireEvent.click(await button('Load more'))
  await waitFor(async () => expect(await items()).toHaveLength(43))
  expect(new Set(await titles()).size).toBe(43)
  expect(stage.calls('listNews').map(({ query }) => Number(query.offset))).toEqual([0, 20, 40])
  expect(screen.queryByRole('button')).toBe(null)
})

test('what a hostile platform writes is text, and its pictures are not asked for @NWS-1 XS-29 @XS-19', async () => {
  const hostile = '<img src=x onerror="window.hit=1"> {{n}}'
  answer([message(1, { title: hostile, perex: hostile, image: 'javascript:alert(1)', id: '../x?y#z' })])
  const { container } = show()
  expect(await titles()).toEqual([hostile])
  expect(container.querySelector('img')).toBe(null)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/news-article/..%2Fx%3Fy%23z')
})

// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HeaderIsland } from '#islands/frame/frame.island.tsx'
import { NewsIsland } from '#islands/news/news.island.tsx'
import { newsReadKey, verifyBannerKey } from '#lib/browser/storage-keys.ts'
import { signOut } from '#machines/start/portal.ts'
import { setStage } from './stage.ts'

vi.mock('#machines/start/portal.ts', () => ({ signOut: vi.fn() }))

const stage = setStage({})

const items = (...titles: string[]) => ({
  'GENERAL.routes.items': titles.map((title) => ({ title, link: { target: title, type: 'APP' } })),
})
const logo = () => screen.getByRole('link', { name: /website|Home/ })
const openDrawer = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Open menu' }))
  return screen.findByRole('dialog', { name: 'Main menu' })
}

test('a visitor sees the logo and nothing else @FRM-1', () => {
  stage.club({ 'HEADER.show_points': true, ...items('Coupons') })
  stage.visitor()
  render(<HeaderIsland />)
  expect(screen.getAllByRole('link')).toEqual([logo()])
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('the logo opens the configured link in a new tab @FRM-1 @XS-21', () => {
  stage.club({ 'HEADER.logo': '/logo.svg', 'HEADER.logo_link': 'https://club.example/' })
  render(<HeaderIsland />)
  expect(logo().getAttribute('href')).toBe('https://club.example/')
  expect(logo().textContent).toContain('(opens in a new tab)')
})

test.for(['', 'javascript:alert(1)'])(
  'without a link, or with one such as %j, the logo leads to the start page @FRM-1 @XS-19',
  (link) => {
    stage.club({ 'HEADER.logo_link': link })
    render(<HeaderIsland />)
    expect(logo().getAttribute('href')).toBe('/')
    expect(logo().hasAttribute('target')).toBe(false)
  },
)

test('a club without a logo, or with a broken one, shows its name @FRM-1', () => {
  const { container, unmount } = render(<HeaderIsland />)
  expect(logo().textContent).toContain('Your club')
  expect(container.querySelector('img')).toBeNull()
  unmount()

  stage.club({ 'HEADER.logo': 'https://club.example/gone.svg' })
  const shown = render(<HeaderIsland />).container
  expect(logo().textContent).not.toContain('Your club')
  fireEvent.error(shown.querySelector('img') as HTMLImageElement)
  expect(logo().textContent).toContain('Your club')
})

test('a member on web has points, card, news and profile in the header @FRM-1 @SES-7', async () => {
  stage.club({ 'HEADER.show_points': true })
  stage.member()
  render(<HeaderIsland />)
  expect(await screen.findByText('4,250.5')).toBeTruthy()
  const points = screen.getByRole('link', { name: /^You have 4,250\.5\spoints$/ })
  expect(points.getAttribute('href')).toBe('/transactions')
  const account = within(screen.getByRole('navigation', { name: 'Your account' }))
  expect(account.getByRole('link', { name: 'My card' }).getAttribute('href')).toBe('/card')
  expect(account.getByRole('link', { name: /^News/ }).getAttribute('href')).toBe('/news')
  expect(account.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/profile')
})

test('the header leaves out points and card where the settings do @FRM-1', async () => {
  stage.club({ 'HEADER.show_points': false, 'GENERAL.card': false })
  stage.member()
  render(<HeaderIsland />)
  await screen.findByRole('link', { name: /unread/ })
  expect(screen.queryByText(/You have/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'My card' })).toBeNull()
})

test('without the web area a member has no header buttons, but a menu to leave by @FRM-1 @RTE-3', async () => {
  stage.club({ 'GENERAL.web': false, 'HEADER.show_points': true, ...items('coupons', 'account-access') })
  stage.member()
  render(<HeaderIsland />)
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Profile', 'account-access'])
  expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull()
  expect(screen.queryByText(/You have/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
})

test('the badge counts news newer than those read, and opening the news clears it @FRM-2', async () => {
  stage.member()
  const { unmount } = render(<HeaderIsland />)
  const unread = await screen.findByRole('link', { name: /^News, \d+ (?:or more )?unread messages$/ })
  expect(within(unread).getByText(/^\d+\+?$/).textContent).toContain(/\d+/.exec(unread.title)?.[0])
  unmount()

  stage.at('/news')
  const opened = render(
    <>
      <HeaderIsland />
      <NewsIsland />
    </>,
  )
  await waitFor(() =>
    expect(Object.entries(localStorage).find(([key]) => key.startsWith(newsReadKey()))?.[1]).toMatch(/^\d+$/),
  )
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('aria-current')).toBe('page')
  opened.unmount()

  stage.at('/')
  render(<HeaderIsland />)
  await screen.findByRole('navigation', { name: 'Main menu' })
  expect(await screen.findByRole('link', { name: 'News' })).toBeTruthy()
})

test.each([
  ['all of a full page of news is unread', 20, 1, 'News, 20 or more unread messages', '20+'],
  ['the oldest of a full page is read', 20, 0, 'News, 19 unread messages', '19'],
  ['the page is the last one', 19, 1, 'News, 19 unread messages', '19'],
])('where %s, the badge promises no more than is known @FRM-2', async (_, length, oldest, name, text) => {
  const news = Array.from({ length }, (_, index) => ({
    id: index,
    type: 'I_MESSAGE',
    title: `Message ${index}`,
    timestamp: index === length - 1 ? oldest : 1000 - index,
  }))
  stage.answer('listNews', { news })
  stage.member()
  render(<HeaderIsland />)
  const link = await screen.findByRole('link', { name })
  expect(within(link).getByText(text)).toBeTruthy()
})

test('the menu row has Home, the items and Sign out, with the page on screen marked @FRM-3 @RTE-5', async () => {
  stage.club(items('Coupons', 'Rewards', '//evil'))
  stage.member()
  stage.at('/coupons')
  render(<HeaderIsland />)
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Coupons', '/coupons'],
    ['Rewards', '/rewards'],
  ])
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Coupons')
})

test('the hamburger opens a drawer with Home, the items, Sign out and the networks that have a link @FRM-4', async () => {
  stage.club({
    ...items('Coupons'),
    'GENERAL.contact': 'https://club.example/help',
    'GENERAL.facebook_link': 'https://social.example/f',
    'GENERAL.instagram_link': 'javascript:alert(1)',
    'GENERAL.tiktok_link': '',
  })
  stage.member()
  render(<HeaderIsland />)
  const drawer = within(await openDrawer())
  expect(drawer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/coupons',
    'https://club.example/help',
    'https://social.example/f',
  ])
  expect(drawer.getByRole('link', { name: 'Facebook (opens in a new tab)' })).toBeTruthy()
  fireEvent.click(drawer.getByRole('button', { name: 'Sign out' }))
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('the drawer closes by Escape, by its cross, and when an entry is followed @FRM-4', async () => {
  stage.club(items('Coupons'))
  stage.member()
  render(<HeaderIsland />)
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  fireEvent.keyDown(await openDrawer(), { key: 'Escape' })
  await gone()
  fireEvent.click(within(await openDrawer()).getByRole('button', { name: 'Close menu' }))
  await gone()
  const entry = within(await openDrawer()).getByRole('link', { name: 'Coupons' })
  entry.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(entry)
  await gone()
})

test('a drawer that is open when the window grows gives way to the menu row @FRM-4', async () => {
  const room = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => room)
  stage.club(items('Coupons'))
  stage.member()
  render(<HeaderIsland />)
  await openDrawer()
  room.matches = true
  act(() => void room.dispatchEvent(new Event('change')))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the banner stands for a member who is not verified, and leads to the verification @FRM-9', async () => {
  stage.member('unverified')
  render(<HeaderIsland />)
  expect(await screen.findByText(/Verify your account to use coupons and rewards/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify my account' }).getAttribute('href')).toBe(
    '/email-confirmation',
  )
})

test('the page that verifies has no banner, which stays due for the next one @FRM-9', async () => {
  stage.at('/email-confirmation')
  stage.member('unverified', 'first')
  render(<HeaderIsland />)
  await waitFor(() => expect(sessionStorage.getItem(verifyBannerKey)).toBe('due:first'))
  expect(screen.queryByText(/not verified/)).toBeNull()
})

test('a dismissed banner stays away for this sign-in, and comes back with the next @FRM-9', async () => {
  stage.member('unverified', 'first')
  const { unmount } = render(<HeaderIsland />)
  fireEvent.click(await screen.findByRole('button', { name: 'Hide this message' }))
  expect(screen.queryByText(/Verify your account/)).toBeNull()
  unmount()

  const again = render(<HeaderIsland />)
  await screen.findByRole('link', { name: /unread/ })
  expect(screen.queryByText(/Verify your account/)).toBeNull()
  again.unmount()

  stage.member('unverified', 'second')
  render(<HeaderIsland />)
  expect(await screen.findByText(/Verify your account/)).toBeTruthy()
})

// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FooterIsland } from '#islands/frame/frame.island.tsx'
import { $chosenLocale, storeChosenLocale } from '#lib/i18n/chosen-locale.ts'
import { stubResizeObserver } from '../resize-observer.ts'
import { setStage } from './stage.ts'

const credit = vi.hoisted(() => ({ creditName: 'Client Zone', creditUrl: '' }))
vi.mock('#lib/config/build.ts', async (original) => {
  const { build, ...others } = await original<{ build: object }>()
  return { ...others, build: Object.assign(credit, { ...build, ...credit }) }
})

const stage = setStage()

const link = (title: string, target: string, type = 'URL_BLANK', icon?: string) => ({
  title,
  link: { target, type },
  ...(icon === undefined ? {} : { icon: { _file_url: icon } }),
})
const column = (key: string, text: string, ...items: object[]) => ({
  [`FOOTER.${key}.enabled`]: true,
  [`FOOTER.${key}.text`]: text,
  [`FOOTER.${key}.links.items`]: items,
})
const show = async (general: Record<string, unknown>) => {
  stage.club({ 'FOOTER.enabled': true, ...general })
  const shown = render(<FooterIsland />)
  await screen.findByText('Made with Client Zone')
  return shown
}
const consent = (parts: object = {}) => ({
  id: 'c1',
  version_id: 'v1',
  title: 'Terms of the club',
  is_required: true,
  is_read_required: false,
  is_signed: false,
  displayIn: ['footer'],
  ...parts,
})
const list = (...consents: object[]) => stage.answer('listConsents', { consents })
const hrefs = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((one) => one.getAttribute('href'))
const openTerms = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^Terms of the club/ }))
  return within(await screen.findByRole('dialog', { name: 'Terms of the club' }))
}

beforeEach(() => {
  credit.creditUrl = ''
  stubResizeObserver()
  stage.answer('getConsentTextByVersion', {
    title: 'Terms',
    html: '<p>All of it</p><script>window.hit = 1</script>',
  })
})

test('the footer has the columns that are on, with their titles @FRM-8', async () => {
  stage.member()
  await show({
    ...column('column1', 'Legal', link('Terms', 'https://club.example/terms')),
    ...column('column3', '', link('Help', '/page/help', 'APP')),
    'FOOTER.column2.text': 'Off',
    'FOOTER.column2.links.items': [link('Never', '/never')],
  })
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(['Legal'])
  expect(screen.getByRole('link', { name: 'Terms (opens in a new tab)' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy()
  expect(screen.queryByText('Never')).toBeNull()
})

test('links open in a new tab, app links in the same one, ids and queries as they are written @FRM-8 @FRM-12 @XS-21', async () => {
  stage.member()
  await show(
    column(
      'column1',
      'Links',
      link('Shop', 'https://shop.example/', 'URL_EMBED'),
      link('Pages', '/page/help'),
      link('App', 'page/about', 'APP'),
      link('Story', 'Page/AbC', 'APP'),
      link('Rules', '/page/AbC.1?from=Footer'),
    ),
  )
  const tab = '(opens in a new tab)'
  const leads = [`Shop ${tab}`, `Pages ${tab}`, 'App', 'Story', `Rules ${tab}`].map((name) => {
    return screen.getByRole('link', { name }).getAttribute('href')
  })
  expect(leads).toEqual([
    'https://shop.example/',
    '/page/help',
    '/page/about',
    '/page/AbC',
    '/page/AbC.1?from=Footer',
  ])
})

test('a refused address has no link, a refused icon no picture @FRM-8 @XS-19', async () => {
  const { container } = await show(
    column(
      'column1',
      'Links',
      link('Bad', 'javascript:alert(1)'),
      link('Good', 'https://club.example/', 'URL_BLANK', 'data:text/html,x'),
      link('Drawn', 'https://club.example/d', 'URL_BLANK', '/demo/icon.svg'),
    ),
  )
  expect(screen.queryByText('Bad')).toBeNull()
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/demo/icon.svg',
  ])
})

test('the credit of a build that names no address is no link @FRM-8', async () => {
  await show({})
  expect(screen.queryByRole('link', { name: /^Made with/ })).toBeNull()
})

test('the credit leads where the build says, in a tab of its own @FRM-8', async () => {
  credit.creditUrl = 'https://maker.example/'
  await show({})
  const link = screen.getByRole('link', { name: 'Made with Client Zone (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://maker.example/')
})

test('column 1 lists the required consents instead of links @FRM-8', async () => {
  list(consent(), consent({ id: 'c2', version_id: 'v2', title: 'News by mail', is_required: false }))
  stage.visitor()
  await show({ 'FOOTER.consents': true, ...column('column1', '', link('Hidden', '/hidden')) })
  const consents = within(screen.getByRole('region', { name: 'Required consents' }))
  expect(await consents.findByRole('button', { name: 'Terms of the club' })).toBeTruthy()
  expect(consents.queryByText('News by mail')).toBeNull()
  expect(consents.queryByText('Hidden')).toBeNull()
})

test('a visitor reads the terms and closes them; nothing is signed @FRM-8 @CON-2', async () => {
  list(consent({ is_read_required: true }))
  stage.visitor()
  await show({ 'FOOTER.consents': true })
  const dialog = await openTerms()
  expect((await dialog.findByText('All of it')).ownerDocument.querySelector('script')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Agree' })).toBeNull()
  fireEvent.click(dialog.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stage.calls('signConsent')).toEqual([])
})

test('a member who has not signed signs by Agree, once @FRM-8 @CON-2', async () => {
  list(consent())
  stage.member()
  await show({ 'FOOTER.consents': true })
  const dialog = await openTerms()
  await dialog.findByText('All of it')
  fireEvent.click(dialog.getByRole('button', { name: 'Agree' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(stage.calls('signConsent')).toHaveLength(1))
})

test('consents that do not come offer another try @FRM-8', async () => {
  stage.fault({ endpoint: 'listConsents', times: 1, status: 503 })
  stage.visitor()
  await show({ 'FOOTER.consents': true })
  expect(await screen.findByText('The consents didn’t load.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Terms of the club' })).toBeTruthy()
})

test('a club without the web area has no links to pages that it lacks @FRM-8 @RTE-3', async () => {
  stage.member()
  const links = column(
    'column1',
    'About',
    link('Help', 'page/help', 'APP'),
    link('News', '/news'),
    link('Access', 'account-access', 'APP'),
    link('Shop', 'https://shop.example/'),
  )
  const { unmount } = await show({ ...links, 'GENERAL.web': false })
  expect(hrefs()).toEqual(['/account-access', 'https://shop.example/'])
  unmount()
  await show({ ...links, 'GENERAL.web': false, 'GENERAL.dashboard': true })
  expect(hrefs()).toEqual(['/page/help', '/news', '/account-access', 'https://shop.example/'])
})

test('a visitor is offered no page that she cannot reach, and finds it once she is signed in @C7 @FRM-8 @RTE-6', async () => {
  const links = column(
    'column1',
    'Legal',
    link('Rules', '/page/Rules?from=footer'),
    link('Terms', '/consent/1'),
    link('Help', 'page/help', 'APP'),
    link('Forgot', 'forgot', 'APP'),
    link('Shop', 'https://shop.example/'),
  )
  stage.visitor()
  await show(links)
  expect(hrefs()).toEqual(['/consent/1', '/forgot', 'https://shop.example/'])
  act(() => stage.member())
  expect(hrefs()).toEqual([
    '/page/Rules?from=footer',
    '/consent/1',
    '/page/help',
    '/forgot',
    'https://shop.example/',
  ])
})

test('a visitor chooses her own language among eight, each by its own name @WHL-3', async () => {
  await show({})
  const choice = screen.getByRole('combobox', { name: 'Language' }) as HTMLSelectElement
  const options = within(choice).getAllByRole('option') as HTMLOptionElement[]
  expect(options.map(({ lang, value, text }) => [lang, value, text])).toEqual([
    ['en', 'en', 'English'],
    ['cs', 'cs', 'Čeština'],
    ['en-GB', 'en_GB', 'English (UK)'],
    ['fr', 'fr', 'Français'],
    ['pl', 'pl', 'Polski'],
    ['ro', 'ro', 'Română'],
    ['sk', 'sk', 'Slovenčina'],
    ['bg', 'bg', 'Български'],
  ])
  const groups = within(choice).getAllByRole('group') as HTMLOptGroupElement[]
  expect(groups.map(({ label }) => label)).toEqual(['Club language', 'Other languages'])
  expect(choice.value).toBe('en')
  fireEvent.change(choice, { target: { value: 'cs' } })
  await waitFor(() => expect($chosenLocale.get()).toBe('cs'))
  storeChosenLocale(undefined)
})

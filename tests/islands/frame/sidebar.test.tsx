// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SidebarIsland } from '#islands/frame/sidebar.island.tsx'
import { setStage } from './stage.ts'

const stage = setStage({})

const deal = (parts: Record<string, unknown>) => ({
  id: '1',
  title: 'Breakfast',
  excerpt: 'Until ten.',
  body: 'A **coffee** and a <script>window.hit = 1</script>croissant',
  images_obj: { list: [{ url: '/demo/Breakfast.png' }, { url: '/demo/second.png' }] },
  link_type: 'CLOSE',
  link_url: '',
  ...parts,
})
const linked = (link_type: string, url: string) =>
  deal({ link_type, link_url: JSON.stringify({ button: 'Order now', url }) })

const offer = (...deals: object[]) => stage.answer('listDeals', { deals })

const show = (general: Record<string, unknown> = {}) => {
  stage.club(general)
  stage.member()
  return render(<SidebarIsland />)
}
const openDeal = async (title = 'Breakfast') => {
  fireEvent.click(await screen.findByRole('button', { name: `More about ${title}` }))
  return screen.findByRole('dialog', { name: title })
}

test('a visitor, and a member without the web area, have no sidebar @FRM-5 @RTE-9', () => {
  stage.visitor()
  const { container, unmount } = render(<SidebarIsland />)
  expect(container.innerHTML).toBe('')
  unmount()
  expect(show({ 'GENERAL.web': false }).container.innerHTML).toBe('')
})

test('the way to upload an invoice is there only where the receipts are on @FRM-5', async () => {
  offer(deal({}))
  const { unmount } = show({ 'GENERAL.receipts': true })
  const upload = await screen.findByRole('link', { name: 'Upload a receipt' })
  expect(upload.getAttribute('href')).toBe('/receipts#upload')
  unmount()

  show({ 'GENERAL.receipts': false })
  await screen.findByText('Breakfast')
  expect(screen.queryByRole('link', { name: 'Upload a receipt' })).toBeNull()
})

test('each deal has its title, excerpt and first picture under the title of the sidebar @FRM-5', async () => {
  offer(deal({}), deal({ id: '2', title: 'Lunch', images_obj: { list: [] } }))
  const { container } = show()
  const deals = within(await screen.findByRole('region', { name: 'Offers for you' }))
  expect(deals.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Breakfast',
    'Lunch',
  ])
  expect(deals.getAllByText('Until ten.')).toHaveLength(2)
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/demo/Breakfast.png',
  ])
})

test('the dialog of a deal shows its Markdown made safe, its picture, and Close @FRM-6 @XS-08', async () => {
  offer(deal({}))
  show()
  const dialog = await openDeal()
  const strong = await within(dialog).findByText('coffee')
  expect(strong.tagName).toBe('STRONG')
  expect(dialog.querySelector('script')).toBeNull()
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/demo/Breakfast.png')
  const [, close] = within(dialog).getAllByRole('button', { name: 'Close' })
  fireEvent.click(close as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['URL_BLANK', 'Order now (opens in a new tab)'],
  ['BUTTON_URL_EMBED', 'Order now'],
])('a deal of type %s has its own button instead of Close @FRM-6 @XS-21', async (type, name) => {
  offer(linked(type, 'https://shop.example/'))
  show()
  const button = within(await openDeal()).getByRole('link', { name })
  expect(button.getAttribute('href')).toBe('https://shop.example/')
})

test('a special deal unfolds its text in its place and folds it again @FRM-7', async () => {
  offer({ ...linked('URL_BLANK', 'https://shop.example/'), is_special: true })
  show()
  const special = within(await screen.findByRole('region', { name: 'Special offers' }))
  const toggle = special.getByRole('button', { name: 'Read more' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(toggle)
  expect((await special.findByText('coffee')).tagName).toBe('STRONG')
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.hidden).toBe(false)
  expect(toggle.textContent).toBe('Read less')
  expect(special.getByRole('link', { name: 'Order now (opens in a new tab)' })).toBeTruthy()
  fireEvent.click(toggle)
  expect(special.queryByText('coffee')).toBeNull()
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('region', { name: 'Offers for you' })).toBeNull()
})

test('a club without deals leaves no trace of them @FRM-5', async () => {
  offer()
  show()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
})

test('deals that do not come say so, and another try brings them @FRM-5 @FT-11', async () => {
  stage.fault({ endpoint: 'listDeals', times: 1, status: 500, body: '<h1>nginx</h1>' })
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('The offers didn’t load.')
  expect(screen.queryByText('nginx')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tyre change without waiting')).toBeTruthy()
})

test('further deals come by a press, since a sidebar has no end that could be scrolled to @FRM-5 @SES-10', async () => {
  const page = (from: number) =>
    Array.from({ length: 20 }, (_, index) => deal({ id: `${from + index}`, title: `Deal ${from + index}` }))
  stage.answer('listDeals', { deals: page(0) }, { deals: page(20).slice(0, 3) })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('Deal 22')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(23)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CouponIsland } from '#islands/coupons/coupon.island.tsx'
import { couponsQuery, keepEnded } from '#lib/queries/coupons.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { hideCode } from '#machines/coupons/shown-code.ts'
import { $toasts } from '#machines/frame/toasts.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})

const nowSeconds = () => Math.floor(Date.now() / 1000)
const wakeLock = vi.fn(async () => ({ released: false, release: async () => {} }))

beforeEach(() => {
  hideCode()
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} })
  Object.defineProperty(navigator, 'wakeLock', { value: { request: wakeLock }, configurable: true })
})

const answer = (fields: object) =>
  stage.answer('getCoupon', { coupon: { id: 'c', name: 'Warm bread', ...fields } })
const held = (fields: object = {}) =>
  answer({
    activated: true,
    user_coupon_id: 'u',
    code: '123456789',
    expiration_at: nowSeconds() + 240,
    ...fields,
  })
/** A coupon that the list has, active; `c` is the one of the page. */
const listed = (coupon: object) => {
  const item = { activated: true, user_coupon_id: 'u', expiration_at: nowSeconds() + 200, ...coupon }
  queryClient.setQueryData(couponsQuery.queryKey, {
    pages: [{ items: [item as never], received: 1 }],
    pageParams: [0],
  })
}
const show = (path = '/coupon/c') => {
  stage.at(path)
  stage.member()
  return render(<CouponIsland />)
}
const code = () => document.querySelector('[data-code]')?.textContent

test('an activated coupon holds its code out: to read, to hear, to scan @CPN-6', async () => {
  held({ code_format: 'code128' })
  show()
  expect(await screen.findByText('Show this code to our staff.')).toBeTruthy()
  expect(code()).toBe('123456789')
  expect(screen.getByText('1 2 3 4 5 6 7 8 9')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Code 123456789 as a picture' })).toBeTruthy()
  expect(screen.getByText(/Valid for [34]:\d\d/)).toBeTruthy()
  expect(wakeLock).toHaveBeenCalledWith('screen')
})

test.each([
  ['of digits alone is read to the staff', '123456789', 'Read this number to our staff.'],
  ['with letters is shown to them', 'AB12', 'Show this code to our staff.'],
])('a code without a picture %s, with its clock in one line @CPN-6 @CPN-9', async (_, text, lead) => {
  held({ code_format: 'text', code: text })
  show()
  expect(await screen.findByText(lead)).toBeTruthy()
  expect(screen.getByText(/^Valid for [34]:\d\d$/)).toBeTruthy()
})

test('her code is held up in a view of its own, with its digits, the time that is left and whose it is @CPN-6 @D3 @TIL-1', async () => {
  held({ code_format: 'code128' })
  show()
  const enlarge = await screen.findByRole('button', { name: 'Enlarge code' })
  wakeLock.mockClear()
  fireEvent.click(enlarge)
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Hold the code up to the scanner Warm bread' }),
  )
  expect(wakeLock).toHaveBeenCalledWith('screen')
  expect(await dialog.findByRole('img', { name: 'Code 123456789 as a picture' })).toBeTruthy()
  expect(dialog.getByText('1 2 3 4 5 6 7 8 9')).toBeTruthy()
  expect(dialog.getByText(/Valid for [34]:\d\d/)).toBeTruthy()
  expect(dialog.getByText(/^[34]:\d\d$/)).toBeTruthy()
  expect(dialog.getByText(/Turn up your screen brightness/)).toBeTruthy()
  expect(await dialog.findByText('OB')).toBeTruthy()
  expect(dialog.getByRole('status').textContent).toBe('Code 2 of 2: Warm bread')
})

test('the card is the first page of the view, and the coupon the one that it opens with @TIL-1 @PRF-4', async () => {
  held({ code_format: 'text' })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Enlarge code' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Warm bread/ }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Previous code' }))
  expect(dialog.getByRole('status').textContent).toBe('Code 1 of 2: Olivia Brennan')
  expect(dialog.getByRole('img', { name: /^Code of card/ })).toBeTruthy()
})

test('a club that shows no card has none at the till @TIL-1', async () => {
  stage.club({ 'GENERAL.card': false })
  held({ code_format: 'text' })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Enlarge code' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Warm bread/ }))
  expect(await dialog.findByText('OB')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Next code' })).toBeNull()
})

test('of two active coupons she goes to the other by a key or a button, and its place is read out @TIL-1', async () => {
  held({ code_format: 'text' })
  listed({ id: 'd', name: 'Cold milk', user_coupon_id: 'v', code: '777' })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Enlarge code' }))
  const dialog = await screen.findByRole('dialog', { name: /Warm bread/ })
  const place = within(dialog).getByRole('status')
  expect(place.textContent).toBe('Code 2 of 3: Warm bread')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(place.textContent).toBe('Code 3 of 3: Cold milk')
  expect(within(dialog).getByText('7 7 7')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Previous code' }))
  expect(place.textContent).toBe('Code 2 of 3: Warm bread')
})

test('the ring keeps what is left of the whole activation, as long as the club lets it be @TIL-1', async () => {
  stage.club({ 'COUPON.activation_minutes': 10 })
  held({ expiration_at: nowSeconds() + 300 })
  const { container } = show()
  await screen.findByText(/Valid for (?:5:00|4:\d\d)/)
  const rest = container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')
  expect(Number.parseFloat(rest ?? '')).toBeCloseTo(0.5, 1)
})

test('a code that cannot be drawn as bars is shown to be read @CPN-6', async () => {
  held({ code: 'ЗДРАВЕЙ', code_format: 'code128' })
  show()
  await screen.findByText('Show this code to our staff.')
  expect(code()).toBe('ЗДРАВЕЙ')
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
})

test.each([
  [15_000, 'The code will stop working. You’ll get 150 points back.'],
  [undefined, 'The code will stop working.'],
])(
  'before a coupon that cost %s is put back, she reads which points come back @CPN-6',
  async (points, text) => {
    held({ points })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
    const question = within(await screen.findByRole('dialog', { name: 'Deactivate this coupon?' }))
    expect(question.getByText(text)).toBeTruthy()
  },
)

test('an activation without a name cannot be put back, one without an end has no seconds @CPN-6', async () => {
  held({ user_coupon_id: undefined, expiration_at: undefined })
  show()
  await screen.findByText('Read this number to our staff.')
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  expect(screen.queryByText(/Valid for/)).toBeNull()
})

test('a code whose time was over before she came is calmly said to be, and the screen may go dark @CPN-6', async () => {
  held({ expiration_at: nowSeconds() - 1 })
  show()
  expect(await screen.findByText('This code has expired.')).toBeTruthy()
  expect(screen.getByText('Didn’t get to use it? Ask our staff.')).toBeTruthy()
  expect(code()).toBeUndefined()
  expect(wakeLock).not.toHaveBeenCalled()
  expect(location.pathname).toBe('/coupon/c')
})

test('the notice names the points that were spent and the contact of the club @CPN-6', async () => {
  stage.club({ 'GENERAL.contact': 'help@club.test' })
  held({ expiration_at: nowSeconds() - 1, points: 5000 })
  show()
  expect(await screen.findByText('This code has expired. You spent 50 points on this coupon.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'help@club.test' }).getAttribute('href')).toBe(
    'mailto:help@club.test',
  )
})

test('a coupon that ended during the visit still says so when the platform no longer has it @CPN-6', async () => {
  listed({ id: 'c', name: 'Warm bread', expiration_at: nowSeconds() - 1 })
  keepEnded('c')
  stage.fault({ endpoint: 'getCoupon', status: 404, body: {} })
  show()
  expect(await screen.findByText('This code has expired.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Warm bread' })).toBeTruthy()
})

test('what the list knew stands until the answer, and when it fails @CPN-6 FT-01', async () => {
  stage.fault({ endpoint: 'getCoupon', times: 1, status: 504, body: '' })
  listed({ id: 'c', name: 'Warm bread', code: '42' })
  show()
  await waitFor(() => expect(code()).toBe('42'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(code()).toBe('42')
})

test.each(['/coupon/nobody', '/coupon/%E0%A4%A'])(
  'the address %s of no coupon says so and leads back @CPN-1',
  async (path) => {
    show(path)
    expect(await screen.findByText('This coupon is no longer available.')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Back to coupons' })
    expect(links.every((link) => link.getAttribute('href') === '/coupons')).toBe(true)
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  },
)

test.each([
  [{ points: 25_000 }, /^Activate · 250\spoints/],
  [{}, /^Activate · Free/],
])('the button says what the coupon costs: %j @CPN-4', async (cost, name) => {
  answer(cost)
  show()
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

test('her code is copied as it is @CPN-6', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
  held()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy code' }))
  await waitFor(() => expect($toasts.get().map(({ text }) => text)).toContain('Code copied.'))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('123456789')
})

test('a story arrives with what makes it safe @CPN-1', async () => {
  answer({ description_html: '<p>Good <b>bread</b></p><form><input></form>' })
  const { container } = show()
  expect(await screen.findByText('bread')).toBeTruthy()
  expect(container.querySelector('form')).toBeNull()
})

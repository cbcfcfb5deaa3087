// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CardIsland } from '#islands/card/card.island.tsx'
import { invalidateCache } from '#lib/queries/owner.ts'
import { $toasts } from '#machines/frame/toasts.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({ 'HEADER.logo': 'https://club.example/logo.svg' })
const number = '6340 1234 5678 1001'

const show = (persona: 'verified' | 'zero' | 'unverified' | 'newcomer' | 'cardless' = 'verified') => {
  stage.member(persona)
  return render(<CardIsland />)
}
const code = () => screen.findByRole('img')

test('the card says whose it is, its number in groups, and holds out its code @PRF-4', async () => {
  const { container } = show()
  expect((await code()).getAttribute('aria-label')).toBe(`Code of card ${number}`)
  expect(screen.getByText('Olivia Brennan')).toBeTruthy()
  expect(screen.getByText(number)).toBeTruthy()
  expect(screen.getByText('Card number')).toBeTruthy()
  expect(container.querySelector('img')?.src).toBe('https://club.example/logo.svg')
  // A logo that does not come leaves no broken picture.
  const logo = container.querySelector('img')
  if (logo) fireEvent.error(logo)
  expect(container.querySelector('img')).toBeNull()
})

test('a code that reads otherwise than the number says what it reads @PRF-4', async () => {
  show('zero')
  expect((await code()).getAttribute('viewBox')).toBe('0 0 113 1')
  expect(screen.getByText('1234567810027')).toBeTruthy()
})

test('a QR code is square, and a virtual card says that it is one @PRF-4', async () => {
  show('unverified')
  expect((await code()).getAttribute('viewBox')).toBe('0 0 29 29')
  expect(screen.getByText('Virtual card')).toBeTruthy()
})

test('a card without a format is drawn as Code 128 of its number @PRF-4', async () => {
  show('newcomer')
  expect((await code()).getAttribute('viewBox')).toBe('0 0 143 1')
})

test('the number is copied without its gaps @PRF-4', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
  show()
  await code()
  fireEvent.click(screen.getByRole('button', { name: 'Copy number' }))
  await waitFor(() => expect($toasts.get().map(({ text }) => text)).toContain('Card number copied.'))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('6340123456781001')
})

test.each([
  ['has no clipboard', undefined],
  ['refuses', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
])(
  'where the browser %s, the number of the card is shown selected, and a sentence says so @PRF-4 @D14',
  async (_, clipboard) => {
    vi.stubGlobal('navigator', { onLine: true, clipboard })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Copy number' }))
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Your browser couldn’t copy it. It’s selected here, so you can copy it yourself.',
    })
    expect(document.activeElement).toBe(text)
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('6340123456781001')
  },
)

test('the code is held up in a view of its own, with the holder and her initials @PRF-4 @TIL-1', async () => {
  show()
  await code()
  fireEvent.click(screen.getByRole('button', { name: 'Enlarge code' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Hold the code up to the scanner Olivia Brennan' }),
  )
  expect(dialog.getByRole('img', { name: `Code of card ${number}` })).toBeTruthy()
  expect(dialog.getByText(/Turn up your screen brightness/)).toBeTruthy()
  expect(dialog.getByText('OB')).toBeTruthy()
  expect(dialog.queryByText(/Valid for/)).toBeNull()
})

test('a PDF that cannot be made is said to be so, in its place @PRF-4', async () => {
  show()
  await code()
  // jsdom draws no pictures.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  fireEvent.click(screen.getByRole('button', { name: 'Save as PDF' }))
  expect(await screen.findByText('We couldn’t make the PDF. Please try again.')).toBeTruthy()
})

test('a member without a card is led to one, or goes on without @PRF-4', async () => {
  show('cardless')
  expect((await screen.findByRole('link', { name: 'Get a card' })).getAttribute('href')).toBe('/link-card')
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('img')).toBeNull()
})

test('the card that was shown once is there without a network, and says so @PRF-4', async () => {
  const { unmount } = show()
  await code()
  unmount()
  invalidateCache()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  render(<CardIsland />)
  // At once: nothing is waited for.
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(`Code of card ${number}`)
  expect(await screen.findByText('You’re offline. Your card still works.')).toBeTruthy()
  expect(screen.getByText('Olivia Brennan')).toBeTruthy()
})

test('a member who holds a card in plastic is not offered another @PRF-1', async () => {
  show()
  await code()
  expect(screen.queryByRole('button', { name: 'Request a physical card' })).toBeNull()
})

test('a card in plastic is requested for a place that was found, once @PRF-1 @PRF-4', async () => {
  stage.at('/card#physical')
  show('newcomer')
  const dialog = await screen.findByRole('dialog', { name: 'Request a physical card' })
  await within(dialog).findByRole('radio', { name: /^Harbour Road/ })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Request card' }))
  submit()
  expect(await within(dialog).findByText('Choose where to pick up your card.')).toBeTruthy()
  expect(document.activeElement).toBe(within(dialog).getAllByRole('radio')[0])
  fireEvent.change(within(dialog).getByLabelText('Search by name or city'), { target: { value: 'kilb' } })
  fireEvent.click(await within(dialog).findByRole('radio', { name: /^Market Cross/ }))
  expect(within(dialog).queryByText('Choose where to pick up your card.')).toBeNull()
  submit()
  submit()
  expect(await screen.findByRole('dialog', { name: 'Card requested' })).toBeTruthy()
  expect(within(dialog).getByRole('status').textContent).toContain('Market Cross')
  const way = within(dialog).getByRole('link', { name: /^Open in maps: ?Market Cross/ })
  expect(way.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//)
  expect(stage.calls('requestPhysicalCard').map(({ body }) => body)).toEqual(['{"store_id":"market"}'])
})

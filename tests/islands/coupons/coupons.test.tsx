// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CouponsIsland } from '#islands/coupons/coupons.island.tsx'
import { hideCode } from '#machines/coupons/shown-code.ts'
import { $toasts } from '#machines/frame/toasts.ts'
import { ask } from '#sandbox/ask.ts'
import type { PersonaName } from '#sandbox/personas.ts'
import { translatePage } from '#support/translate-page.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({ 'COUPON.activation_minutes': 5 })

beforeEach(() => {
  hideCode()
  stage.at('/coupons')
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} })
})

const show = (persona?: PersonaName) => {
  stage.member(persona)
  return render(<CouponsIsland />)
}
const tiles = async () => {
  await screen.findAllByRole('listitem')
  // A list draws its first screen first.
  await act(async () => {})
  return screen.getAllByRole('listitem')
}
const tile = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('li') as HTMLLIElement)
}
const question = () => screen.findByRole('dialog', { name: 'Activate this coupon?' })
const atTill = () => screen.findByRole('dialog', { name: /^Hold the code up to the scanner/ })

test('a page that is longer than was asked for is drawn twenty at a time FT-16 @CPN-1', async () => {
  const coupons = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Bread ${id}` }))
  stage.answer('listCoupons', { coupons })
  show()
  await waitFor(async () => expect(await tiles()).toHaveLength(20))
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(await tiles()).toHaveLength(40)
  expect(stage.calls('listCoupons')).toHaveLength(1)
})

test('active coupons stand first, and a button says what its coupon costs @FND-1', async () => {
  const coupons = [
    { id: 1, name: 'Bread', points: 12_300 },
    { id: 2, name: 'Tea' },
  ]
  stage.answer('listCoupons', { coupons: [...coupons, { id: 3, name: 'Milk', activated: true }] })
  show()
  await tiles()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Milk',
    'Bread',
    'Tea',
  ])
  const label = async (name: string) => (await tile(name)).getByRole('button').textContent
  expect(await label('Bread')).toMatch(/^Activate · 123\spoints$/)
  expect(await label('Tea')).toBe('Activate')
})

test('a member without coupons may look again @CPN-1', async () => {
  show('newcomer')
  expect(await screen.findByText(/No coupons right now/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(stage.calls('listCoupons')).toHaveLength(2))
})

test('a list that fails says why and keeps its button through another try @CPN-1 FT-11', async () => {
  stage.fault({ endpoint: 'listCoupons', status: 503, body: '', times: 2 })
  show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fireEvent.click(retry)
  await waitFor(() => expect(stage.calls('listCoupons')).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Try again' })).toBe(retry)
  fireEvent.click(retry)
  await waitFor(async () => expect(await tiles()).toHaveLength(20))
})

test('a member activates a coupon: the dialog says for how long, what it costs, and closes; a club’s script hears of it @CPN-5 @EVT-1', async () => {
  const heard: unknown[] = []
  addEventListener('clientzone:coupon-activated', ({ detail }) => heard.push(detail), { once: true })
  show()
  const shown = await tile('Full tank Friday: 15 cents off')
  fireEvent.click(shown.getByRole('button', { name: /^Activate/ }))
  const dialog = within(await question())
  expect(dialog.getByText(/The code will be valid for 5 minutes/)).toBeTruthy()
  expect(dialog.getByText('It costs 150 points.')).toBeTruthy()
  const confirm = dialog.getByRole('button', { name: 'Activate' })
  fireEvent.click(confirm, { detail: 1 })
  fireEvent.click(confirm, { detail: 2 })
  const held = within(await atTill())
  expect(held.getByText('Coupon activated.')).toBeTruthy()
  expect(held.getByText(/^[45]:\d\d$/)).toBeTruthy()
  expect(await held.findByRole('img', { name: /as a picture/ })).toBeTruthy()
  fireEvent.click(held.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown.getByRole('button').textContent).toMatch(/^Active · show code/)
  expect(stage.calls('activateCoupon')).toHaveLength(1)
  const id = shown.getByRole('link').getAttribute('href')?.replace('/coupon/', '')
  expect(heard).toEqual([{ page: 'other', coupon: id }])
  // The question has asked for what the code is drawn by; showing the code asks for nothing more.
  expect(stage.calls('getCoupon')).toHaveLength(1)
})

test('the second press of a double one spends nothing @CPN-5 FT-27', async () => {
  show()
  fireEvent.click((await tile(/^Every tenth/)).getByRole('button'))
  const confirm = within(await question()).getByRole('button', { name: 'Activate' })
  fireEvent.click(confirm, { detail: 2 })
  expect(confirm.getAttribute('aria-busy')).toBeNull()
  expect(stage.calls('activateCoupon')).toEqual([])
})

test('a club that does not say for how long promises no minutes @CPN-5', async () => {
  stage.club()
  show()
  fireEvent.click((await tile(/^Every tenth/)).getByRole('button'))
  expect(within(await question()).getByText(/valid for a short time only/)).toBeTruthy()
})

test('the server’s no to an activated coupon is no no: it is what she wanted @CPN-5 FT-28', async () => {
  const before = $toasts.get().length
  show()
  const shown = await tile(/^Every tenth/)
  // Before the dialog opens: it hides the page behind it from assistive technology.
  const [, , id = ''] = shown.getByRole('link').getAttribute('href')?.split('/') ?? []
  fireEvent.click(shown.getByRole('button'))
  const confirm = within(await question()).getByRole('button', { name: 'Activate' })
  const { token } = stage.sandbox.controls.signIn('verified')
  await ask(stage.sandbox, 'activateCoupon', { token, params: { id }, body: {} })
  fireEvent.click(confirm)
  fireEvent.click(within(await atTill()).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown.getByRole('button').textContent).toMatch(/^Active · show code/)
  expect(
    $toasts
      .get()
      .slice(before)
      .every(({ kind }) => kind === 'notice'),
  ).toBe(true)
})

test('a list that the browser has translated is filtered and shown whole again @WHL-8 @FND-1', async () => {
  show()
  await waitFor(async () => expect(await tiles()).toHaveLength(20))
  const free = await screen.findByRole('button', { name: 'Free' })
  for (const [isPressed, shows] of [
    ['true', /^\d+\scoupons?$/],
    ['false', /^$/],
  ] as const) {
    translatePage()
    fireEvent.click(free)
    await waitFor(() => expect(free.getAttribute('aria-pressed')).toBe(isPressed))
    expect(document.querySelector('search [role=status]')?.textContent).toMatch(shows)
  }
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await waitFor(async () => expect(await tiles()).toHaveLength(20))
})

test('a coupon activated on a page that the browser has translated says so, and its code is left as it is @WHL-8 @CPN-2', async () => {
  show()
  const shown = await tile(/^Every tenth/)
  translatePage()
  fireEvent.click(shown.getByRole('button'))
  await question()
  translatePage()
  fireEvent.click(within(await question()).getByRole('button', { name: 'Activate' }))
  const held = within(await atTill())
  translatePage()
  expect(document.querySelector('[data-code]')?.querySelector('font')).toBeNull()
  fireEvent.click(held.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown.getByRole('button').textContent).toMatch(/^Active · show code/)
})

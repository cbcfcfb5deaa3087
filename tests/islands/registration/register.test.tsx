// @vitest-environment jsdom

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { GainsPattern } from '#islands/registration/gains.pattern.tsx'
import { RegisterIsland } from '#islands/registration/register.island.tsx'
import { RegisterAfterVerifyIsland } from '#islands/registration/register-after-verify.island.tsx'
import { draftKey, registrationCardKey, registrationSentKey } from '#lib/browser/storage-keys.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { freeCards } from '#sandbox/seeds.ts'
import { taken, went } from '../led.ts'
import { stubResizeObserver } from '../resize-observer.ts'
import { openStage } from '../visitor-stage.ts'

vi.mock('#lib/browser/navigation.ts', async (original) => (await import('../led.ts')).navigation(original))
vi.mock('#machines/start/portal.ts', async () => (await import('../led.ts')).portal)

const stage = openStage({})
const cardFirst = { 'REGISTER.card_verify': true }

beforeEach(() => {
  queryClient.clear()
  stubResizeObserver()
  history.replaceState(null, '', '/register')
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const put = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const ticked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const start = () => screen.getByRole('button', { name: 'Start' })
const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const step = () => screen.getByRole('listitem', { current: 'step' }).textContent

const filled = {
  'E-mail': 'nora@example.com',
  Password: 'Nora12345',
  'Repeat password': 'Nora12345',
  'First name': 'Nora',
  'Last name': 'Finch',
}
const fill = (change: Partial<Record<keyof typeof filled | 'Phone number (optional)', string>> = {}) => {
  for (const [name, value] of Object.entries({ ...filled, ...change })) put(name, value)
}
/** Ticks what must be agreed to; a text that must be read counts as read by what it was before. */
const agree = async () => {
  stage.answer('getConsentTextByVersion', { title: 'Terms of the club', html: '<p>All of it</p>' })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Personal data policy/ }))
  fireEvent.click(ticked(/Terms of the club/))
  const dialog = await screen.findByRole('dialog', { name: 'Terms of the club' })
  const text = await within(dialog).findByRole('region', { name: 'Consent text' })
  await within(dialog).findByText('All of it')
  Object.defineProperties(text, {
    clientHeight: { value: 100, configurable: true },
    scrollHeight: { value: 100, configurable: true },
  })
  fireEvent.scroll(text)
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Agree' })
  await waitFor(() => expect(button.disabled || button.getAttribute('aria-disabled') === 'true').toBe(false))
  fireEvent.click(button)
  await waitFor(() => expect(ticked(/Terms of the club/).checked).toBe(true))
}
/** From the intro to the form, with the card of a number or with one that needs none. */
const goToForm = (number?: string) => {
  const drawn = render(<RegisterIsland />)
  fireEvent.click(start())
  fireEvent.click(screen.getByRole('radio', { name: number ? /I have a card/ : /I’ll add a card later/ }))
  if (number) put('Card number', number)
  press('Continue')
  return drawn
}
const openForm = async () => {
  const drawn = goToForm()
  await screen.findByRole('checkbox', { name: /Terms of the club/ })
  return drawn
}
const submit = () => press('Create account')

test('a visitor goes from the intro to the form, each step the browser’s own, and the stepper shows where she is @REG-1', async () => {
  render(<RegisterIsland />)
  expect([heading(), step(), location.hash]).toEqual(['How it works', 'Start', ''])
  fireEvent.click(start())
  expect([heading(), step(), location.hash]).toEqual(['Your card', 'Card', '#card'])
  expect(document.activeElement?.textContent).toBe('Your card')
  fireEvent.click(screen.getByRole('radio', { name: /I want a virtual card/ }))
  press('Continue')
  expect([heading(), step(), location.hash]).toEqual(['Your details', 'Details', '#details'])
  expect(
    within(screen.getByRole('list', { name: 'Registration steps' })).getAllByRole('listitem'),
  ).toHaveLength(4)
})

test('what the club gives is three lines whose words the shell can replace @REG-9', () => {
  render(<GainsPattern />)
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent, lastElementChild }) => [lastElementChild?.getAttribute('data-copy'), textContent]),
  ).toEqual([
    ['gain_points', 'Points for your purchases'],
    ['gain_coupons', 'Coupons for members only'],
    ['gain_rewards', 'Rewards for your points'],
  ])
})

test.each([
  ['step by step', {}],
  ['with the card first', cardFirst],
])('a registration %s has not begun on its first step @REG-9', (_, general) => {
  stage.club(general)
  render(<RegisterIsland />)
  expect(step()).toBeDefined()
  expect(document.querySelector('[data-begun]')).toBeNull()
})

test('a registration has begun from its second step on @REG-9', () => {
  render(<RegisterIsland />)
  fireEvent.click(start())
  expect(document.querySelector('[data-begun]')).not.toBeNull()
})

test('whoever has a card enters its number, and is told what is wrong with it @REG-1 @REG-5 BI-13', async () => {
  render(<RegisterIsland />)
  fireEvent.click(start())
  press('Continue')
  expect(screen.getByText('Choose an option')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /I have a card/ }))
  fireEvent.click(screen.getByRole('radio', { name: /I have a card/ }))
  expect(screen.queryByText('Choose an option')).toBeNull()
  press('Continue')
  expect(screen.getByText('Card number is a required field')).toBeDefined()
  expect(document.activeElement).toBe(field('Card number'))
  put('Card number', '6340 0000')
  press('Continue')
  expect(screen.getByText(/A card number has 16 digits/)).toBeDefined()
  put('Card number', `${freeCards[0]}`)
  press('Continue')
  expect(heading()).toBe('Your details')
})

test('a filled form opens an account with the card, and goes on to the code @REG-1 @REG-6', async () => {
  goToForm(freeCards[0])
  fill({ 'Phone number (optional)': '+353209100077' })
  await agree()
  submit()
  await waitFor(() => expect(went).toEqual(['open /register-confirm']))
  expect(stage.calls('register')).toHaveLength(1)
  const kept = sessionStorage.getItem(registrationSentKey) ?? ''
  expect(JSON.parse(kept)).toMatchObject({
    channel: 'email',
    draft: { email: 'nora@example.com', phone: '+353209100077', mode: 'existing' },
    code: { length: 6 },
  })
  const everything = JSON.stringify({ ...sessionStorage, ...localStorage })
  expect(everything).not.toContain('Nora12345')
  expect(everything).not.toContain(freeCards[0])
})

test('a club that asks for no code lets the new member in at once, and forgets what was typed @REG-1', async () => {
  stage.answer('register', { token: 't', refresh_token: 'r' })
  await openForm()
  fill()
  await agree()
  submit()
  await waitFor(() => expect(taken).toEqual([{ token: 't', refresh_token: 'r' }]))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nora')
})

test('an empty form says what is mandatory, on each field and as a whole, and nothing is ticked beforehand @REG-3', async () => {
  await openForm()
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false)
  submit()
  expect(screen.getByRole('alert').textContent).toBe('Fill in mandatory fields')
  for (const name of Object.keys(filled)) {
    const error = screen.getByText(`${name} is a required field`)
    expect(field(name).getAttribute('aria-describedby')).toContain(error.id)
  }
  expect(screen.getAllByText('Agree to this to become a member')).toHaveLength(2)
  expect(document.activeElement).toBe(field('E-mail'))
  expect(stage.calls('register')).toEqual([])
})

test('a consent that is not agreed to blocks, in its place, with the focus on it @REG-3', async () => {
  await openForm()
  fill()
  fireEvent.click(ticked(/Terms of the club/))
  const dialog = await screen.findByRole('dialog', { name: 'Terms of the club' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disagree' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /Personal data policy/ }))
  submit()
  expect(ticked(/Terms of the club/).getAttribute('aria-invalid')).toBe('true')
  expect(ticked(/Personal data policy/).getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(ticked(/Terms of the club/))
  expect(stage.calls('register')).toEqual([])
})

test('consents that do not come block the form until another try brings them @REG-3 FT-05', async () => {
  stage.fault({ endpoint: 'listConsents', reset: true, times: 1 })
  goToForm()
  await screen.findByText('The consents didn’t load. Please try again.')
  fill()
  submit()
  expect(stage.calls('register')).toEqual([])
  press('Try again')
  expect(await screen.findByRole('checkbox', { name: /Terms of the club/ })).toBeDefined()
})

test('a card that the server refuses says so with the ways out, and another can be chosen @REG-2', async () => {
  goToForm('6340123456781001')
  fill()
  await agree()
  submit()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This card is already registered in our platform, please try to login or request to reset password.',
  )
  const form = within(screen.getByRole('form', { name: 'Your details' }))
  expect(form.getByRole('link', { name: 'Sign in' })).toBeDefined()
  expect(form.getByRole('link', { name: 'Use another card' }).getAttribute('href')).toBe('#card')
})

test('a reload finds the step and what was typed, but no secret @REG-7 FT-32', async () => {
  const { unmount } = await openForm()
  fill({ 'Phone number (optional)': '020 910 0001' })
  fireEvent.change(screen.getByLabelText('Sex (optional)'), { target: { value: 'female' } })
  fireEvent.click(ticked(/Personal data policy/))
  unmount()
  render(<RegisterIsland />)
  expect(heading()).toBe('Your details')
  await screen.findByRole('checkbox', { name: /Terms of the club/ })
  const values = ['E-mail', 'First name', 'Last name', 'Phone number (optional)', 'Sex (optional)'].map(
    (name) => field(name).value,
  )
  expect(values).toEqual(['nora@example.com', 'Nora', 'Finch', '020 910 0001', 'female'])
  expect([field('Password').value, field('Repeat password').value]).toEqual(['', ''])
  expect(ticked(/Personal data policy/).checked).toBe(true)
  expect(ticked(/Terms of the club/).checked).toBe(false)
})

test('a reload of the form asks for the card’s number again, since it is never kept @REG-7', () => {
  sessionStorage.setItem(draftKey('register-mode'), 'existing')
  history.replaceState(null, '', '/register#details')
  render(<RegisterIsland />)
  expect(heading()).toBe('Your card')
  expect(screen.getByText(/We never keep your card number/)).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /I have a card/ }).checked).toBe(true)
})

test('any text is kept exactly as it was typed, and sent so @REG-7 XS-29', async () => {
  await openForm()
  fill()
  await agree()
  const samples = [
    'x'.repeat(500),
    '👩‍👩‍👧‍👦🦊',
    '\u202eםולש',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "Robert'); DROP TABLE members;--",
    '  O’Brien  ',
    ...fc.sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), 20),
  ].filter((text) => text.trim() !== '' && !/[\r\n]/.test(text))
  for (const text of samples) {
    put('First name', text)
    expect(sessionStorage.getItem(draftKey('register-firstname'))).toBe(text)
  }
  const firstname = samples.slice(1, 7).join(' ')
  put('First name', firstname)
  submit()
  await waitFor(() => expect(stage.calls('register')).toHaveLength(1))
  expect(JSON.parse(stage.calls('register')[0]?.body ?? '')).toMatchObject({ firstname })
  expect(document.querySelector('form script, form img')).toBeNull()
})

test('browsers and password managers know the fields @REG-1', async () => {
  await openForm()
  const known = [
    'E-mail',
    'Password',
    'Repeat password',
    'First name',
    'Last name',
    'Phone number (optional)',
  ]
  expect(known.map((name) => field(name).autocomplete)).toEqual([
    'username',
    'new-password',
    'new-password',
    'given-name',
    'family-name',
    'tel',
  ])
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Your details' })
  expect([form.method, form.noValidate]).toEqual(['post', true])
})

test('in a club that looks the card up first its number comes before all, and goes on to the form @REG-2', async () => {
  stage.club(cardFirst)
  render(<RegisterIsland />)
  expect(await screen.findByRole('button', { name: 'Check card' })).toBeDefined()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Card')
  expect(step()).toBe('Card')
  put('Card number', `${freeCards[2]}`)
  press('Check card')
  await waitFor(() => expect(went).toEqual(['open /register-after-verify']))
  expect(JSON.parse(sessionStorage.getItem(registrationCardKey) ?? '')).toMatchObject({
    card_token: expect.any(String),
    firstname: 'Olivia',
  })
})

test.each([
  ['9999999999999999', 'Card verification failed', 0],
  [
    '6340123456781001',
    'This card is already registered in our platform, please try to login or request to reset password.',
    1,
  ],
])('the card %s is refused in its place, without a toast @REG-2', async (number, sentence, links) => {
  stage.club(cardFirst)
  render(<RegisterIsland />)
  await screen.findByRole('button', { name: 'Check card' })
  put('Card number', number)
  press('Check card')
  const error = await screen.findByText(sentence)
  expect(field('Card number').getAttribute('aria-describedby')).toContain(error.id)
  expect(document.activeElement).toBe(field('Card number'))
  expect(screen.queryAllByRole('link', { name: 'Reset password' })).toHaveLength(links)
  expect(went).toEqual([])
})

test('the form after a card greets its holder and registers with the card’s token @REG-2', async () => {
  stage.club(cardFirst)
  sessionStorage.setItem(
    registrationCardKey,
    JSON.stringify({ card_token: 'unheard-of', firstname: 'Olivia', lastname_initial: 'B' }),
  )
  render(<RegisterAfterVerifyIsland />)
  expect(screen.getByText('Welcome, Olivia B.: your card is verified.')).toBeDefined()
  expect(step()).toBe('Details')
  await screen.findByRole('checkbox', { name: /Terms of the club/ })
  fill()
  await agree()
  submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Card verification failed')
  const another = screen.getAllByRole('link', { name: 'Use another card' })
  for (const link of another) expect(link.getAttribute('href')).toBe('/register')
})

test.each([
  ['nothing', undefined],
  ['nonsense', '{'],
  ['half of it', '{"firstname":"Nora"}'],
])(
  'the form after a card without one (%s was kept) goes back to the number and shows no form @REG-2',
  (_, kept) => {
    stage.club(cardFirst)
    if (kept) sessionStorage.setItem(registrationCardKey, kept)
    render(<RegisterAfterVerifyIsland />)
    expect(went).toEqual(['replace /register'])
    expect(screen.queryByRole('form')).toBeNull()
  },
)

test('where the card comes first, a visitor without one is sent to the staff, or registers with a virtual card @REG-2', async () => {
  stage.club(cardFirst)
  const { unmount } = render(<RegisterIsland />)
  expect(await screen.findByText('Ask our staff for one.')).toBeDefined()
  unmount()
  stage.club({ ...cardFirst, 'REGISTER.virtual_card': true })
  const view = render(<RegisterIsland />)
  const link = await screen.findByRole('link', { name: 'Register with a virtual one' })
  view.unmount()
  stage.at(link.getAttribute('href') ?? '')
  render(<RegisterIsland />)
  expect(await screen.findByLabelText('First name')).toBeDefined()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  expect(step()).toBe('Details')
})

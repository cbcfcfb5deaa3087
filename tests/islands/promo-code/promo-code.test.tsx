// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PromoCodeIsland } from '#islands/promo-code/promo-code.island.tsx'
import { queryClient } from '#lib/queries/query-client.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage()

const show = () => {
  stage.club()
  stage.member()
  return render(<PromoCodeIsland />)
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Promo code/ })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Promo code' }))
const use = (code: string) => {
  type(code)
  submit()
}
const sent = () =>
  stage.sandbox.controls.log().filter(({ endpoint }) => endpoint === 'redeemPromoCode').length

test('until it is known who is there, nothing can be typed @PRF-7', () => {
  render(<PromoCodeIsland />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(renderToString(<PromoCodeIsland />)).toContain('aria-busy="true"')
})

test('a code gives its title and its points, is sent once, and makes the member known anew @PRF-7 FT-27', async () => {
  show()
  queryClient.setQueryData(['user'], {})
  queryClient.setQueryData(['transactions'], {})
  type(' welcome10 ')
  submit()
  submit()
  const title = await screen.findByRole('heading', { level: 2, name: 'Welcome to the club' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText(/^You have collected 10\s+points\.$/)).toBeTruthy()
  expect(screen.getByText('Your promo code is accepted.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show transactions' }).getAttribute('href')).toBe('/transactions')
  expect(sent()).toBe(1)
  for (const topic of ['user', 'transactions'])
    expect(queryClient.getQueryState([topic])?.isInvalidated).toBe(true)
})

test('a code without points says just what it gave, and another one can follow @PRF-7', async () => {
  show()
  use('COFFEE')
  expect(
    await screen.findByRole('heading', { level: 2, name: 'A free coffee is waiting at the till' }),
  ).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Enter another code' }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  use('coffee')
  expect(await screen.findByText('This promo code has been used already.')).toBeTruthy()
})

test('an unknown code is said at its field, which keeps it, selected for the next @PRF-7', async () => {
  show()
  use('SOMETHING')
  const message = await screen.findByText('We do not know this promo code. Please check each letter.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toContain(message.id)
  expect(field().value).toBe('SOMETHING')
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 9])
  type('SOMETHING ELSE')
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test('nothing is nothing to send @PRF-7', () => {
  show()
  use('  ')
  expect(screen.getByText('Promo code is a required field')).toBeTruthy()
  expect(sent()).toBe(0)
})

test('where a platform keeps no answers, the next try after a lost reply finds the code used by this one @PRF-7 FT-28', async () => {
  stage.sandbox.controls.fault({ endpoint: 'redeemPromoCode', after: true, reset: true, times: 1 })
  stage.sandbox.controls.fault({
    endpoint: 'redeemPromoCode',
    status: 409,
    body: { error: { code: 'promo_used' } },
    times: 1,
  })
  show()
  use('WELCOME10')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We cannot reach the server.')
  expect(alert.textContent).toContain('The code may have been accepted all the same.')
  expect(field().value).toBe('WELCOME10')
  expect(sent()).toBe(1)
  submit()
  expect(
    await screen.findByText(/^This promo code has been used already, most likely by your try/),
  ).toBeTruthy()
  expect(sent()).toBe(2)
})

test('without the network the code waits, and can be sent when it is back @PRF-7 FT-06', async () => {
  show()
  type('WELCOME10')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText(/What you have typed stays here until you can send it/)).toBeTruthy()
  online.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByText(/What you have typed stays here/)).toBeNull()
  submit()
  expect(await screen.findByText('Your promo code is accepted.')).toBeTruthy()
})

test('what the server says of the code stands at the field, anything else above the button @PRF-7', async () => {
  stage.sandbox.controls.fault({
    endpoint: 'redeemPromoCode',
    status: 422,
    body: { error: { message: 'No.', code: 'validation', fields: { code: 'Too short' } } },
    times: 1,
  })
  stage.sandbox.controls.fault({
    endpoint: 'redeemPromoCode',
    status: 429,
    body: { error: { message: 'Please wait.' } },
    times: 1,
  })
  show()
  use('X')
  expect(await screen.findByText('Too short')).toBeTruthy()
  submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait.')
})

test('what was typed is there again after a reload, and no more once it was taken @PRF-7', async () => {
  const { unmount } = show()
  type('<b>"WELCOME10"</b>')
  unmount()
  const again = render(<PromoCodeIsland />)
  expect(field().value).toBe('<b>"WELCOME10"</b>')
  use('WELCOME10')
  await screen.findByRole('heading', { level: 2 })
  again.unmount()
  render(<PromoCodeIsland />)
  expect(field().value).toBe('')
})

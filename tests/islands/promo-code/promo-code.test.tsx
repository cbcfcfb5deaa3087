// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PromoCodeIsland } from '#islands/promo-code/promo-code.island.tsx'
import { queryClient } from '#lib/queries/query-client.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage({})

const show = () => {
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

test('a code gives its title and its points, is sent once, and makes the member known anew @PRF-7 FT-27', async () => {
  show()
  queryClient.setQueryData(['user'], {})
  queryClient.setQueryData(['transactions'], {})
  type(' welcome10 ')
  submit()
  submit()
  const title = await screen.findByRole('heading', { level: 2, name: 'Welcome to the club' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText(/^You’ve collected 10\s+points\.$/)).toBeTruthy()
  expect(screen.getByText('Promo code accepted.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show transactions' }).getAttribute('href')).toBe('/transactions')
  expect(stage.calls('redeemPromoCode')).toHaveLength(1)
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
  expect(await screen.findByText('This promo code has already been used.')).toBeTruthy()
})

test('an unknown code is said at its field, which keeps it, selected for the next @PRF-7', async () => {
  show()
  use('SOMETHING')
  const message = await screen.findByText('We don’t know this promo code. Check it and try again.')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toContain(message.id)
  expect(field().value).toBe('SOMETHING')
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 9])
  type('SOMETHING ELSE')
  expect(field().getAttribute('aria-invalid')).toBeNull()
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

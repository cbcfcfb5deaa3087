// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LinkCardIsland } from '#islands/card/link-card.island.tsx'
import { queryClient } from '#lib/queries/query-client.ts'
import { freeCards } from '#sandbox/seeds.ts'
import { setStage } from '../frame/stage.ts'

const left = vi.hoisted(() => ({ calls: [] as string[] }))
vi.mock('#machines/start/portal.ts', () => ({ signOut: () => left.calls.push('sign out') }))
vi.mock('#lib/browser/navigation.ts', async (original) => ({
  ...(await original<object>()),
  open: (path: string) => left.calls.push(`open ${path}`),
}))

const stage = setStage({ 'FOOTER.enabled': true })
const [free = ''] = freeCards
const held = '6340123456781001'

beforeEach(() => {
  left.calls.length = 0
})

const field = () => screen.findByLabelText<HTMLInputElement>(/^Card number/)
const submit = async (typed: string) => {
  fireEvent.input(await field(), { target: { value: typed } })
  fireEvent.submit(screen.getByRole('form', { name: 'Link card' }))
}
const show = (persona: 'cardless' | 'verified' = 'cardless') => {
  stage.member(persona)
  return render(<LinkCardIsland />)
}

test('a paired card is shown, and what is known of the member is read anew @PRF-5', async () => {
  show()
  await field()
  const renewed = vi.spyOn(queryClient, 'invalidateQueries')
  await submit(free)
  expect(await screen.findByRole('heading', { name: 'Card linked.' })).toBe(document.activeElement)
  expect(screen.getByText('6340 0000 0001 0001')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Show my card' }).getAttribute('href')).toBe('/card')
  expect(renewed.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['user'], ['identities']])
  expect(stage.calls('linkIdentity')).toHaveLength(1)
})

test('a club without its larger pages leads to the start @PRF-5 @RTE-3', async () => {
  stage.club({ 'GENERAL.web': false })
  show()
  await submit(free)
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('link', { name: 'Show my card' })).toBeNull()
})

test('a member who has a card is led to it instead of a form @PRF-5', async () => {
  show('verified')
  expect(await screen.findByRole('heading', { name: 'You already have a card.' })).toBeDefined()
  expect(screen.getByText('6340 1234 5678 1001')).toBeDefined()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a card that is registered offers the login, a new password and help; another number goes on @PRF-5', async () => {
  show()
  await submit(held)
  const alert = await screen.findByText(/^This card is already registered in our platform/)
  expect(alert.closest('[role=alert]')).not.toBeNull()
  expect(screen.getByText(/our contact details are at the bottom of the page/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to the other account' }))
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }))
  expect(left.calls).toEqual(['sign out', 'sign out', 'open /forgot'])
  await submit(free)
  expect(screen.queryByText(/^This card is already registered/)).toBeNull()
  expect(await screen.findByText('Card linked.')).toBeDefined()
})

test('a number that is none stays in its field, which says so and has the focus @PRF-5 @BI-13 @XS-23', async () => {
  show()
  await submit(`${free}7`)
  const input = await field()
  const error = await screen.findByText('A card number has 16 digits. Check it and try again.')
  expect(input.getAttribute('aria-describedby')).toContain(error.id)
  expect(document.activeElement).toBe(input)
  expect(input.value).toBe('6340 0000 0001 0001 7')
  expect(document.body.innerHTML).not.toContain('6340')
  expect(stage.calls('linkIdentity')).toHaveLength(0)
})

// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ProfileEditIsland } from '#islands/profile/profile-edit.island.tsx'
import { setStage } from '../frame/stage.ts'

const stage = setStage()
beforeEach(() => stage.at('/profile-edit'))

const show = (web = true) => {
  stage.club({ 'GENERAL.web': web })
  stage.member()
  return render(<ProfileEditIsland />)
}
const field = async (name: string) => (await screen.findByLabelText(name)) as HTMLInputElement

test('the form shows what the club knows, and the phone with the way to change it @PRF-2', async () => {
  show()
  expect((await field('First name')).value).toBe('Olivia')
  expect((await field('Last name')).value).toBe('Brennan')
  expect((await field('E-mail')).value).toBe('verified@example.com')
  expect((await field('Sex (optional)')).value).toBe('female')
  expect(screen.getByRole('link', { name: 'Account access' }).getAttribute('href')).toBe('/account-access')
})

test('an e-mail address of somebody else is said at its field; what was typed stays, through a reload too @PRF-2', async () => {
  const { unmount } = show()
  fireEvent.input(await field('E-mail'), { target: { value: 'zero@example.com' } })
  fireEvent.submit(screen.getByRole('form', { name: 'My details' }))
  expect(await screen.findByText('An account with the specified email already exists!')).toBeTruthy()
  await waitFor(async () => expect(document.activeElement).toBe(await field('E-mail')))
  unmount()
  render(<ProfileEditIsland />)
  expect((await field('E-mail')).value).toBe('zero@example.com')
})

test.each([
  ['with the web area', true, '/profile'],
  ['without it', false, '/'],
])('in a club %s the form leads back to the profile @PRF-2 @RTE-3', async (_, web, path) => {
  show(web)
  expect((await screen.findByRole('link', { name: 'Cancel' })).getAttribute('href')).toBe(path)
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConsentIsland } from '#islands/consents/consent.island.tsx'
import { setStage } from '../frame/stage.ts'

const stage = setStage()
const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(['visitor', 'member'] as const)('a %s reads a consent under its own title @CON-3', async (who) => {
  stage.at('/consent/terms')
  stage[who]()
  render(<ConsentIsland />)
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  await title('Terms of the club')
  expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(1)
})

test('a text is made safe, and its title is text @CON-3 XS-01', async () => {
  stage.answer('getConsentText', {
    title: '<i>Terms</i>',
    html: '<p onclick="x()">Rules</p><script>x()</script>',
  })
  stage.at('/consent/terms')
  stage.visitor()
  render(<ConsentIsland />)
  await title('<i>Terms</i>')
  const text = await screen.findByText('Rules')
  expect(text.outerHTML).toBe('<p>Rules</p>')
  expect(document.querySelector('article script')).toBeNull()
})

test.each([
  ['is not there', { status: 404, body: { error: { message: 'Gone', code: 'not_found' } } }],
  ['has no words', { status: 200, body: { data: { title: 'Terms', html: ' ' } } }],
])('a consent that %s says so and shows the way home @CON-3', async (_, answer) => {
  stage.fault({ endpoint: 'getConsentText', ...answer })
  stage.at('/consent/terms')
  stage.visitor()
  render(<ConsentIsland />)
  expect(await screen.findByText(/^This text is no longer available\./)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

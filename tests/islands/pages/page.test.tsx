// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { PageIsland } from '#islands/pages/page.island.tsx'
import { queryClient } from '#lib/queries/query-client.ts'
import { setStage } from '../frame/stage.ts'

const stage = setStage()
beforeEach(() => stage.at('/page/help'))

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const words = () => screen.findByText('Show your card at the till: each euro is worth a point.')
const show = () => {
  stage.member()
  return render(<PageIsland />)
}
const typed = (type: string) => stage.answer('getPage', { page: { id: 'help', title: 'Help', type } })

test('while the type of a page loads there is a spinner, then its title and its words @RTE-10', async () => {
  show()
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  expect(renderToString(<PageIsland />)).toContain('data-spinner')
  await title('Help')
  await words()
  expect(screen.getByRole('table')).toBeTruthy()
})

test.each(['PDF', ''])(
  'a page of type "%s" is not available, and no words are asked for @RTE-10',
  async (type) => {
    typed(type)
    show()
    await title('Help')
    expect(screen.getByText('This page is not available.')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
    expect(stage.calls('getPageHtml')).toHaveLength(0)
  },
)

test.each([
  ['is not there', 'getPage', { status: 404, body: { error: { message: 'Gone', code: 'not_found' } } }],
  ['has no body', 'getPageHtml', { status: 404, body: { error: { message: 'Gone', code: 'not_found' } } }],
  ['has a blank body', 'getPageHtml', { status: 200, body: { data: { html: ' ' } } }],
] as const)('a page that %s is not available @RTE-10', async (_, endpoint, fault) => {
  stage.fault({ endpoint, ...fault })
  show()
  expect(await screen.findByText('This page is not available.')).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('the words of a page are made safe, and its title is text @RTE-10 XS-01', async () => {
  stage.answer('getPage', { page: { id: 'help', title: '<i>Help</i>', type: 'HTML' } })
  stage.answer('getPageHtml', '<p onclick="x()">Rules</p><script>x()</script><form><input></form>')
  const { container } = show()
  await title('<i>Help</i>')
  expect((await screen.findByText('Rules')).outerHTML).toBe('<p>Rules</p>')
  expect(container.querySelector('article :is(script, form, input)')).toBe(null)
})

test('a page that was read stays when it cannot be asked for again @RTE-10 FT-06', async () => {
  show()
  await words()
  stage.fault({ endpoint: 'getPage', reset: true })
  stage.fault({ endpoint: 'getPageHtml', reset: true })
  await act(() => queryClient.invalidateQueries())
  expect(await screen.findByText(/You’re offline/)).toBeTruthy()
  await words()
})

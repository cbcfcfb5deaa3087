// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PerksIsland } from '#islands/perks/perks.island.tsx'
import { $toasts } from '#machines/frame/toasts.ts'
import { setStage } from '../frame/stage.ts'
import { stubResizeObserver } from '../resize-observer.ts'

const stage = setStage()

beforeEach(() => {
  stubResizeObserver()
  stage.at('/perks')
})

const perk = (id: number, parts: object = {}) => ({
  id: String(id),
  name: `Perk ${id}`,
  perex: `What ${id} is`,
  ...parts,
})
const list = (...perks: object[]) => stage.answer('listPerks', { perks })
const story = (html: string) => stage.answer('getPerk', { perk: perk(1, { html }) })
const show = (general: Record<string, unknown> = { 'GENERAL.web': true }) => {
  stage.club(general)
  stage.member()
  return render(<PerksIsland />)
}
/** Opens or closes by the address, as a link or a press of Back does. */
const goTo = (hash: string) =>
  act(() => {
    history.replaceState(null, '', `/perks${hash}`)
    dispatchEvent(new Event('hashchange'))
  })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a perk says its name and its first words, and links to itself @DSH-2', async () => {
  list(perk(1), perk(2, { name: '', perex: '', image: 'javascript:alert(1)' }), { name: 'Nobody' })
  const { container } = show()
  const [first, second, ...more] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toBe('Perk 1What 1 is')
  const link = within(first as HTMLElement).getByRole('link')
  expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual(['#item-1', 'dialog'])
  expect(second).toBeTruthy()
  expect(more).toEqual([])
  expect(container.querySelector('img')).toBeNull()
})

test('a perk opens at once as the list knew it, and its story follows, made safe @DSH-2 XS-01', async () => {
  list(perk(1))
  story('<p>All <b>day</b></p><script>window.hit = 1</script>')
  show()
  await screen.findAllByRole('listitem')
  goTo('#item-1')
  const { findByText, getByText } = await dialog('Perk 1')
  expect(getByText('What 1 is')).toBeTruthy()
  expect((await findByText('day')).tagName).toBe('B')
  expect(document.querySelector('script')).toBeNull()
})

test('the address closes what it has opened, and the cross takes it out of the address @DSH-2', async () => {
  list(perk(1, { html: '<p>Story</p>' }))
  story('<p>Story</p>')
  stage.at('/perks#item-1')
  show()
  await (await dialog('Perk 1')).findByText('Story')
  goTo('')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  goTo('#item-1')
  fireEvent.click((await dialog('Perk 1')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.hash).toBe('')
})

test('a perk that is gone says so and offers nothing to retry @DSH-2', async () => {
  stage.at('/perks#item-nobody')
  show()
  const gone = await dialog('Perk')
  expect(await gone.findByText('This perk is no longer available.')).toBeTruthy()
  expect(gone.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByText('We couldn’t find what you’re looking for.')).toBeNull()
})

test('a perk whose story does not come keeps what is known, and can be asked for again @DSH-2 FT-05', async () => {
  list(perk(1))
  stage.fault({ endpoint: 'getPerk', status: 503, body: {}, times: 1 })
  stage.at('/perks#item-1')
  show()
  const opened = await dialog('Perk 1')
  expect(await opened.findByRole('alert')).toBeTruthy()
  expect(opened.getByText('What 1 is')).toBeTruthy()
  story('<p>At last</p>')
  fireEvent.click(opened.getByRole('button', { name: 'Try again' }))
  expect(await opened.findByText('At last')).toBeTruthy()
  expect(opened.queryByRole('alert')).toBeNull()
})

test('a club without the page opens nothing over its fallback @RTE-3', async () => {
  list(perk(1))
  stage.at('/perks#item-1')
  show({ 'GENERAL.web': false })
  await screen.findAllByRole('listitem')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(stage.calls('getPerk')).toHaveLength(0)
})

test('where the club has leaflets the perks lead to them @C8 @DSH-2', async () => {
  list(perk(1))
  show()
  const link = await screen.findByRole('link', { name: 'Leaflets' })
  expect(link.getAttribute('href')).toBe('/leaflets')
})

test.each([
  ['no leaflets', 200, { data: { leaflets: [] } }],
  ['no such row', 404, { error: { message: 'Not found', code: 'not_found' } }],
] as const)('a platform with %s offers no way to them, and no toast @C8 @DSH-2', async (_, status, body) => {
  const before = $toasts.get().length
  stage.fault({ endpoint: 'listLeaflets', status, body })
  list(perk(1))
  show()
  await screen.findByText('Perk 1')
  await waitFor(() => expect(stage.calls('listLeaflets')).toHaveLength(1))
  await act(async () => {})
  expect(screen.queryByRole('link', { name: 'Leaflets' })).toBeNull()
  expect($toasts.get()).toHaveLength(before)
})

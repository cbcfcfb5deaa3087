// @vitest-environment jsdom
import { createRequire } from 'node:module'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { act, type JSX, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { late } from '#islands/ui/late.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'

/** A React of its own whose timers do not run: it takes `setTimeout` as it is when it is loaded. */
const reactWithHeldTimers = () => {
  const fresh = createRequire(import.meta.url)
  for (const file of Object.keys(fresh.cache))
    if (/\/(?:react-dom|scheduler)\//.test(file)) delete fresh.cache[file]
  const held: (() => void)[] = []
  vi.stubGlobal('setTimeout', (work: () => void) => held.push(work))
  const { createRoot } = fresh('react-dom/client') as typeof import('react-dom/client')
  vi.unstubAllGlobals()
  return { createRoot, held }
}

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const reports: boolean[] = []
const hear = (event: Event) => void reports.push((event as CustomEvent<boolean>).detail)
const unhandled = vi.fn()

beforeEach(() => {
  reports.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  addEventListener('late-code', hear)
  process.on('unhandledRejection', unhandled)
})
afterEach(() => {
  removeEventListener('late-code', hear)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('a member sees which part did not come, keeps the rest, and has it by another try @A2', async () => {
  const load = vi.fn(lost as () => Promise<typeof Bars>)
  const Bars = ({ code }: { code: string }) => <p>Bars of {code}</p>
  const Late = late(load, {
    waiting: () => <p>On its way</p>,
    what: () => 'The picture of the code is missing.',
  })
  render(
    <>
      <p>1234</p>
      <Late code="1234" />
    </>,
  )
  expect(screen.getByText('On its way')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('The picture of the code is missing.')
  expect(screen.getByText('1234')).toBeTruthy()
  expect(reports).toEqual([false])

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await screen.findByRole('alert')
  expect(reports).toEqual([false, true])

  load.mockResolvedValue(Bars)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Bars of 1234')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what stands below a part waits for it, and comes with the sentence when it does not come @A2', async () => {
  const load = vi.fn(lost as () => Promise<() => JSX.Element>)
  const Late = late(load, { waiting: () => <p>On its way</p> })
  render(<Late below={<p>Below</p>} />)
  expect(screen.getByText('On its way')).toBeTruthy()
  expect(screen.queryByText('Below')).toBeNull()
  await screen.findByRole('alert')
  expect(screen.getByText('Below')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
  load.mockResolvedValue(() => <p>Here</p>)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText('Below')).toBeTruthy()
})

test('a part that was fetched ahead is there in the first drawing', async () => {
  const Late = late(async () => () => <p>Here</p>, { waiting: () => <p>On its way</p> })
  await Late.fetch()
  render(<Late />)
  expect(screen.getByText('Here')).toBeTruthy()
  expect(screen.queryByText('On its way')).toBeNull()
})

test('a part of the built HTML stays there until its code has come', async () => {
  const { promise, resolve } = Promise.withResolvers<() => JSX.Element>()
  const Part = () => <p>Drawn in the build</p>
  const Built = late(async () => Part, { waiting: () => <p>On its way</p> })
  const { prelude } = await prerender(<Built below={<p>Below</p>} />)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = await new Response(prelude).text()
  const seen: (string | null)[] = []
  const observer = new MutationObserver(() => seen.push(place.textContent))
  observer.observe(place, { subtree: true, childList: true, characterData: true })

  const Late = late(() => promise, { waiting: () => <p>On its way</p> })
  const root = await act(async () => hydrateRoot(place, <Late below={<p>Below</p>} />))
  expect(place.textContent).toBe('Drawn in the buildBelow')
  await act(async () => resolve(Part))
  expect(place.textContent).toBe('Drawn in the buildBelow')
  expect(new Set(seen)).not.toContain('On its way')
  observer.disconnect()
  await act(async () => root.unmount())
  place.remove()
})

test('a part that comes a moment after its place is drawn at once, whatever an effect elsewhere changes @A2', async () => {
  const { createRoot, held } = reactWithHeldTimers()
  const { promise, resolve } = Promise.withResolvers<() => JSX.Element>()
  const Late = late(() => promise, { waiting: () => <p>On its way</p> })
  const place = document.body.appendChild(document.createElement('div'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(place)
  root.render(<Late />)
  await screen.findByText('On its way')
  resolve(() => <p>Here</p>)
  // React holds back for 300 ms what `Suspense` has hidden, and throws error 177 when an effect of another root changes
  // this one at that moment: here it would wait for ever.
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(held).toEqual([])
  root.unmount()
  place.remove()
})

test('one press brings all parts of the page that are missing @A2', async () => {
  const load = vi.fn(lost as () => Promise<() => string>)
  const Points = late(() => load().then(() => () => <p>Points</p>), { waiting: () => null })
  const Menu = late(() => load().then(() => () => <p>Menu</p>), {
    waiting: () => null,
  })
  render(
    <>
      <Points />
      <Menu />
    </>,
  )
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  load.mockResolvedValue(() => '')
  const [first] = screen.getAllByRole('button', { name: 'Try again' })
  if (first) fireEvent.click(first)
  expect(await screen.findByText('Points')).toBeTruthy()
  expect(await screen.findByText('Menu')).toBeTruthy()
})

test('a press where the part came meanwhile still brings the other parts that are missing @A2', async () => {
  const points = vi.fn(lost as () => Promise<() => JSX.Element>)
  const menu = vi.fn(lost as () => Promise<() => JSX.Element>)
  const Points = late(points)
  const Menu = late(menu)
  const page = (more: boolean) => (
    <>
      <Points />
      <Menu />
      {more && <Points />}
    </>
  )
  const { rerender } = render(page(false))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  points.mockResolvedValue(() => <p>Points</p>)
  menu.mockResolvedValue(() => <p>Menu</p>)
  rerender(page(true))
  await waitFor(() => expect(screen.getAllByText('Points')).toHaveLength(2))
  const [first] = screen.getAllByRole('button', { name: 'Try again' })
  if (first) fireEvent.click(first)
  expect(await screen.findByText('Menu')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part whose failure is not on the screen yet is brought by a press elsewhere @A2', async () => {
  const { promise, reject } = Promise.withResolvers<() => JSX.Element>()
  const menu = vi.fn(() => promise)
  const Points = late(lost as () => Promise<() => JSX.Element>)
  const Menu = late(menu, { waiting: () => <p>On its way</p> })
  render(
    <>
      <Points />
      <Menu />
    </>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  menu.mockResolvedValue(() => <p>Menu</p>)
  reject(new TypeError('Failed to fetch dynamically imported module'))
  await promise.catch(() => {})
  await Promise.resolve()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  fireEvent.click(again)
  expect(await screen.findByText('Menu')).toBeTruthy()
})

test('a part that breaks while it is drawn can be drawn again, without being fetched again; its error is reported @A2 @ERR-1', async () => {
  const caught: unknown[] = []
  addEventListener('caught-error', (event) => caught.push((event as CustomEvent).detail), { once: true })
  let isWhole = false
  const broken = new Error('broken')
  const Part = () => {
    if (!isWhole) throw broken
    return <p>Whole</p>
  }
  const load = vi.fn(async () => Part)
  const Late = late(load)
  render(<Late />)
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page couldn’t be shown.')
  expect(reports).toEqual([])
  expect(caught).toEqual([broken])
  isWhole = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Whole')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('what is fetched ahead in vain disturbs nobody, and comes when it is needed @A2', async () => {
  const load = vi.fn(lost as () => Promise<() => string>)
  const Late = late(load)
  await Late.fetch()
  expect(reports).toEqual([])
  load.mockResolvedValue(() => 'Here')
  render(<Late />)
  expect(await screen.findByText('Here')).toBeTruthy()
})

function Place({ load }: { load: () => Promise<(props: { open: boolean; onClose: () => void }) => string> }) {
  const [Window] = useState(() => onDemand(load))
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <Window onClose={() => setOpen(false)} open={open} />
    </>
  )
}

test('a window whose code does not come says so, closes, and is tried anew when it is opened anew @A2', async () => {
  const load = vi.fn(lost as () => Promise<(props: { open: boolean; onClose: () => void }) => string>)
  render(<Place load={load} />)
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  open()
  await screen.findByText('This window didn’t load.')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())

  open()
  await screen.findByText('This window didn’t load.')
  expect(load).toHaveBeenCalledTimes(2)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())

  load.mockResolvedValue(() => 'The window')
  open()
  expect(await screen.findByText('The window')).toBeTruthy()
})

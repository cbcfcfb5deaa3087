// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import laterDirective from '#lib/browser/directives/later-directive.ts'
import nearDirective from '#lib/browser/directives/near-directive.ts'

type Callback = (entries: { isIntersecting: boolean }[]) => void

let come: Callback | undefined
let observed: Element[] = []
const idle: (() => void)[] = []

beforeEach(() => {
  come = undefined
  observed = []
  idle.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        come = callback
      }
      observe = (element: Element) => observed.push(element)
      disconnect = () => {
        come = undefined
      }
    },
  )
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {})
})

afterEach(() => {
  delete document.documentElement.dataset.painted
})

const place = (directive: typeof nearDirective) => {
  const island = document.createElement('astro-island')
  island.append(document.createElement('footer'))
  const hydrate = vi.fn(async () => {})
  const load = vi.fn(async () => hydrate)
  directive(load, { name: 'near', value: 'true' }, island)
  return { hydrate, load, island }
}
const paint = () => {
  document.documentElement.dataset.painted = ''
  dispatchEvent(new Event('painted'))
}

test('what stands below is fetched once the page is painted and the member comes near @FST-1', async () => {
  const { load, hydrate, island } = place(nearDirective)
  expect(observed).toEqual([])
  paint()
  await vi.waitFor(() => expect(observed).toEqual([...island.children]))
  come?.([{ isIntersecting: false }])
  expect(load).not.toHaveBeenCalled()
  come?.([{ isIntersecting: true }])
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1))
  expect(come).toBeUndefined()
})

test('what works as plain HTML is hydrated once the page is painted and idle @FST-1', async () => {
  const { load, hydrate } = place(laterDirective)
  for (const work of idle) work()
  expect(load).not.toHaveBeenCalled()
  paint()
  expect(load).not.toHaveBeenCalled()
  for (const work of idle) work()
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1))
})

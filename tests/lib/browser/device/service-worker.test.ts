// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportPage } from '#lib/browser/navigation.ts'

const observed = vi.fn()
let register: ReturnType<typeof vi.fn>
let postMessage: ReturnType<typeof vi.fn>
const update = vi.fn(async () => undefined)
let visit = 'navigate'
let present: { unregister: ReturnType<typeof vi.fn> } | undefined

const stage = async (worker: 'on' | '', connection: object = {}) => {
  vi.resetModules()
  vi.stubEnv('SERVICE_WORKER', worker)
  const workers = {
    register,
    getRegistration: async () => present,
    ready: Promise.resolve({ active: { postMessage }, update }),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const { startServiceWorker } = await import('#lib/browser/device/service-worker.ts')
  return startServiceWorker()
}

beforeEach(() => {
  visit = 'navigate'
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    {
      type: visit,
      name: '',
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => ({}),
    } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming,
  ])
  register = vi.fn(async () => ({}))
  postMessage = vi.fn()
  present = undefined
  const names = [
    `${location.origin}/_astro/app.1.js`,
    `${location.origin}/words/bg-0.x.js`,
    `${location.origin}/wl/v1/user`,
    'https://elsewhere.example/_astro/b.js',
  ]
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly tell: (entries: unknown) => void
      constructor(tell: (entries: unknown) => void) {
        this.tell = tell
      }
      observe(options: object) {
        observed(options)
        this.tell({ getEntries: () => names.map((name) => ({ name })) })
      }
    },
  )
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'connection')
})

test('a member’s page registers the worker and tells it which hashed files it has used @OFF-3', async () => {
  await stage('on')
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  expect(observed).toHaveBeenCalledWith({ type: 'resource', buffered: true })
  const used = ['/_astro/app.1.js', '/words/bg-0.x.js']
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ used, page: location.pathname })
})

test('the worker hears of a page that this document shows later, whose files may all be here @OFF-1', async () => {
  await stage('on')
  postMessage.mockClear()
  history.pushState(null, '', '/my-rewards')
  reportPage('pageshown')
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ used: [], page: '/my-rewards' })
})

test('a member who reloads has the newest worker asked for before hers is told anything @OFF-3', async () => {
  await stage('on')
  expect(update).not.toHaveBeenCalled()
  visit = 'reload'
  await stage('on')
  expect(update).toHaveBeenCalledOnce()
  expect(update.mock.invocationCallOrder[0]).toBeLessThan(postMessage.mock.invocationCallOrder[1] ?? 0)
})

test('a page of a build without worker registers none, and removes the one that is there @OFF-3', async () => {
  present = { unregister: vi.fn(async () => true) }
  await stage('')
  expect(register).not.toHaveBeenCalled()
  expect(present.unregister).toHaveBeenCalledOnce()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'a member with %j gets no worker for the first time, and keeps the one she has @OFF-3',
  async (connection) => {
    await stage('on', connection)
    expect(register).not.toHaveBeenCalled()
    present = { unregister: vi.fn() }
    await stage('on', connection)
    expect(register).toHaveBeenCalledOnce()
    expect(present.unregister).not.toHaveBeenCalled()
  },
)

test('a browser without workers goes without one @OFF-3', async () => {
  const { startServiceWorker } = await import('#lib/browser/device/service-worker.ts')
  await expect(startServiceWorker()).resolves.toBeUndefined()
})

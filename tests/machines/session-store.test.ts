// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLocks } from '#support/fake-locks.ts'
import { oneTimeServer } from '#support/one-time-server.ts'

type Server = ReturnType<typeof oneTimeServer>

let server: Server
let stops: (() => void)[] = []

/** Opens a tab: the portal's modules anew, over the same storage and the same server. */
const openTab = async () => {
  vi.resetModules()
  const { startSession, $session } = await import('#machines/session/session.store.ts')
  const { call } = await import('#lib/queries/call.ts')
  const { queryClient } = await import('#lib/queries/query-client.ts')
  const { getMember } = await import('#lib/api/endpoints/member.ts')
  const session = startSession()
  stops.push(session.stop)
  return { ...session, $session, queryClient, me: () => call(getMember, {}).then(({ user }) => user.id) }
}
const stored = () => JSON.parse(localStorage.getItem('auth') ?? 'null')
const store = (pair: unknown, sitting = 's1') => {
  localStorage.setItem('auth', JSON.stringify(pair))
  localStorage.setItem('auth-sitting', sitting)
}
/** What the browser tells the other tabs after one has written. */
const tellTabs = (key: string | null = 'auth') => window.dispatchEvent(new StorageEvent('storage', { key }))
const give = (name: string, value: unknown, target: object = navigator) =>
  Object.defineProperty(target, name, { value, configurable: true })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = oneTimeServer()
  vi.stubGlobal('fetch', vi.fn(server.fetch))
  give('locks', fakeLocks())
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('one tab', () => {
  test('fifteen calls of a member with an expired token cost one refresh and all succeed @SES-5 AS-03', async () => {
    store(server.issue('ann'))
    server.expire('ann')
    const tab = await openTab()
    const answers = await Promise.all(Array.from({ length: 15 }, tab.me))
    expect(answers).toEqual(Array(15).fill('ann'))
    expect(server.refreshes()).toBe(1)
    expect(stored()).toEqual({ token: 'access-2', refresh_token: 'refresh-2' })
  })

  test('a call that is rejected while the refresh runs waits for it and succeeds @SES-5 AS-16', async () => {
    store(server.issue('ann'))
    server.expire('ann')
    const gate = Promise.withResolvers<void>()
    server.break(async () => {
      await gate.promise
      server.break(undefined)
      return server.fetch('/wl/v1/user/token/refresh', {
        body: JSON.stringify({ refresh_token: 'refresh-1' }),
      })
    })
    const tab = await openTab()
    const first = tab.me()
    await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBe(2))
    const second = tab.me()
    gate.resolve()
    expect(await Promise.all([first, second])).toEqual(['ann', 'ann'])
    expect(server.refreshes()).toBeLessThanOrEqual(2)
  })

  test('a member whose refresh is rejected is signed out, and ten waiting calls fail together @SES-4 AS-15 AS-07', async () => {
    store(server.issue('ann'))
    server.revoke('ann')
    const tab = await openTab()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, tab.me))
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { message: 'Invalid token' } })
    expect(server.refreshes()).toBe(1)
    expect(stored()).toBeNull()
    expect(tab.$session.get()).toEqual({ who: 'visitor' })
  })

  test.each([
    ['429', () => new Response('', { status: 429, headers: { 'retry-after': '1' } })],
    ['503 with HTML', () => new Response('<h1>503</h1>', { status: 503 })],
    ['200 with a captive portal’s HTML', () => new Response('<h1>Wi-Fi</h1>')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'a refresh answered by %s keeps the member and fails only the call @SES-4 AS-18 FT-19',
    async (_, answer) => {
      const pair = server.issue('ann')
      store(pair)
      server.expire('ann')
      server.break(answer)
      const tab = await openTab()
      await expect(tab.me()).rejects.toMatchObject({ name: 'ApiError' })
      expect(stored()).toEqual(pair)
      expect(tab.$session.get()).toMatchObject({ who: 'member' })
    },
  )

  test.each([{}, { data: { token: 'half' } }, { data: { token: '', refresh_token: '' } }, { data: [] }])(
    'a refresh answered by %j stores no half pair and signs the member out @SES-4 FT-19',
    async (answer) => {
      store(server.issue('ann'))
      server.expire('ann')
      server.break(() => new Response(JSON.stringify(answer)))
      const tab = await openTab()
      await expect(tab.me()).rejects.toMatchObject({ message: 'Invalid token' })
      expect(stored()).toBeNull()
    },
  )

  test('fifty calls in a row during an outage cost one refresh @SES-4 AS-12', async () => {
    store(server.issue('ann'))
    server.expire('ann')
    server.break(() => new Response('', { status: 503 }))
    const tab = await openTab()
    for (let call = 0; call < 50; call += 1) await tab.me().catch(() => {})
    expect(server.refreshes()).toBe(1)
  })

  test('a token that arrives after the member signed out is discarded @SES-7 AS-05', async () => {
    store(server.issue('ann'))
    server.expire('ann')
    const gate = Promise.withResolvers<Response>()
    server.break(() => gate.promise)
    const tab = await openTab()
    const outcome = tab.me().catch((error: Error) => error.message)
    await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBe(2))
    tab.signOut()
    gate.resolve(new Response(JSON.stringify({ data: { token: 'late', refresh_token: 'late' } })))
    expect(await outcome).toBe('Invalid token')
    expect(stored()).toBeNull()
    expect(tab.$session.get()).toEqual({ who: 'visitor' })
  })

  test('a late token of one member never overwrites the member who came after @SES-7 AS-06', async () => {
    store(server.issue('ann'))
    server.expire('ann')
    const gate = Promise.withResolvers<Response>()
    server.break(() => gate.promise)
    const tab = await openTab()
    const outcome = tab.me().catch((error: Error) => error)
    await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBe(2))
    const bob = server.issue('bob')
    tab.signIn(bob)
    gate.resolve(new Response(JSON.stringify({ data: { token: 'late', refresh_token: 'late' } })))
    await outcome
    expect(stored()).toEqual(bob)
    expect(await tab.me()).toBe('bob')
  })

  test('a member who leaves while offline has left @SES-7 AS-32', async () => {
    store(server.issue('ann'))
    const tab = await openTab()
    vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
    tab.queryClient.setQueryData(['user'], { id: 'ann' })
    tab.signOut()
    expect(stored()).toBeNull()
    expect(tab.$session.get()).toEqual({ who: 'visitor' })
    expect(tab.queryClient.getQueryData(['user'])).toBeUndefined()
  })

  test('signing out tells the platform with the token that was held @SES-7', async () => {
    store(server.issue('ann'))
    const tab = await openTab()
    tab.signOut()
    await vi.waitFor(() =>
      expect(server.seen).toContainEqual({ path: 'user/logout', token: 'access-1', status: 204 }),
    )
  })

  test('a device whose clock is an hour or ten years off costs no extra refresh AS-19', async () => {
    for (const shift of [3_600_000, -3_600_000, 315_360_000_000]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift })
      store(server.issue('ann'))
      const tab = await openTab()
      expect(await tab.me()).toBe('ann')
      vi.useRealTimers()
    }
    expect(server.refreshes()).toBe(0)
  })

  test('a listener of the session that calls the platform does not lock it AS-09', async () => {
    const tab = await openTab()
    const heard = vi.fn()
    tab.$session.listen((session) => {
      if (session.who === 'member') void tab.me().then(heard)
    })
    tab.signIn(server.issue('ann'))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('ann'))
  })

  test('five hundred starts and stops leave no listener behind AS-37', async () => {
    const add = vi.spyOn(window, 'addEventListener')
    const remove = vi.spyOn(window, 'removeEventListener')
    const tab = await openTab()
    tab.stop()
    const [added, removed] = [add.mock.calls.length, remove.mock.calls.length]
    expect(removed).toBe(added)
    const { startSession } = await import('#machines/session/session.store.ts')
    for (let visit = 0; visit < 500; visit += 1) startSession().stop()
    expect(remove.mock.calls.length).toBe(add.mock.calls.length)
  })
})

describe('what is stored', () => {
  test('a pair is stored under auth as token and refresh_token, and restored on reload @SES-1 @SES-2', async () => {
    const tab = await openTab()
    const pair = server.issue('ann')
    tab.signIn(pair)
    expect(stored()).toEqual(pair)
    expect((await openTab()).$session.get()).toMatchObject({ who: 'member' })
  })

  test.each([
    'undefined',
    '{',
    '[]',
    '"x"',
    'null',
    '{"token":"a"}',
    '{"refresh_token":"b"}',
    '{"token":1,"refresh_token":2}',
    'x'.repeat(4_900_000),
  ])(
    'a stored session that is malformed means signed out, and it is cleaned @SES-2 AS-25 AS-34',
    async (text) => {
      localStorage.setItem('auth', text)
      const tab = await openTab()
      expect(tab.$session.get()).toEqual({ who: 'visitor' })
      expect(localStorage.getItem('auth')).toBeNull()
    },
  )

  test('a full local storage does not keep a member out @SES-1 AS-23', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const tab = await openTab()
    tab.signIn(server.issue('ann'))
    expect(await tab.me()).toBe('ann')
    server.expire('ann')
    expect(await tab.me()).toBe('ann')
    full.mockRestore()
  })

  test('a member whose browser forbids local storage is kept by session storage, else by memory @SES-1 AS-24', async () => {
    const { lastingShelf } = await import('#lib/browser/storage.ts')
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const perTab = lastingShelf({ local: forbidden, session: () => sessionStorage })
    perTab.set('auth', 'x')
    expect(perTab.kind).toBe('session')
    expect(sessionStorage.getItem('auth')).toBe('x')
    const memory = lastingShelf({ local: forbidden, session: forbidden })
    memory.set('auth', 'y')
    expect([memory.kind, memory.get('auth')]).toEqual(['memory', 'y'])
  })

  test('twenty renewals do not make the stored session grow AS-27', async () => {
    store(server.issue('ann'))
    const tab = await openTab()
    const lengths = new Set<number>()
    for (let turn = 0; turn < 20; turn += 1) {
      server.expire('ann')
      await tab.me()
      tellTabs()
      lengths.add((localStorage.getItem('auth') ?? '').replace(/\d+/g, '').length)
    }
    expect(lengths.size).toBe(1)
  })
})

describe('two tabs', () => {
  test('two tabs with an expired token refresh once and both go on @SES-6 AS-01 AS-02', async () => {
    store(server.issue('ann'))
    server.expire('ann')
    const [one, two] = [await openTab(), await openTab()]
    expect(await Promise.all([one.me(), two.me(), one.me(), two.me()])).toEqual(Array(4).fill('ann'))
    expect(server.refreshes()).toBe(1)
  })

  test('a tab whose refresh is rejected because another renewed adopts that pair @SES-6 AS-04', async () => {
    store(server.issue('ann'))
    server.expire('ann')
    const tab = await openTab()
    server.break(() => {
      server.break(undefined)
      // Another tab, without locks, was faster: its pair is stored while ours is refused.
      store(server.issue('ann'))
      return new Response('{}', { status: 401 })
    })
    expect(await tab.me()).toBe('ann')
    expect(stored()).toEqual({ token: 'access-2', refresh_token: 'refresh-2' })
  })

  test('signing out in one tab signs out the other, and its facts are gone @SES-6 AS-28 AS-26', async () => {
    store(server.issue('ann'))
    const [one, two] = [await openTab(), await openTab()]
    two.queryClient.setQueryData(['user'], { id: 'ann' })
    one.signOut()
    tellTabs()
    expect(two.$session.get()).toEqual({ who: 'visitor' })
    expect(two.queryClient.getQueryData(['user'])).toBeUndefined()
    const before = server.seen.filter(({ path }) => path === 'user').length
    await two.me().catch(() => {})
    expect(server.seen.slice(before).filter(({ path, token }) => path === 'user' && token)).toEqual([])
  })

  test('a tab whose storage is cleared by another page is signed out without an exception @SES-6 AS-26 AS-31', async () => {
    store(server.issue('ann'))
    const tab = await openTab()
    localStorage.clear()
    tellTabs(null)
    expect(tab.$session.get()).toEqual({ who: 'visitor' })
  })

  test('a lock that is held by a frozen tab is waited for four seconds, not for ever @SES-6 AS-08', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const locks = fakeLocks()
    give('locks', locks)
    void locks.request('session', {}, () => new Promise(() => {}))
    store(server.issue('ann'))
    server.expire('ann')
    const tab = await openTab()
    const outcome = tab.me()
    await vi.advanceTimersByTimeAsync(3900)
    expect(server.refreshes()).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(await outcome).toBe('ann')
  })

  test.each([
    ['are missing', undefined],
    [
      'throw at once',
      {
        request: () => {
          throw new DOMException('no', 'InvalidStateError')
        },
      },
    ],
    ['reject at once', { request: () => Promise.reject(new DOMException('no', 'NotSupportedError')) }],
  ])('a member whose browser’s locks %s is renewed all the same @SES-6 AS-10 AS-11', async (_, locks) => {
    give('locks', locks)
    store(server.issue('ann'))
    server.expire('ann')
    const tab = await openTab()
    expect(await Promise.all([tab.me(), tab.me()])).toEqual(['ann', 'ann'])
    expect(server.refreshes()).toBe(1)
  })
})

describe('a duplicated tab whose storage is its own', () => {
  test('both tabs stay signed in on one refresh each pair @SES-6 AS-30', async () => {
    vi.resetModules()
    const { lastingShelf } = await import('#lib/browser/storage.ts')
    const own = () => {
      const kept = new Map<string, string>()
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
        key: (index: number) => [...kept.keys()][index] ?? null,
        clear: () => kept.clear(),
        get length() {
          return kept.size
        },
      }
    }
    const none = () => undefined
    const pair = server.issue('ann')
    const tabs = []
    for (const storage of [own(), own()]) {
      storage.setItem('auth', JSON.stringify(pair))
      storage.setItem('auth-sitting', 's1')
      vi.resetModules()
      const { startSession, $session } = await import('#machines/session/session.store.ts')
      const { call } = await import('#lib/queries/call.ts')
      const { getMember } = await import('#lib/api/endpoints/member.ts')
      const session = startSession(lastingShelf({ local: none, session: () => storage }))
      stops.push(session.stop)
      tabs.push({ $session, me: () => call(getMember, {}).then(({ user }) => user.id) })
    }
    server.expire('ann')
    for (const tab of tabs) expect(await tab.me()).toBe('ann')
    expect(server.refreshes()).toBe(1)
    for (const tab of tabs) expect(tab.$session.get()).toMatchObject({ who: 'member' })
  })
})

// @vitest-environment jsdom

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { authKey, renewalKey, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { fakeLocks } from '#support/fake-locks.ts'
import { oneTimeServer } from '#support/one-time-server.ts'

type Server = ReturnType<typeof oneTimeServer>

let server: Server

/** Opens a tab: the portal's modules anew, over the same storage and the same server. */
const openTab = async (own?: Storage) => {
  vi.resetModules()
  const { createSession, $session } = await import('#machines/session/session.store.ts')
  const { call, startCalls } = await import('#lib/queries/call.ts')
  const { queryClient } = await import('#lib/queries/query-client.ts')
  const { getMember } = await import('#lib/api/endpoints/member.ts')
  const { lastingStorage } = await import('#lib/browser/storage.ts')
  const session = createSession(own && lastingStorage({ local: () => undefined, session: () => own }))
  startCalls(session)
  const stop = session.start()
  onTestFinished(stop)
  return {
    ...session,
    stop,
    $session,
    queryClient,
    me: () => call(getMember, {}).then(({ user }) => user.id),
  }
}
const stored = () => JSON.parse(localStorage.getItem(authKey) ?? 'null')
const store = (pair: unknown, sessionId = 's1') => {
  localStorage.setItem(authKey, JSON.stringify(pair))
  localStorage.setItem(sessionIdKey, sessionId)
}
/** Stores the session of a member whose token has aged. */
const storeExpired = () => {
  const pair = server.issue('ann')
  store(pair)
  server.expire('ann')
  return pair
}
/** Sends the event by which the browser tells the other tabs that one has written. */
const tellTabs = (key: string | null = 'auth') => window.dispatchEvent(new StorageEvent('storage', { key }))
const give = (name: string, value: unknown, target: object = navigator) =>
  Object.defineProperty(target, name, { value, configurable: true })

beforeEach(() => {
  server = oneTimeServer()
  vi.stubGlobal('fetch', vi.fn(server.fetch))
  give('locks', fakeLocks())
  give('serviceWorker', undefined)
})

describe('one tab', () => {
  test('fifteen calls of a member with an expired token cost one refresh and all succeed @SES-5 AS-03', async () => {
    storeExpired()
    const tab = await openTab()
    const answers = await Promise.all(Array.from({ length: 15 }, tab.me))
    expect(answers).toEqual(Array(15).fill('ann'))
    expect(server.refreshes()).toBe(1)
    expect(stored()).toEqual({ token: 'access-2', refresh_token: 'refresh-2' })
  })

  test('a call that is rejected while the refresh runs waits for it and succeeds @SES-5 AS-16', async () => {
    storeExpired()
    const gate = Promise.withResolvers<void>()
    const honest = server.fetch
    const paths = () => vi.mocked(fetch).mock.calls.map(([input]) => String(input).replace(/.*v1\//, ''))
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      if (String(input).endsWith('refresh')) await gate.promise
      return honest(input, init)
    })
    const tab = await openTab()
    const first = tab.me()
    await vi.waitFor(() => expect(paths()).toEqual(['user', 'user/token/refresh']))
    const second = tab.me()
    await vi.waitFor(() => expect(server.seen.map(({ status }) => status)).toEqual([401, 401]))
    gate.resolve()
    expect(await Promise.all([first, second])).toEqual(['ann', 'ann'])
    expect(paths()).toEqual(['user', 'user/token/refresh', 'user', 'user', 'user'])
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
      const pair = storeExpired()
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
      storeExpired()
      server.break(() => new Response(JSON.stringify(answer)))
      const tab = await openTab()
      await expect(tab.me()).rejects.toMatchObject({ message: 'Invalid token' })
      expect(stored()).toBeNull()
    },
  )

  test('a token that arrives after the member signed out is discarded @SES-7 AS-05', async () => {
    storeExpired()
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
    storeExpired()
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

  describe('after a page that was left amid its renewal', () => {
    const now = Date.UTC(2026, 10, 27, 12)
    /** An earlier page has asked so many milliseconds ago, and nobody has heard the answer. */
    const askedBefore = (age: number) => {
      vi.useFakeTimers({ now })
      storeExpired()
      localStorage.setItem(renewalKey(authKey), String(now - age))
    }

    test('a page without a worker asks only when that answer can no longer come @SES-15 @B4 AS-33', async () => {
      askedBefore(3000)
      const tab = await openTab()
      const first = tab.me().catch(({ message }: Error) => message)
      await vi.advanceTimersByTimeAsync(16_999)
      expect(server.refreshes()).toBe(0)
      expect(await first).toBe('The session was not renewed in time')
      await vi.advanceTimersByTimeAsync(1)
      expect(server.refreshes()).toBe(1)
      expect(await tab.me()).toBe('ann')
      expect(localStorage.getItem(renewalKey(authKey))).toBeNull()
    })

    test.each([
      ['long ago', 20_001],
      ['by a clock that was moved since', -1000],
    ])('a page asks at once where the other one did %s @SES-15 AS-33', async (_, age) => {
      askedBefore(age)
      const tab = await openTab()
      expect(await tab.me()).toBe('ann')
      expect(server.refreshes()).toBe(1)
    })

    test('a page with a worker leaves the wait to it, and none stays after a failure @SES-15 AS-33', async () => {
      storeExpired()
      const marks: (string | null)[] = []
      server.break(() => {
        marks.push(localStorage.getItem(renewalKey(authKey)))
        return new Response('', { status: 503 })
      })
      await (await openTab()).me().catch(() => {})
      give('serviceWorker', { controller: {} })
      await (await openTab()).me().catch(() => {})
      expect(marks).toEqual([expect.stringMatching(/^\d+$/), null])
      expect(localStorage.getItem(renewalKey(authKey))).toBeNull()
    })
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

  test.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
    ['ten years ahead', 315_360_000_000],
  ])(
    'a device whose clock is %s of a token that says when it ends costs no extra refresh @B4 AS-19',
    async (_, shift) => {
      const now = Date.now()
      // By the platform's clock it is good for a minute; by the device's own it may have ended long ago.
      const jwt = [
        { alg: 'HS256', typ: 'JWT' },
        { sub: 'ann', exp: Math.floor(now / 1000) + 60 },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      store(server.issue('ann', `${jwt}.sign`))
      vi.useFakeTimers({ toFake: ['Date'], now: now + shift })
      const tab = await openTab()
      expect(await Promise.all([tab.me(), tab.me()])).toEqual(['ann', 'ann'])
      expect(server.refreshes()).toBe(0)
      expect(server.seen.map(({ token }) => token)).toEqual(Array(2).fill(`${jwt}.sign`))
    },
  )

  test('a token whose own end is past is used for as long as the platform takes it @B4 AS-19', async () => {
    const claims = Buffer.from(JSON.stringify({ sub: 'ann', exp: 1 })).toString('base64url')
    store(server.issue('ann', `e30.${claims}.sign`))
    const tab = await openTab()
    expect(await tab.me()).toBe('ann')
    expect(server.refreshes()).toBe(0)
  })

  test('new tokens of the sign-in are stored under its name, and nothing of the member is forgotten @AUT-7', async () => {
    store(server.issue('ann'))
    const tab = await openTab()
    tab.queryClient.setQueryData(['user'], { id: 'ann' })
    const other = await openTab()
    const fresh = server.issue('ann')
    tab.replacePair('s1', fresh)
    tellTabs()
    expect([stored(), tab.token(), other.token()]).toEqual([fresh, fresh.token, fresh.token])
    expect(localStorage.getItem(sessionIdKey)).toBe('s1')
    expect(tab.$session.get()).toEqual({ who: 'member', id: 's1' })
    expect(tab.queryClient.getQueryData(['user'])).toEqual({ id: 'ann' })
    expect(await tab.me()).toBe('ann')
  })

  test('tokens that come after the member has left, or another one has come, are discarded @AUT-7', async () => {
    store(server.issue('ann'))
    const tab = await openTab()
    tab.signOut()
    tab.replacePair('s1', server.issue('ann'))
    expect([stored(), tab.token()]).toEqual([null, undefined])
    const bob = server.issue('bob')
    tab.signIn(bob)
    tab.replacePair('s1', server.issue('ann'))
    expect([stored(), tab.token()]).toEqual([bob, bob.token])
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
    const open = () => add.mock.calls.length - remove.mock.calls.length
    const ofPage = open()
    const { createSession } = await import('#machines/session/session.store.ts')
    for (let visit = 0; visit < 500; visit += 1) createSession().start()()
    expect(open()).toBe(ofPage)
  })
})

describe('what is stored', () => {
  test('a pair is stored under auth as token and refresh_token, and restored on reload; a club’s script hears of the sign-in alone @SES-1 @SES-2 @EVT-1', async () => {
    const tab = await openTab()
    const pair = server.issue('ann')
    const heard: unknown[] = []
    addEventListener('clientzone:signed-in', ({ detail }) => heard.push(detail), { once: true })
    tab.signIn(pair)
    expect(heard).toEqual([{ page: 'other' }])
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
      localStorage.setItem(authKey, text)
      const tab = await openTab()
      expect(tab.$session.get()).toEqual({ who: 'visitor' })
      expect(localStorage.getItem(authKey)).toBeNull()
    },
  )

  const full = (...storages: Storage[]) => {
    const take = Storage.prototype.setItem
    return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (storages.includes(this)) throw new DOMException('full', 'QuotaExceededError')
      take.call(this, key, value)
    })
  }

  test('a member whose local storage is full is kept by the tab’s, through a refresh and on the next page @B1 @SES-1 AS-23', async () => {
    const { storesSession } = await import('#lib/browser/storage.ts')
    const spy = full(localStorage)
    expect(storesSession()).toBe(true)
    const tab = await openTab()
    tab.signIn(server.issue('ann'))
    expect(await tab.me()).toBe('ann')
    server.expire('ann')
    expect(await (await openTab()).me()).toBe('ann')
    expect(JSON.parse(sessionStorage.getItem(authKey) ?? '')).toEqual({
      token: 'access-2',
      refresh_token: 'refresh-2',
    })
    expect(localStorage.getItem(authKey)).toBeNull()
    // There is room again: the next pair is shared by all tabs, and no copy of the old one stays.
    spy.mockRestore()
    const next = await openTab()
    server.expire('ann')
    expect(await next.me()).toBe('ann')
    expect(stored()).toEqual({ token: 'access-3', refresh_token: 'refresh-3' })
    expect(sessionStorage.getItem(authKey)).toBeNull()
    next.signOut()
    expect((await openTab()).$session.get()).toEqual({ who: 'visitor' })
  })

  test('a member whose storages are both full goes on as long as the page stands, and it is known that she will not be kept @B1 @SES-1 AS-23', async () => {
    const { storesSession } = await import('#lib/browser/storage.ts')
    const spy = full(localStorage, sessionStorage)
    expect(storesSession()).toBe(false)
    const tab = await openTab()
    tab.signIn(server.issue('ann'))
    expect(await tab.me()).toBe('ann')
    server.expire('ann')
    expect(await tab.me()).toBe('ann')
    spy.mockRestore()
    expect(storesSession()).toBe(true)
  })

  test('twenty renewals by two tabs do not make the stored session grow @B4 @SES-3 AS-17 AS-27', async () => {
    store(server.issue('ann'))
    const tabs = [await openTab(), await openTab()]
    const lengths = new Set<number>()
    for (let turn = 0; turn < 20; turn += 1) {
      server.expire('ann')
      expect(await tabs[turn % 2]?.me()).toBe('ann')
      tellTabs()
      lengths.add((localStorage.getItem(authKey) ?? '').replace(/\d+/g, '').length)
    }
    expect(lengths.size).toBe(1)
    expect(server.refreshes()).toBe(20)
  })
})

describe('two tabs', () => {
  test('two tabs with an expired token refresh once and both go on @SES-6 AS-01 AS-02', async () => {
    storeExpired()
    const [one, two] = [await openTab(), await openTab()]
    expect(await Promise.all([one.me(), two.me(), one.me(), two.me()])).toEqual(Array(4).fill('ann'))
    expect(server.refreshes()).toBe(1)
  })

  test('a tab whose refresh is rejected because another renewed adopts that pair @SES-6 AS-04', async () => {
    storeExpired()
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

  test('a frozen tab that renews is never passed over: the member is told, keeps her session, and goes on when it answers @B2 @SES-6 AS-08', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const locks = fakeLocks()
    const waits = Promise.withResolvers<void>()
    const request: typeof locks.request = (...asked) => {
      waits.resolve()
      return locks.request(...asked)
    }
    give('locks', { request })
    void locks.request('auth', {}, () => new Promise(() => {}))
    const pair = storeExpired()
    const tab = await openTab()
    const { $toasts } = await import('#machines/frame/toasts.ts')
    const age = vi.spyOn(tab.queryClient, 'invalidateQueries')
    const outcomes = Promise.allSettled([tab.me(), tab.me()])
    // The code that renews has come, however slowly.
    await waits.promise
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    await vi.dynamicImportSettled()
    await vi.waitFor(() => expect($toasts.get()).toMatchObject([{ kind: 'notice', text: /Another tab/ }]))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const later = tab.me().catch((error) => error)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await later).toMatchObject({ failure: 'timeout' })
    expect(server.refreshes()).toBe(0)
    expect(stored()).toEqual(pair)
    expect(tab.$session.get()).toMatchObject({ who: 'member' })
    // The tab is awake again: what it has got is stored, and whoever waited has not to ask.
    store(server.issue('ann'))
    tellTabs()
    vi.useRealTimers()
    void outcomes
    expect(await tab.me()).toBe('ann')
    expect(server.refreshes()).toBe(0)
    expect(age).toHaveBeenCalledTimes(1)
  })

  test('a member whose refresh takes longer than a call may is told so, and still gets the pair that comes late @B2 @SES-4 AS-18', async () => {
    storeExpired()
    const gate = Promise.withResolvers<void>()
    const honest = server.fetch
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      const answer = await honest(input, init)
      if (String(input).endsWith('refresh')) await gate.promise
      return answer
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const tab = await openTab()
    const late = tab.me().catch((error) => error)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await late).toMatchObject({ failure: 'timeout' })
    gate.resolve()
    await vi.waitFor(() => expect(stored()).toMatchObject({ refresh_token: 'refresh-2' }))
    expect(await tab.me()).toBe('ann')
    expect(server.refreshes()).toBe(1)
  })

  test('a tab that another one keeps waiting reads what was stored before it asks @B2 @SES-6 AS-02', async () => {
    const locks = fakeLocks()
    give('locks', locks)
    const gate = Promise.withResolvers<void>()
    void locks.request('auth', {}, () => gate.promise)
    storeExpired()
    const tab = await openTab()
    const outcome = tab.me()
    await vi.waitFor(() => expect(server.seen).toHaveLength(1))
    // No event tells this tab of it.
    store(server.issue('ann'))
    gate.resolve()
    expect(await outcome).toBe('ann')
    expect(server.refreshes()).toBe(0)
  })

  test('a lock is kept until what was stored has reached every tab, and is free at once when nothing was @B2 @SES-6 AS-07', async () => {
    const { withLock } = await import('#lib/browser/locks.ts')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { signal } = new AbortController()
    const started = vi.fn(async () => {})
    await expect(withLock('a', signal, () => Promise.reject(new Error('503')))).rejects.toThrow('503')
    await withLock('a', signal, async () => {})
    void navigator.locks.request('a', {}, started)
    await vi.advanceTimersByTimeAsync(900)
    expect(started).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(started).toHaveBeenCalledTimes(1)
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
    storeExpired()
    const tab = await openTab()
    expect(await Promise.all([tab.me(), tab.me()])).toEqual(['ann', 'ann'])
    expect(server.refreshes()).toBe(1)
  })
})

describe('a duplicated tab whose storage is its own', () => {
  test('both tabs stay signed in on one refresh each pair @SES-6 AS-30', async () => {
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
    const pair = server.issue('ann')
    const tabs = []
    for (const storage of [own(), own()]) {
      storage.setItem(authKey, JSON.stringify(pair))
      storage.setItem(sessionIdKey, 's1')
      tabs.push(await openTab(storage))
    }
    server.expire('ann')
    for (const tab of tabs) expect(await tab.me()).toBe('ann')
    expect(server.refreshes()).toBe(1)
    for (const tab of tabs) expect(tab.$session.get()).toMatchObject({ who: 'member' })
  })
})

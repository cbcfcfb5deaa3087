// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { factKey } from '#lib/browser/storage-keys.ts'

const root = document.documentElement
const points = () => root.style.getPropertyValue('--known-points')
const isShown = () => root.style.getPropertyValue('--known-points-display') === 'inline-flex'

const answer = (user: unknown, status = 200) => {
  const response = Promise.resolve(new Response(JSON.stringify({ data: { user } }), { status }))
  window.earlyAnswers = new Map([['/wl/v1/user', { token: 'a', sent: 0, response }]])
}
const wallets = (points: unknown) => [
  { is_primary: false, points: 1 },
  { is_primary: true, points },
]

/** Opens a page with first content, and lets the frames pass that the balance waits for. */
const openPage = async () => {
  document
    .querySelector('main')
    ?.append(Object.assign(document.createElement('template'), { innerHTML: '<p></p>' }))
  for (const template of document.querySelectorAll('template'))
    template.dataset.content = '{"list":"coupons"}'
  vi.resetModules()
  await import('#lib/browser/head/first-content.ts')
  await vi.runAllTimersAsync()
  // The answer is read in a few steps.
  await new Promise((done) => setImmediate(done))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  vi.spyOn(customElements, 'define').mockImplementation((_, element) =>
    Reflect.get(element.prototype, 'connectedCallback').call(undefined),
  )
  document.body.innerHTML = '<main></main>'
  root.dataset.session = 'member'
  localStorage.clear()
  delete window.earlyAnswers
  root.lang = 'en'
  root.removeAttribute('style')
  window.keptOwner = `${location.host}:1-2`
})

test.each([
  ['en', '1,234.5'],
  ['bg', '1234,5'],
])(
  'a member reads the points of her primary wallet, as %s writes them, as soon as the platform has answered @FRM-1',
  async (lang, text) => {
    root.lang = lang
    answer({ wallets: wallets(123_450) })
    await openPage()
    expect(points()).toBe(`"${text}"`)
    expect(isShown()).toBe(true)
  },
)

test('a member reads at once the points that an earlier page has stored for her session, and for no other @FRM-1 @SES-11', async () => {
  const record = JSON.stringify({ storedAt: Date.now(), data: { wallets: wallets(700) } })
  const keep = (owner: string) => localStorage.setItem(factKey(owner, '["user"]'), record)
  keep(`${location.host}:3-4`)
  await openPage()
  expect(isShown()).toBe(false)
  keep(`${location.host}:1-2`)
  await openPage()
  expect(points()).toBe('"7"')
})

test('her points are written on the header alone, whose styles are few, and not on the whole page @FST-1', async () => {
  document.body.innerHTML = '<a href="#content"></a><astro-island></astro-island><main></main>'
  answer({ wallets: wallets(500) })
  await openPage()
  expect(document.querySelector('astro-island')?.getAttribute('style')).toContain('--known-points: "5"')
  expect(root.getAttribute('style')).toBeNull()
})

test.each([
  ['no member', undefined],
  ['no wallets', {}],
  ['wallets that are no list', { wallets: 'x' }],
  ['a wallet that is none', { wallets: [null] }],
  ['points that are no number', { wallets: wallets('<img src=x onerror=alert(1)>') }],
  ['points that are an object', { wallets: wallets({ a: 1 }) }],
  ['points in two wallets, none of them primary', { wallets: [{ points: 100 }, { points: 200 }] }],
])(
  'a member whose answer has %s reads no points before her island is there @FRM-1 FT-14',
  async (_, user) => {
    answer(user)
    await openPage()
    expect(isShown()).toBe(false)
  },
)

test('a member whom the platform refuses reads no points @FRM-1 @SES-3', async () => {
  answer({ wallets: wallets(700) }, 401)
  await openPage()
  expect(isShown()).toBe(false)
})

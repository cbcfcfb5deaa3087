// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { factKey, placeKey } from '#lib/browser/storage-keys.ts'

// The page of a test stands before its script.
const defineAtOnce: typeof customElements.define = (_, element) =>
  Reflect.get(element.prototype, 'connectedCallback').call(undefined)

const root = document.documentElement
const list = () => document.querySelector('[data-first]')
const inList = (selector: string) => [...(list()?.querySelectorAll<HTMLElement>(selector) ?? [])]
const names = () => inList('a').map((link) => link.textContent)
const island = () => document.querySelector('astro-island') as HTMLElement

const waiting = '<astro-island><div role="status" aria-busy="true">Loading</div></astro-island>'

const early = (
  ...answers: readonly (readonly [address: string, body: unknown, status?: number | undefined])[]
) => {
  window.earlyAnswers = new Map(
    answers.map(([address, body, status = 200]) => {
      const response = Promise.resolve(new Response(JSON.stringify(body), { status }))
      return [address, { token: 'a', sent: 0, response }]
    }),
  )
}
const answer = (body: unknown, status?: number) =>
  early(['/wl/v1/user', {}], ['/wl/v1/coupons?offset=0&limit=20', body, status])
const keep = (items: readonly unknown[], owner = `${location.host}:1-2`) =>
  localStorage.setItem(
    factKey(owner, '["coupons"]'),
    JSON.stringify({ storedAt: Date.now(), data: { pages: [{ items }] } }),
  )
const openPage = async () => {
  vi.resetModules()
  await import('#lib/browser/head/first-content.ts')
  // The answer is read in a few steps.
  await new Promise((done) => setImmediate(done))
}

let define = vi.spyOn(customElements, 'define')

beforeEach(() => {
  define = vi.spyOn(customElements, 'define').mockImplementation(defineAtOnce)
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true
  localStorage.clear()
  sessionStorage.clear()
  window.recordsOwner = `${location.host}:1-2`
  root.dataset.session = 'member'
  document.body.innerHTML =
    '<main><template data-content=\'{"list":"coupons"}\'><ul><li data-item="{id}"><a href="/coupon/{id}">{name}</a><img src="{img_logo}" alt=""></li></ul></template>' +
    `${waiting}</main>`
})

test('a member sees the names of her coupons as soon as the platform has answered @CPN-1', async () => {
  answer({
    data: {
      coupons: [
        { id: 1, name: 'Coffee', img_logo: 'https://a.example/b.png' },
        { id: 'a/b', name: 'Tea' },
      ],
    },
  })
  await openPage()
  expect(names()).toEqual(['Coffee', 'Tea'])
  expect([...document.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))).toEqual([
    '/coupon/1',
    '/coupon/a%2Fb',
  ])
  expect([...document.querySelectorAll('ul img')].map((image) => image.getAttribute('src'))).toEqual([
    'https://a.example/b.png',
  ])
  expect(list()?.nextElementSibling).toBe(island())
})

test('a member sees at once what an earlier page of the tab has kept for her session, and for no other @CPN-1 @SES-11', async () => {
  answer({ coupons: [{ id: 1, name: 'New' }] })
  keep([{ id: '1', name: 'Kept' }], `${location.host}:3-4`)
  await openPage()
  expect(names()).toEqual(['New'])
  list()?.remove()
  keep([{ id: '1', name: 'Kept' }])
  await openPage()
  expect(names()).toEqual(['Kept'])
})

const manyItems = Array.from({ length: 9 }, (_, index) => ({
  id: `${index + 1}`,
  name: `Coupon ${index + 1}`,
}))

test('of a long list a phone’s first screen is drawn, for the island draws the others @CPN-1 @FST-1', async () => {
  keep(manyItems)
  await openPage()
  expect(names()).toEqual(['Coupon 1', 'Coupon 2', 'Coupon 3', 'Coupon 4', 'Coupon 5', 'Coupon 6'])
})

test('active coupons are first, then one that has ended, as in the island @FND-1 @FST-1', async () => {
  const now = Date.now() / 1000
  keep([
    { id: '1', name: 'Plain' },
    { id: '2', name: 'Over', activated: true, expiration_at: now - 1 },
    { id: '3', name: 'Active', activated: true, expiration_at: now + 60 },
  ])
  await openPage()
  expect(names()).toEqual(['Active', 'Over', 'Plain'])
})

test('a hostile coupon is a text, has no dangerous address, and the same one is there once @CPN-1 XS-01', async () => {
  const name = '<img src=x onerror="window.__hit=1">'
  answer({
    coupons: [
      { id: '1', name, img_logo: 'javascript:window.__hit=1' },
      { id: '1', name: 'Again' },
      { id: '"><b>', name: 'x'.repeat(501) },
      { name: 'Nameless' },
      null,
      7,
    ],
  })
  await openPage()
  expect(names()).toEqual([name, `${'x'.repeat(499)}…`])
  expect(document.querySelectorAll('ul img, ul b')).toHaveLength(0)
})

test('a message shows what it has, one of another kind is no row, and none follows one without a title @NWS-1 @FST-1', async () => {
  document.body.innerHTML =
    '<main><template data-content=\'{"list":"coupons","type":"I_MESSAGE"}\'><ul><li><a href="/news-article/{id}"><h2>{title}</h2>' +
    '<p data-optional="">{perex}</p><p></p><span data-optional=""><img src="{image}" alt=""></span></a></li></ul></template>' +
    `${waiting}</main>`
  const type = 'I_MESSAGE'
  answer({
    coupons: [
      { id: 1, type, title: 'Opened', perex: 'In town', image: '/shop.png' },
      { id: 2, type: 'I_SURVEY', title: 'Asked' },
      { id: 3, type, title: '{perex}', perex: { toString: 7 }, image: 'data:x' },
      { id: 4, type, perex: 'No title' },
      { id: 5, type, title: 'Later' },
    ],
  })
  await openPage()
  expect(inList('li').map(({ innerHTML }) => innerHTML)).toEqual([
    '<a href="/news-article/1"><h2>Opened</h2><p data-optional="">In town</p><p></p>' +
      '<span data-optional=""><img src="/shop.png" alt=""></span></a>',
    '<a href="/news-article/3"><h2>{perex}</h2><p></p></a>',
  ])
})

test.each([
  ['a refusal', { coupons: [{ id: 1 }] }, 401],
  ['no list', { coupons: 'none' }, 200],
  ['nothing', null, 200],
  ['an empty list', { coupons: [] }, 200],
])(
  'a member whose platform answers %s has the skeleton until the island tells her @CPN-1',
  async (_, body, status) => {
    answer(body, status)
    await openPage()
    expect(list()).toBe(null)
  },
)

test.each([
  'undefined',
  '{}',
  `{"storedAt":${Date.now()}}`,
  `{"storedAt":${Date.now()},"data":7}`,
  `{"storedAt":${Date.now()},"data":{"pages":[null]}}`,
])('what lies damaged in the storage (%s) costs nobody her coupons @CPN-1', async (text) => {
  answer({ coupons: [{ id: 1, name: 'Coffee' }] })
  localStorage.setItem(factKey(`${location.host}:1-2`, '["coupons"]'), text)
  await openPage()
  expect(names()).toEqual(['Coffee'])
})

test('the first content goes when the island has its own, and the focus stays on the same coupon @CPN-1', async () => {
  answer({ coupons: [{ id: 1, name: 'Coffee' }] })
  await openPage()
  list()?.querySelector('a')?.focus()
  island().innerHTML = '<a href="/coupon/1">Coffee</a>'
  await vi.waitFor(() => expect(list()).toBe(null))
  expect(document.activeElement).toBe(island().querySelector('a'))
})

test('an island that was faster keeps its rows, and a visitor has none @CPN-1', async () => {
  answer({ coupons: [{ id: 1, name: 'Coffee' }] })
  island().innerHTML = '<a href="/coupon/1">Coffee</a>'
  await openPage()
  expect(list()).toBe(null)
  island().innerHTML = '<div role="status" aria-busy="true"></div>'
  root.dataset.session = 'visitor'
  await openPage()
  expect(list()).toBe(null)
})

test('a member who steps back sees the coupon that she was at where it stood @CPN-1', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as Partial<PerformanceNavigationTiming> as PerformanceNavigationTiming,
  ])
  const shown: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent ?? '')
  }
  const scrollBy = vi.fn()
  vi.stubGlobal('scrollBy', scrollBy)
  sessionStorage.setItem(placeKey(location.pathname), JSON.stringify({ item: '8', top: 70, drawn: 9 }))
  keep(manyItems)
  // A browser's own frames come in the middle of the test on a busy machine.
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  await openPage()
  // Where a row lies is known in the first frame, which waits for the style sheet.
  expect(shown).toEqual([])
  for (const draw of frames) draw(0)
  expect(shown).toEqual(['Coupon 8'])
  expect(scrollBy).toHaveBeenCalledWith(0, -70)
})

const openCoupon = async (path: string, items: readonly unknown[]) => {
  history.replaceState(null, '', path)
  document.body.innerHTML =
    '<main><template data-content=\'{"list":"coupons","item":"coupon"}\'><div><article data-unless="activated"><img src="{image}{img_logo}" alt=""><h1>{name}</h1></article>' +
    '<article data-when="activated"><h1>{name}</h1><p data-ends="expiration_at">Code {code|groups}</p></article></div></template>' +
    `<astro-island><a href="/coupons">Back</a>${waiting.replaceAll('astro-island', 'div')}</astro-island></main>`
  if (items.length > 0) keep(items)
  await openPage()
}

test('a member who opens a coupon of the list sees its name and picture, or its code while that counts, before its page can draw them @CPN-4 @FST-1', async () => {
  const coupons = [
    { id: '1', name: 'Coffee', img_logo: 'https://a.example/b.png' },
    { id: '2', name: 'Bread', activated: true, code: '123456789', expiration_at: 4_102_444_800 },
    { id: '3', name: 'Tea', activated: true, code: '123456789', expiration_at: 1_700_000_000 },
  ]
  await openCoupon('/coupon/1', coupons)
  expect(list()?.textContent).toBe('BackCoffee')
  expect(list()?.querySelector('img')?.src).toBe('https://a.example/b.png')
  await openCoupon('/coupon/2', coupons)
  expect(list()?.textContent).toBe('BackBreadCode 1234\u20055678\u20059')
  // A code whose time is over is none.
  await openCoupon('/coupon/3', coupons)
  expect(list()?.textContent).toBe('BackTea')
  localStorage.clear()
  await openCoupon('/coupon/3', [])
  expect(list()).toBe(null)
})

test('a member who opens a coupon by its address sees what the platform has answered, and not what else has come @CPN-4 @FST-1', async () => {
  early(
    ['/wl/v1/coupons', { coupons: [] }],
    ['/wl/v1/coupon/1', { data: { coupon: { id: 1, name: 'Tea' } } }],
  )
  await openCoupon('/coupon/1', [])
  expect(list()?.textContent).toBe('BackTea')
  // A story that is still on its way does not keep the rest of the coupon away.
  island().innerHTML = '<h1>Tea</h1><div aria-busy="true"></div>'
  await vi.waitFor(() => expect(list()).toBe(null))
})

test('the coupons of the dashboard stand in their own section, and go when it has them, whatever the others wait for @DSH-1 @FST-1', async () => {
  document.body.innerHTML =
    '<main><template data-content=\'{"list":"coupons","most":2}\'><ul><li>{name}</li></ul></template><astro-island><h1>Welcome</h1>' +
    '<section data-item="/coupons"><h2>Coupons</h2><div role="status" aria-busy="true"></div></section>' +
    '<section data-item="/rewards"><div role="status" aria-busy="true"></div></section></astro-island></main>'
  root.lang = 'bg'
  answer({
    coupons: [
      { id: 1, name: 'Coffee' },
      { id: 2, name: 'Tea' },
      { id: 3, name: 'Bread' },
    ],
  })
  await openPage()
  root.lang = 'en'
  expect(inList('[data-item="/coupons"] li').map((row) => row.textContent)).toEqual(['Coffee', 'Tea'])
  // English words are not for a member of another language.
  expect(inList('h1, h2, ul').map(({ style }) => style.visibility)).toEqual(['hidden', 'hidden', ''])
  const section = island().querySelector('section')
  if (section) section.innerHTML = '<ul><li>Coffee</li></ul>'
  await vi.waitFor(() => expect(list()).toBe(null))
})

test('a transaction has its day, its time and its sign, in the language of the page @TRX-1 @FST-1', async () => {
  root.lang = 'de'
  document.body.innerHTML =
    '<main><template data-content=\'{"list":"coupons"}\'><table><tr data-item="{id}"><td>{at|day}</td><td>{at|time}</td>' +
    '<td data-when="points">gained</td><td data-unless="points">spent</td><td>{points|movement}</td></tr></table></template>' +
    `${waiting}</main>`
  const at = new Date(2026, 10, 5, 7, 9).getTime() / 1000
  answer({
    coupons: [
      { id: 'a', at, points: 123450 },
      { id: 'b', at: String(at), points: -500 },
    ],
  })
  await openPage()
  root.lang = 'en'
  expect(inList('tr').map(({ textContent }) => textContent)).toEqual([
    '05.\u00a011.\u00a0202607:09gained+1.234,5',
    '05.\u00a011.\u00a0202607:09spent−5',
  ])
})

const cardPage = (item: unknown, status = 200) => {
  document.body.innerHTML =
    '<main><template data-content=\'{"item":"user"}\'><div><div data-has="--header-logo">logo</div>' +
    '<p data-optional="">{firstname} {lastname}</p><span>{card.number|card}</span></div></template>' +
    `${waiting}</main>`
  early(['https://a.example/wl/v1/user', item, status])
}

test('a member reads her name and the number of her card in groups, and a club without a logo shows no room for one @PRF-4 @FST-1', async () => {
  const user = { firstname: 'Olivia', lastname: '<b>', card: { number: '6340123456781001' } }
  cardPage({ data: { user } })
  await openPage()
  expect(list()?.innerHTML).toBe(
    '<div><p data-optional="">Olivia &lt;b&gt;</p><span>6340 1234 5678 1001</span></div>',
  )
  root.style.setProperty('--header-logo', 'url(/logo.svg)')
  cardPage({ data: { user: { ...user, firstname: undefined, lastname: null } } })
  await openPage()
  root.removeAttribute('style')
  expect(list()?.innerHTML).toBe(
    '<div><div data-has="--header-logo">logo</div><span>6340 1234 5678 1001</span></div>',
  )
})

test.each([
  ['none', null],
  ['a text', '6340'],
  ['one without a number', { number: '' }],
  ['one whose number is no text', { number: { length: 16 } }],
])('a member whose card is %s sees no card before its page knows it @PRF-4 @FST-1', async (_, card) => {
  cardPage({ data: { user: { firstname: 'Olivia', card } } })
  await openPage()
  expect(list()).toBeNull()
})

test('a member sees the card that an earlier page has stored for her session, and nobody else sees it @PRF-4 @FST-1', async () => {
  const data = { firstname: 'Olivia', card: { number: '6340123456781001' } }
  const record = JSON.stringify({ storedAt: Date.now(), data })
  localStorage.setItem(factKey(`${location.host}:3-4`, '["user"]'), record)
  cardPage({}, 401)
  await openPage()
  expect(list()).toBeNull()
  localStorage.setItem(factKey(`${location.host}:1-2`, '["user"]'), record)
  await openPage()
  expect(list()?.textContent).toContain('6340 1234 5678 1001')
})

test('the rows are drawn when the page has been read up to the element below its content, and not before @FST-1', async () => {
  define.mockRestore()
  keep([{ id: '1', name: 'Coffee' }])
  await openPage()
  expect(list()).toBeNull()
  document.body.insertAdjacentHTML('beforeend', '<first-content hidden></first-content>')
  await new Promise((done) => setImmediate(done))
  expect(names()).toEqual(['Coffee'])
})

describe('the island of the content', () => {
  /** Opens a page with these islands, and returns the one before which the content is drawn. */
  const drawnAt = async (islands: string) => {
    const { innerHTML } = document.querySelector('main') as HTMLElement
    document.body.innerHTML = `<header>${waiting}</header><main>${innerHTML.replace(waiting, islands)}</main>`
    keep([{ id: '1', name: 'Coffee' }])
    await openPage()
    return list()?.nextElementSibling?.id
  }
  const named = (name: string) => waiting.replace('<astro-island', `<astro-island id="${name}"`)
  const variants = ['visitor', 'member', 'profile']
    .map((name) => `<div data-variant="${name}">${named(name)}</div>`)
    .join('')

  afterEach(() => {
    for (const name of ['home', 'lacking']) delete root.dataset[name]
  })

  test.each([
    [undefined, 'member'],
    ['dashboard', 'member'],
    ['profile', undefined],
  ])(
    'of a start page that is %s is the dashboard, and none where the profile is the start page @RTE-9 @RTE-3',
    async (home, island) => {
      if (home) root.dataset.home = home
      expect(await drawnAt(`${variants}<div data-lost>${named('lost')}</div>`)).toBe(island)
    },
  )

  test('of any other page is the only one @RTE-9', async () => {
    root.dataset.home = 'profile'
    expect(await drawnAt(named('coupons'))).toBe('coupons')
  })

  test('of a page that the club lacks is none @RTE-3', async () => {
    root.dataset.lacking = ''
    expect(await drawnAt(named('coupons'))).toBeUndefined()
  })
})

describe('the balance in the header', () => {
  const points = () => root.style.getPropertyValue('--known-points')
  const isShown = () => root.style.getPropertyValue('--known-points-display') === 'inline-flex'
  const answerUser = (user: unknown, status?: number) => early(['/wl/v1/user', { data: { user } }, status])
  const wallets = (points: unknown) => [
    { is_primary: false, points: 1 },
    { is_primary: true, points },
  ]
  /** Opens a page with first content, and lets the frames pass that the balance waits for. */
  const open = async () => {
    const template = Object.assign(document.createElement('template'), { innerHTML: '<p></p>' })
    template.dataset.content = '{"list":"coupons"}'
    document.querySelector('main')?.replaceChildren(template)
    await openPage()
    await vi.runAllTimersAsync()
    await new Promise((done) => setImmediate(done))
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
    document.body.innerHTML = '<main></main>'
    delete window.earlyAnswers
    root.lang = 'en'
    root.removeAttribute('style')
  })

  test.each([
    ['en', '1,234.5'],
    ['bg', '1234,5'],
  ])(
    'a member reads the points of her primary wallet, as %s writes them, as soon as the platform has answered @FRM-1',
    async (lang, text) => {
      root.lang = lang
      answerUser({ wallets: wallets(123_450) })
      await open()
      expect(points()).toBe(`"${text}"`)
      expect(isShown()).toBe(true)
    },
  )

  test('a member reads at once the points that an earlier page has stored for her session, and for no other @FRM-1 @SES-11', async () => {
    const record = JSON.stringify({ storedAt: Date.now(), data: { wallets: wallets(700) } })
    const keep = (owner: string) => localStorage.setItem(factKey(owner, '["user"]'), record)
    keep(`${location.host}:3-4`)
    await open()
    expect(isShown()).toBe(false)
    keep(`${location.host}:1-2`)
    await open()
    expect(points()).toBe('"7"')
  })

  test('her points are written on the header alone, whose styles are few, and not on the whole page @FST-1', async () => {
    document.body.innerHTML = '<a href="#content"></a><astro-island></astro-island><main></main>'
    answerUser({ wallets: wallets(500) })
    await open()
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
      answerUser(user)
      await open()
      expect(isShown()).toBe(false)
    },
  )

  test('a member whom the platform refuses reads no points @FRM-1 @SES-3', async () => {
    answerUser({ wallets: wallets(700) }, 401)
    await open()
    expect(isShown()).toBe(false)
  })
})

// @vitest-environment jsdom

import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { dropDatabase } from '#lib/browser/device/drop-database.ts'
import {
  announcePages,
  fetchAhead,
  paintBars,
  removeOutboxes,
  startFigures,
} from '#lib/browser/idle/after-start.ts'
import { reportPage } from '#lib/browser/navigation.ts'
import { outboxKey } from '#lib/browser/storage-keys.ts'

const sendFigures = vi.hoisted(() => vi.fn())

vi.mock('#lib/browser/idle/send-figures.ts', () => ({ sendFigures }))

describe('pages fetched ahead', () => {
  let stop = () => {}
  const hints = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
      ({ href }) => new URL(href).pathname,
    )
  const comeNear = (selector: string, sign: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }))

  beforeEach(() => {
    document.head.innerHTML = ''
    document.body.innerHTML =
      '<a id="tile" href="/coupon/7"><b>Wash</b></a><a id="out" href="https://elsewhere.example/">Out</a><a id="tab" target="_blank" href="/news">News</a><a id="here" href="/">Here</a>'
    stop = fetchAhead()
  })
  afterEach(() => {
    stop()
  })

  test.each(['pointerover', 'touchstart', 'focusin'])(
    'a member who comes near a link by %s finds its page there @RTE-1',
    (sign) => {
      comeNear('#tile b', sign)
      comeNear('#tile', sign)
      expect(hints()).toEqual(['/coupon/7'])
    },
  )

  test('links that leave the club, open a tab or lead here fetch nothing', () => {
    for (const link of ['#out', '#tab', '#here']) comeNear(link, 'pointerover')
    expect(hints()).toEqual([])
  })

  test('a member who saves data fetches nothing ahead', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    comeNear('#tile', 'pointerover')
    expect(hints()).toEqual([])
    Reflect.deleteProperty(navigator, 'connection')
  })
})

test('a club’s own script hears of each page that is shown, by its route @EVT-1', () => {
  document.documentElement.dataset.audience = 'member'
  const pages: unknown[] = []
  addEventListener('clientzone:page-shown', ({ detail }) => pages.push(detail))
  history.replaceState(null, '', '/coupons?search=tea')
  onTestFinished(announcePages())
  history.pushState(null, '', '/coupon/4711')
  reportPage('pageshown')
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(pages).toEqual([{ page: '/coupons' }, { page: '/coupon/{id}' }, { page: '/coupon/{id}' }])
})

describe('the browser’s bars', () => {
  const { style } = document.documentElement
  const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]

  beforeEach(() => {
    document.head.innerHTML = ''
    style.cssText = ''
  })

  test('the browser’s bars have the colour of the club’s header, else of its page @OFF-4', () => {
    style.setProperty('--visual-background', '#fafafa')
    paintBars()
    expect(bars().map(({ content }) => content)).toEqual(['#fafafa'])
    style.setProperty('--header-background', '#102030')
    paintBars()
    expect(bars().map(({ content }) => content)).toEqual(['#102030'])
  })

  test('the browser’s bars follow the scheme of the system where the club’s colour does @OFF-4 @DRK-1', () => {
    style.setProperty('--visual-background', 'var(--light,#fafafa)var(--dark,rgb(19 21 25))')
    paintBars()
    paintBars()
    expect(bars().map(({ content, media }) => [content, media])).toEqual([
      ['#fafafa', '(prefers-color-scheme: light)'],
      ['rgb(19 21 25)', '(prefers-color-scheme: dark)'],
    ])
  })
})

describe('receipts of other sign-ins', () => {
  const day = 24 * 3600 * 1000
  const own = outboxKey('a.example:1-2')

  /** A browser with databases of these names, of which it may tell. */
  const give = (names: readonly string[], tells = true) => {
    const left = new Set(names)
    vi.stubGlobal('indexedDB', {
      ...(tells ? { databases: async () => [...left].map((name) => ({ name })) } : {}),
      deleteDatabase: (name: string) => {
        left.delete(name)
        const request: { onsuccess?: () => void } = {}
        queueMicrotask(() => request.onsuccess?.())
        return request
      },
    })
    return left
  }

  beforeEach(() => {
    localStorage.clear()
    window.recordsOwner = 'a.example:1-2'
  })
  test.each([true, false])(
    'receipts of other sign-ins are removed, and no others (databases can be listed: %s) @OFF-2 @OFF-5',
    async (tells) => {
      const others = [outboxKey('a.example:3-4'), outboxKey('a.example:1-23')]
      const strange = ['unrelated', outboxKey('other.example:3-4')]
      for (const name of [own, ...others])
        localStorage.setItem(name, JSON.stringify({ waiting: 1, at: Date.now() }))
      const left = give([own, ...others, ...strange], tells)
      await removeOutboxes('a.example')
      expect([...left].toSorted()).toEqual([own, ...strange].toSorted())
      expect(Object.keys(localStorage)).toEqual([own])
    },
  )

  test('with her session gone, nothing of hers is left, nor what no text tells of any more @OFF-2 @OFF-5', async () => {
    window.recordsOwner = undefined
    const left = give([own])
    await removeOutboxes('a.example')
    expect([...left]).toEqual([])
  })

  test('what nobody has touched for 30 days is removed @OFF-2 @OFF-5', async () => {
    const left = give([own])
    localStorage.setItem(own, JSON.stringify({ waiting: 1, at: Date.now() - 30 * day + 60_000 }))
    await removeOutboxes('a.example')
    expect([...left]).toEqual([own])
    localStorage.setItem(own, JSON.stringify({ waiting: 1, at: Date.now() - 30 * day - 1 }))
    await removeOutboxes('a.example')
    expect([...left]).toEqual([])
  })

  test('a browser without databases is left alone @OFF-5', async () => {
    localStorage.setItem(outboxKey('a.example:3-4'), '{}')
    vi.stubGlobal('indexedDB', undefined)
    await expect(removeOutboxes('a.example')).resolves.toBeUndefined()
    expect(() => dropDatabase(own)).not.toThrow()
    vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('denied')) })
    await expect(removeOutboxes('a.example')).resolves.toBeUndefined()
  })
})

describe('the figures of a visit', () => {
  const clubWith = (figures_url: string, figures_share = 0.25, known = true) =>
    atom({ known, settings: { GENERAL: { figures_url, figures_share } } })
  /** Every late import that has been asked for has come. */
  const settled = () => vi.dynamicImportSettled()

  test('a visit that chance picks is measured for the club that asks for it, once @FIG-1', async () => {
    const club = clubWith('/figures')
    startFigures(club, () => 0.24)
    club.set(structuredClone(club.get()))
    await settled()
    expect(sendFigures).toHaveBeenCalledExactlyOnceWith('/figures')
  })

  test('a club that sets nothing has no visit measured @FIG-1', async () => {
    startFigures(clubWith(''), () => 0)
    await settled()
    expect(sendFigures).not.toHaveBeenCalled()
  })

  test('a visit is measured once it is known that the club asks for it @FIG-1', async () => {
    const club = clubWith('/figures', 0.25, false)
    startFigures(club, () => 0)
    await settled()
    expect(sendFigures).not.toHaveBeenCalled()
    club.set({ ...club.get(), known: true })
    await settled()
    expect(sendFigures).toHaveBeenCalledOnce()
  })

  test('the other visits are not measured @FIG-1', async () => {
    startFigures(clubWith('/figures'), () => 0.25)
    startFigures(clubWith('/figures', 0), () => 0)
    await settled()
    expect(sendFigures).not.toHaveBeenCalled()
  })

  test.each([
    ['asks sites by Global Privacy Control not to follow her', { globalPrivacyControl: true }],
    ['asks sites by Do Not Track not to follow her', { doNotTrack: '1' }],
    ['saves data', { connection: { saveData: true } }],
  ])('nothing is measured for a visitor who %s @FIG-1', async (_, given) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), given))
    startFigures(clubWith('/figures'), () => 0)
    await settled()
    expect(sendFigures).not.toHaveBeenCalled()
  })
})

import type { TransitionBeforePreparationEvent, TransitionBeforeSwapEvent } from 'astro:transitions/client'
import { prefersLessData } from '#lib/worker/saves-data.ts'
import { readUrl } from '../../domain/read-url.ts'
import { routeOf } from '../../routes.ts'
import asideDirective from '../directives/aside-directive.ts'
import hydrate from '../directives/hydrate.ts'
import laterDirective from '../directives/later-directive.ts'
import nearDirective from '../directives/near-directive.ts'
import paintedDirective from '../directives/painted-directive.ts'
import requestedDirective from '../directives/requested-directive.ts'
import sessionDirective from '../directives/session-directive.ts'
import {
  isRouting,
  isShown,
  onPageShown,
  open,
  pressedLink,
  reportNextPage,
  reportPage,
  routeBy,
  saveScrollPosition,
  setShownPage,
} from '../navigation.ts'
import { contentSettled, whenIdle } from '../page-load.ts'
import { stepBackTo } from '../return-to.ts'
import { componentOf, fetchCode, fetchPage, membersIslands, runCode } from './fetched-pages.ts'

/** The time after which a change of the page shows that it is under way, in milliseconds. */
const patience = 300

/** The attributes of the root element that tell of a page; the others tell of the club and the visitor. */
const pageFacts = 'audience begins build detail early feature forward frame full needs next page scans'.split(
  ' ',
)
/** The attributes that scripts have written for the page that is left. */
const writtenFacts = ['lacking', 'fallback', 'profile', 'deals', 'install', 'returns']

const directives = {
  aside: asideDirective,
  later: laterDirective,
  near: nearDirective,
  painted: paintedDirective,
  requested: requestedDirective,
  session: sessionDirective,
}

const root = document.documentElement

/** Tells whether a page of this site can be shown in this document. Any other is loaded. */
const isInPlace = (url: URL | undefined): url is URL => {
  if (!url) return false
  const { origin, pathname, searchParams } = url
  const route = routeOf(pathname)
  return (
    origin === location.origin &&
    route !== undefined &&
    route.audience !== 'visitor' &&
    route.frame !== 'auth' &&
    // The head's script leads these elsewhere: the link of a mail, and a detail page whose id stands in the query.
    !(route.path === '/' && searchParams.has('token')) &&
    !searchParams.has('id')
  )
}

/** Tells whether a page that has come may take the place of this one: it is of the same build, and needs no other policy. */
const fits = ({ documentElement: { dataset } }: Document): boolean =>
  dataset.build === root.dataset.build && dataset.scans === root.dataset.scans

interface Frame {
  readonly facts: Readonly<Record<string, string | undefined>>
  readonly title: string
  /** The words of the shell, and the page's description. */
  readonly elements: ReadonlyMap<string, Element | null>
  /** The place of the bar that is current, with the value of `aria-current`. */
  readonly place: readonly [href: string | null, current: string | null] | undefined
}

/** The frames of the pages that have come. An element of one is in its page, or in this document while that page is shown. */
const frames = new WeakMap<Document, Frame>()

const readFrame = (page: Document): Frame => {
  const { dataset } = page.documentElement
  const place = page.querySelector('[data-place] > [aria-current]')
  return {
    facts: Object.fromEntries(pageFacts.map((name) => [name, dataset[name]])),
    title: page.title,
    elements: new Map(
      ['#copy', 'meta[name=description]'].map((selector) => [selector, page.querySelector(selector)]),
    ),
    place: place ? [place.getAttribute('href'), place.getAttribute('aria-current')] : undefined,
  }
}

const frameOf = (page: Document): Frame => {
  const frame = frames.get(page) ?? readFrame(page)
  frames.set(page, frame)
  return frame
}

const showFrame = ({ facts, title, elements, place }: Frame): void => {
  for (const name of writtenFacts) delete root.dataset[name]
  for (const [name, value] of Object.entries(facts))
    if (value === undefined) delete root.dataset[name]
    else root.dataset[name] = value
  document.title = title
  // Itself: Trusted Types refuse the copy of a script, also of one that holds data.
  for (const [selector, element] of elements)
    if (element) document.querySelector(selector)?.replaceWith(element)
  for (const link of document.querySelectorAll('[data-place] > a'))
    if (place && link.getAttribute('href') === place[0]) link.setAttribute('aria-current', place[1] ?? '')
    else link.removeAttribute('aria-current')
  document.getElementById('fault')?.setAttribute('hidden', '')
}

const prepare = (page: Document, { pathname }: URL): void => {
  fetchCode(page)
  runCode(page)
  reportNextPage({ early: page.documentElement.dataset.early, pathname })
}

/** Selects what draws before an island is there. */
const loadedOnly = 'template[data-content], first-content'

/** Returns the content of a page that has come, without what draws before an island is there: that is for a page that is loaded. */
const contentOf = (page: Document): HTMLElement => {
  const content = document.importNode(page.getElementById('content') as HTMLElement, true)
  for (const part of content.querySelectorAll(loadedOnly)) part.remove()
  return content
}

/** Puts the sidebar of a page that has come beside the content, where this document has none; it stays from then on. */
const addAside = (page: Document): void => {
  const aside = page.querySelector('[data-aside]')
  if (aside && !document.querySelector('[data-aside]'))
    document.querySelector('[data-layout]')?.append(document.importNode(aside, true))
}

const islandsIn = (content: Element): readonly HTMLElement[] => [
  ...content.querySelectorAll<HTMLElement>('astro-island'),
]

/** Removes the content of the page that is left, and ends its islands: from then on nothing of it runs. */
const endPage = (): void => {
  const content = document.getElementById('content')
  content?.remove()
  for (const island of content ? islandsIn(content) : []) island.dispatchEvent(new Event('astro:unmount'))
}

/** The link that a press or its target stands in. */
const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null)

/** Draws the islands of a content whose code is there, so that its first frame shows them; the others start by themselves. */
const drawIslands = (content: Element): void => {
  for (const island of islandsIn(content)) {
    const Component = island.matches(`:is(${membersIslands})[ssr][props="{}"]`) && componentOf(island)
    if (!Component) continue
    void hydrate(island)(Component as Parameters<ReturnType<typeof hydrate>>[0], {})
    island.removeAttribute('ssr')
    island.dispatchEvent(new CustomEvent('astro:hydrate'))
  }
}

/** Lets islands start that wait for directives which the first page of this document had no need of. */
const addDirectives = (): void => {
  const given = Reflect.get(globalThis, 'Astro') as Record<string, unknown>
  for (const [name, directive] of Object.entries(directives)) {
    if (given[name]) continue
    given[name] = directive
    dispatchEvent(new Event(`astro:${name}`))
  }
}

/** Gives the focus to the heading of a page, which says it once, or on a step back to the link that the member left by. */
const focusPage = (by: string | undefined): void => {
  const main = document.getElementById('content')
  const link = by && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(by)}"]`)
  const heading = main?.querySelector<HTMLElement>('[data-heading] > h1')
  const target = link || heading || main
  if (target === heading) heading?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
  if (target !== main) for (const line of document.querySelectorAll('.astro-route-announcer')) line.remove()
}

const showPart = (name: string): void => {
  const part = document.getElementById(name)
  if (!part) return
  part.scrollIntoView()
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}

/**
 * Starts Astro's router: from here on a press between members' pages changes the content of this document. Its component
 * is not used, since it takes over forms and writes inline styles. See the decision in lib/browser/README.md.
 */
export const startRouter = async (): Promise<void> => {
  // The router scrolls to where this entry of the history says as soon as it is loaded: late here, and a list may find its place first.
  if (history.state) {
    const { scrollX: _left, scrollY: _top, ...state } = history.state
    history.replaceState({ index: 0, ...state }, '')
  }
  // It would take a picture of the page before each change, and hold up presses while that fades.
  Object.defineProperty(document, 'startViewTransition', { value: undefined })
  const transitions = await import('astro:transitions/client').catch(() => undefined)
  // Without it every page is loaded.
  if (!transitions) return
  const { navigate } = transitions
  history.replaceState({ index: 0, ...history.state, scrollX, scrollY }, '')
  addDirectives()

  setShownPage()
  let index: number = history.state.index
  let next: HTMLElement | undefined
  let navigationType: string | undefined
  let isBack = false
  let left = ''
  // A view above the page has an entry of the history; see above-page.ts.
  const isHere = (change: { readonly navigationType: string; readonly to: URL }): boolean =>
    change.navigationType === 'traverse' && isShown(change.to)

  addEventListener(
    'popstate',
    () => {
      if (history.state === null) {
        // The router passes over an entry that a link to a part of a page has made.
        if (!isShown(location)) location.reload()
      } else if (history.state.index === undefined || history.state.scrollY === undefined)
        // Made by a view above the page, or left by a press before the router was there: the window stays where it is.
        history.replaceState({ index, scrollX, scrollY, ...history.state }, '')
    },
    true,
  )
  addEventListener('hashchange', () => {
    if (history.state === null) history.replaceState({ index, scrollX, scrollY }, '')
  })

  document.addEventListener('astro:before-preparation', (event) => {
    const change = event as TransitionBeforePreparationEvent
    delete root.dataset.changing
    if (isHere(change)) {
      change.loader = async () => {}
      return
    }
    const isAllowed = isRouting() && root.dataset.session === 'member' && isInPlace(change.to)
    change.loader = async () => {
      const timer = setTimeout(() => {
        root.dataset.changing = ''
      }, patience)
      // The change that overtakes this one has a timer of its own.
      change.signal.addEventListener('abort', () => clearTimeout(timer))
      const page = isAllowed ? await fetchPage(change.to.pathname) : undefined
      clearTimeout(timer)
      if (change.signal.aborted) return
      delete root.dataset.changing
      if (page && fits(page)) {
        prepare(page, change.to)
        change.newDocument = page
      } else change.preventDefault()
    }
  })
  document.addEventListener('astro:before-swap', (event) => {
    const change = event as TransitionBeforeSwapEvent
    navigationType = isHere(change) ? undefined : change.navigationType
    change.swap = () => {
      for (const script of document.scripts) script.dataset.astroExec = ''
      for (const line of document.querySelectorAll('.astro-route-announcer')) line.remove()
      if (navigationType === undefined) return
      reportPage('pageleft')
      left = change.from.pathname
      isBack = change.direction === 'back'
      root.dataset.arrival = navigationType
      try {
        endPage()
        showFrame(frameOf(change.newDocument))
        addAside(change.newDocument)
        // It is shown when the address is its own, and the window has been scrolled to its top.
        next = contentOf(change.newDocument)
        // Only visitors see the picture beside a form.
        document.querySelector('[data-picture]')?.remove()
      } catch (error) {
        location.assign(change.to.href)
        throw error
      }
    }
  })
  document.addEventListener('astro:after-swap', () => {
    if (navigationType === undefined) return
    index = history.state.index
    setShownPage()
    if (next) document.querySelector('[data-layout]')?.prepend(next)
    reportPage('pageshown')
    if (next) drawIslands(next)
    // The router has done so before there was anything to scroll.
    if (navigationType === 'traverse')
      scrollTo({ left: history.state.scrollX, top: history.state.scrollY, behavior: 'instant' })
    next = undefined
  })
  document.addEventListener('astro:page-load', () => {
    if (navigationType === undefined) return
    const by = isBack ? left : undefined
    // Where the focus is decides over styles of the whole page: the frame is drawn first.
    requestAnimationFrame(() => setTimeout(() => focusPage(by)))
    // The browser has looked for the part that a link names before there was any.
    if (location.hash !== '' && navigationType !== 'traverse') {
      const { href } = location
      void contentSettled().then(() => location.href === href && showPart(location.hash.slice(1)))
    }
  })

  routeBy({
    show: (address, history) => {
      const url = readUrl(address, location.href)
      if (root.dataset.session !== 'member' || !isInPlace(url)) return false
      void navigate(url.href, { history })
      return true
    },
    fetch: (address) => {
      const url = readUrl(address, location.href)
      if (!isInPlace(url)) return false
      void fetchPage(url.pathname).then((page) => page && fits(page) && fetchCode(page))
      return true
    },
  })
  /** Fetches this page, for a step back to it, and those that members most often open from it, one after the other. */
  const fetchNext = async (): Promise<void> => {
    runCode(document)
    if (prefersLessData()) return
    const names = root.dataset.next?.split(' ') ?? []
    for (const path of [location.pathname, ...names.map((name) => (name === 'index' ? '/' : `/${name}`))]) {
      const page = await fetchPage(path)
      await new Promise<void>((rest) => whenIdle(rest))
      if (page && fits(page)) runCode(page)
    }
  }
  whenIdle(() => void fetchNext())
  onPageShown(() => whenIdle(() => void fetchNext()))
  // The browser itself follows a link to a part of this page.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = linkAt(target)
      if (link?.hash && isShown(link)) saveScrollPosition()
    },
    { capture: true, passive: true },
  )
  document.addEventListener('click', (event) => {
    const link = pressedLink(event)
    if (!link || !isRouting() || !isInPlace(readUrl(link.href))) return
    event.preventDefault()
    // A second press while a step through the history leads there.
    if (!isShown(location) && link.pathname === location.pathname && link.search === location.search) return
    if (link.dataset.return === undefined || !stepBackTo(link.pathname)) open(link.href)
  })
  // A hand that presses is 100 ms ahead of its click.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = linkAt(target)
      const url = link && !link.target ? readUrl(link.href) : undefined
      if (!isRouting() || !isInPlace(url) || isShown(url)) return
      void fetchPage(url.pathname).then((page) => page && fits(page) && prepare(page, url))
    },
    { passive: true },
  )
  // Astro's router asks for them at each change: from here on everything is in place for one.
  for (const [name, content] of [
    ['astro-view-transitions-enabled', 'true'],
    ['astro-view-transitions-fallback', 'swap'],
  ])
    document.head.append(Object.assign(document.createElement('meta'), { name, content }))
  // A page that is loaded anew finds its place as any page does.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
}

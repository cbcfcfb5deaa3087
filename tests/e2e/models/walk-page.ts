/** Functions that run in the page. Each is self-contained, since Playwright sends its text to the browser. */

/** The groups of elements from which a press chooses. */
export type PressGroup = 'link' | 'frame link' | 'way to a form' | 'way to an item' | 'button' | 'submit'

export interface Press {
  readonly group: PressGroup
  /** Chooses one of the elements, whatever their number. */
  readonly index: number
  /** Fills the fields of the form before a submit. */
  readonly fill: boolean
  /** Holds back the answer to what the press sends, or the code of the page to which a link leads. */
  readonly late: boolean
}

/** An element that a person can press now, with the point to press. */
export interface Pressed {
  readonly words: string
  readonly x: number
  readonly y: number
  /** The address to which a link leads. */
  readonly href: string | undefined
  readonly hasFilled: boolean
}

/** Prepares a document: notes its own steps through the history, which are not over when they are asked for. */
export const prepareDocument = (tenant: readonly [key: string, id: string]): void => {
  if (!location.protocol.startsWith('http')) return
  sessionStorage.setItem(tenant[0], tenant[1])
  window.print = () => {}
  const asked = { steps: 0 }
  Reflect.set(window, '__walk', asked)
  for (const name of ['back', 'forward', 'go'] as const) {
    const step = History.prototype[name] as (by?: number) => void
    History.prototype[name] = function (this: History, by?: number) {
      asked.steps += 1
      step.call(this, by)
    }
  }
  addEventListener('popstate', () => {
    asked.steps = 0
  })
}

/** Finds an element of a group and scrolls it into view; undefined where the page has none. */
export const findPress = ({ group, index, fill }: Omit<Press, 'late'>): Pressed | undefined => {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 50)
  const isInPlace = (link: HTMLAnchorElement): boolean => {
    const isFile = /\.\w+$/.test(link.pathname) || link.pathname.startsWith('/__sandbox')
    const isPart = link.hash !== '' && link.pathname === location.pathname
    return link.origin === location.origin && !link.target && !link.download && !isFile && !isPart
  }
  const buttons =
    'button, summary, input[type=checkbox], input[type=radio], [role=button], [role=tab], [role=switch], [role=option]'
  const fits = (element: Element, group: PressGroup | undefined): boolean => {
    const isContent = element.closest('#content, [role=dialog], [role=alertdialog]') !== null
    const place = isContent ? 'link' : 'frame link'
    if (element instanceof HTMLAnchorElement) return isInPlace(element) && (!group || group === place)
    if (!element.matches(buttons) || element.matches(':disabled, [aria-disabled=true]')) return false
    const isSubmit = element.matches('form button[type=submit]')
    return !group || group === (isSubmit ? 'submit' : 'button')
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0
  const setValue = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    // The property of the class: React notes what is assigned to that of the element, and passes over the event.
    const owner = Object.getPrototypeOf(field) as object
    Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const valueFor = (field: HTMLInputElement | HTMLTextAreaElement): string | undefined => {
    const { name, autocomplete, type } = field
    const key = `${name} ${autocomplete} ${type}`
    if (/email/.test(key)) return undefined
    if (/current-password/.test(key)) return 'Demo1234'
    if (/password/.test(key)) return 'Walker1234'
    if (/one-time-code/.test(key)) return '123456'
    if (/tel/.test(key)) return `+35320910${1000 + (index % 9000)}`
    if (/postal/.test(key)) return 'D02 AF30'
    if (/\bcode\b/.test(name)) return ['WELCOME10', 'SUMMER25', 'COFFEE', 'NOTHING'][index % 4]
    if (type === 'number' || /decimal|numeric/.test(field.inputMode)) return String(1 + (index % 90))
    return `Walk ${String.fromCharCode(65 + (index % 26))}`
  }
  const fillForm = (form: HTMLFormElement) => {
    for (const field of form.elements) {
      if (field instanceof HTMLSelectElement && field.value === '')
        setValue(field, field.options[Math.min(1, field.options.length - 1)]?.value ?? '')
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        const isText = !['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'].includes(field.type)
        const value = isText && !field.readOnly && !field.disabled ? valueFor(field) : undefined
        if (value !== undefined) setValue(field, value)
      }
    }
  }
  const seen = [...document.querySelectorAll<HTMLElement>(`a[href], ${buttons}`)].filter(
    (one) => fits(one, undefined) && isSeen(one),
  )
  const from = (list: readonly HTMLElement[]) => [
    ...list.slice(index % list.length || 0),
    ...list.slice(0, index % list.length || 0),
  ]
  const waysTo = (pages: RegExp) =>
    seen.filter(
      (one) =>
        one instanceof HTMLAnchorElement && pages.test(one.pathname) && one.pathname !== location.pathname,
    )
  const ways = [
    ...from(waysTo(/^\/(?:profile-edit|promo-code|account-access|delivery-address)/)),
    ...waysTo(/^\/profile$/),
  ]
  const items = [...from(waysTo(/^\/(?:coupon|reward|news-article)\//)), ...waysTo(/^\/coupons$/)]
  const chosen =
    group === 'way to a form'
      ? ways
      : group === 'way to an item'
        ? items
        : from(seen.filter((element) => fits(element, group)))
  // Where no element of the group can be pressed, another one is; a member who wants a form looks for one.
  const inOrder = [...chosen, ...(group === 'submit' ? ways : []), ...from(seen)]
  for (const element of inOrder) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || !element.contains(hit)) continue
    const form = element.closest('form')
    const hasFilled = fill && form !== null && element.matches('[type=submit]')
    if (hasFilled) fillForm(form)
    const href = element instanceof HTMLAnchorElement ? element.href : undefined
    return {
      words: `${href ? 'link' : 'button'} “${nameOf(element)}”${href ? ` to ${new URL(href).pathname}` : ''}`,
      x,
      y,
      href,
      hasFilled,
    }
  }
  return undefined
}

/** Presses an element twice in one task, as two quick touches that a slow phone reports together. */
export const pressTwice = ({ x, y }: { readonly x: number; readonly y: number }): void => {
  const target = document.elementFromPoint(x, y)
  for (let count = 0; count < 2; count++)
    target?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, view: window }),
    )
}

/** Hides the page and shows it again. Playwright never hides or freezes a page, so the events are made here. */
export const leaveAndReturn = (): void => {
  for (const value of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  Reflect.deleteProperty(document, 'visibilityState')
}

/**
 * Resolves with an empty text once nothing has changed for some frames, and after a second with what the page waits
 * for. `isLoose`: parts that wait for an answer or for code count as still.
 */
export const findUnrest = (isLoose: boolean): Promise<string> =>
  new Promise((resolve) => {
    let calm = 0
    let frames = 0
    let before = ''
    const isMeant = (island: Element): boolean => {
      const client = island.getAttribute('client') ?? ''
      if (['requested', 'aside'].includes(client)) return false
      const { session, home } = document.documentElement.dataset
      if (client !== 'session') return true
      const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: string }
      return value === session && !(value === 'member' && home === 'profile')
    }
    const waiting = (): string => {
      if ((document.querySelector('#fault')?.getClientRects().length ?? 0) > 0) return ''
      const { words, changing } = document.documentElement.dataset
      if (words === 'pending') return 'its words'
      if (changing !== undefined) return 'the next page'
      const busy = [...document.querySelectorAll('#content [aria-busy="true"]')]
      if (busy.some((part) => part.getClientRects().length > 0)) return 'a busy part'
      const island = [...document.querySelectorAll('#content astro-island:not([data-ready])')].find(isMeant)
      return island ? `the island ${island.getAttribute('component-export')}` : ''
    }
    const check = () => {
      const steps = (Reflect.get(window, '__walk') as { steps: number } | undefined)?.steps ?? 0
      const key = `${window.navigation?.currentEntry?.key} ${location.href} ${document.title}`
      const isStarting = document.readyState === 'loading'
      const reason = isStarting
        ? 'its document'
        : steps > 0 && frames < 20
          ? 'a step'
          : isLoose
            ? ''
            : waiting()
      calm = reason !== '' || key !== before ? 0 : calm + 1
      before = key
      frames += 1
      if (calm > 3 || frames > 60) resolve(calm > 3 ? '' : reason || 'its address')
      else requestAnimationFrame(check)
    }
    check()
  })

/** The facts of the page that is shown. */
export interface PageFacts {
  /** The key of the entry of the history. */
  readonly entry: string
  readonly address: string
  readonly title: string
  readonly headings: readonly string[]
  /** The places of the bar that are marked as current. */
  readonly current: readonly string[]
  /** The names of the open dialogs. */
  readonly dialogs: readonly string[]
  /** The number of entries of the history for dialogs: of views above the page, or a part of the address. */
  readonly entries: number
  readonly contents: number
  /** Names what is seen of pages that are not shown. */
  readonly otherSeen: readonly string[]
  readonly session: string | undefined
  /** True for the browser's own page about a missing network. */
  readonly isBroken: boolean
}

export const readFacts = (): PageFacts => {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const others = [...document.querySelectorAll('main:not(#content)')]
  const state = history.state as { depth?: unknown } | null
  return {
    entry: window.navigation?.currentEntry?.key ?? '',
    address: location.pathname + location.search,
    title: document.title,
    headings: [...document.querySelectorAll('#content h1')].filter(isSeen).map(textOf),
    current: [...document.querySelectorAll('[data-place] > [aria-current]')].map(
      (link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`,
    ),
    dialogs: [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')]
      .filter((dialog) => isSeen(dialog) && dialog.getAttribute('data-state') !== 'closed')
      .map((dialog) => {
        const label = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
        return dialog.getAttribute('aria-label') ?? textOf(label ?? dialog).slice(0, 50)
      }),
    entries: (typeof state?.depth === 'number' ? state.depth : 0) + (location.hash === '' ? 0 : 1),
    contents: document.querySelectorAll('main#content').length,
    otherSeen: others
      .flatMap((other) => [...other.querySelectorAll('a, button, input, h1')])
      .filter((element) => {
        if (element === document.activeElement) return true
        const { left, top, width, height } = element.getBoundingClientRect()
        const hit = width > 0 && document.elementFromPoint(left + width / 2, top + height / 2)
        return hit && element.contains(hit)
      })
      .map(textOf),
    session: document.documentElement.dataset.session,
    isBroken: !location.protocol.startsWith('http'),
  }
}

/** The content of a page as a member reads it. */
export interface ContentShown {
  readonly heading: string
  readonly title: string
  readonly current: readonly string[]
  /** The lines of each item of a list, by its id. */
  readonly items: Readonly<Record<string, readonly string[]>>
  /** The names of buttons and links with their state, and the lines of text. */
  readonly lines: readonly string[]
  /** The values of the fields by their names. */
  readonly fields: Readonly<Record<string, string>>
  /** The number of rows of all lists: a list that was scrolled has more of them. */
  readonly rows: number
}

export const readContent = (): ContentShown => {
  const content = document.getElementById('content')
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  // Clocks run on, and a message is new once.
  const clean = (text: string) =>
    text
      .replace(/\d+:\d\d(?::\d\d)?/g, '0:00')
      .replace(/\b\d+ (?:seconds?|minutes?|hours?|days?)\b/g, '0 minutes')
      .replace(/\s+/g, ' ')
      .trim()
  // By its nodes: `innerText` leaves out what is outside the window where the content's visibility is automatic.
  const linesOf = (element: Element): string[] => {
    const lines: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const line = clean(text.textContent ?? '')
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true })
      if (line !== '' && isShown && !/^New$|^Entries:/.test(line)) lines.push(line)
    }
    return lines
  }
  const all = (selector: string) =>
    [...(content?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isSeen)
  const controls = all('a[href], button').map((one) => {
    const name = one.getAttribute('aria-label') ?? linesOf(one).join(' ')
    const states = ['aria-pressed', 'aria-checked', 'aria-expanded', 'aria-busy', 'disabled']
    return [
      one.tagName.toLowerCase(),
      name,
      one.getAttribute('href') ?? '',
      ...states
        .filter((state) => one.hasAttribute(state))
        .map((state) => `${state}=${one.getAttribute(state)}`),
    ].join(' ')
  })
  return {
    heading: all('h1')
      .map((one) => clean(one.textContent ?? ''))
      .join(' | '),
    title: document.title,
    current: [...document.querySelectorAll('[data-place] > [aria-current]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    items: Object.fromEntries(all('[data-item]').map((one) => [one.dataset.item, linesOf(one)])),
    lines: content ? [...new Set([...controls, ...linesOf(content)])] : [],
    fields: Object.fromEntries(
      all('input[name], select[name], textarea[name]').map((one) => [
        one.getAttribute('name') ?? '',
        (one as HTMLInputElement).value,
      ]),
    ),
    rows: all('li, tr, article').length,
  }
}

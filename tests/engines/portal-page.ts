import type { Driver } from './driver.ts'

/** The part that a member looks for: its role and name, within a part of the page when one is given. */
export interface Sought {
  readonly role: 'button' | 'link' | 'heading' | 'textbox' | 'combobox' | 'dialog' | 'img' | 'text' | 'css'
  /** The whole name as it is read out, or, between slashes, what it matches. For `css` a selector. */
  readonly name: string
  readonly within?: string
}

/** The position of a part, and its text; undefined while it is not seen. */
interface Found {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly focused: boolean
}

/** The time that something on its way may take, in milliseconds: a slow machine's time, not a member's. */
const patience = 60_000
const pause = 100

/** Looks for a part; runs in the page, so it uses nothing of this file. */
const find = (sought: { role: string; name: string; within?: string }, bring: boolean): Found | undefined => {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    textbox: 'input:not([type=hidden]):not([type=checkbox]):not([type=radio]), textarea',
    combobox: 'select',
    dialog: 'dialog, [role=dialog], [role=alertdialog]',
    img: 'img, svg[role=img], [role=img]',
    text: 'p, span, strong, output, li, h1, h2, td',
  }
  const pattern = /^\/(.+)\/$/.exec(sought.name)?.[1]
  const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')
    if (labelled)
      return flat(
        labelled
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    if (own) return flat(own)
    const [label] = (element as HTMLInputElement).labels ?? []
    return flat(label ? label.textContent?.replace('*', '') : element.textContent)
  }
  for (const part of document.querySelectorAll(sought.within ?? 'body'))
    for (const element of part.querySelectorAll(
      sought.role === 'css' ? sought.name : (selectors[sought.role] ?? ''),
    )) {
      const name = nameOf(element)
      const fits = sought.role === 'css' || (pattern ? new RegExp(pattern).test(name) : name === sought.name)
      const box = element.getBoundingClientRect()
      const { visibility } = getComputedStyle(element)
      if (!fits || box.width * box.height === 0 || visibility !== 'visible' || element.closest('[inert]'))
        continue
      if (bring) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return {
        x: Math.round(left + width / 2),
        y: Math.round(top + height / 2),
        text: flat(element.textContent),
        focused: element === document.activeElement,
      }
    }
  return undefined
}

/** A page of the portal as a member meets it, in any engine: she waits, presses and types. */
export const portalPage = (driver: Driver, site: string) => {
  const until = async <TValue>(
    what: string,
    read: () => Promise<TValue | undefined | null | false>,
  ): Promise<TValue> => {
    const end = Date.now() + patience
    for (;;) {
      // Between two pages there is none to look at.
      const found = await read().catch(() => undefined)
      if (found) return found
      if (Date.now() > end) throw new Error(`${driver.name} never showed ${what}`)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const seen = (sought: Sought) =>
    until<Found>(`the ${sought.role} "${sought.name}"`, () => driver.run(find, sought, false))
  const press = async (sought: Sought): Promise<void> => {
    let last: Found | undefined
    // Pressed where it has come to rest.
    const { x, y } = await until<Found>(`the ${sought.role} "${sought.name}"`, async () => {
      const now = await driver.run(find, sought, true)
      const rests = now && last?.x === now.x && last.y === now.y
      last = now
      return rests ? now : undefined
    })
    await driver.press(x, y)
  }
  return {
    driver,
    until,
    open: (path: string) => driver.go(new URL(path, site).href),
    seen,
    press,
    /** Waits until nothing of the kind is seen. */
    gone: (sought: Sought) =>
      until(
        `a page without the ${sought.role} "${sought.name}"`,
        async () => !(await driver.run(find, sought, false)),
      ),
    fill: async (name: string, text: string): Promise<void> => {
      const field: Sought = { role: 'textbox', name }
      // Pressed again where the field has moved meanwhile, as a person does.
      await until(`the focus in "${name}"`, async () => {
        await press(field)
        return (await driver.run(find, field, false))?.focused
      })
      await driver.type(text)
    },
    /** Does what leads to another page, and waits until that one is there whole. */
    leave: async (work: () => Promise<void>): Promise<void> => {
      await driver.run(() => document.documentElement.setAttribute('data-left', ''))
      await work()
      await until('the next page', () =>
        driver.run(
          () => document.documentElement.dataset.left === undefined && document.readyState === 'complete',
        ),
      )
    },
  }
}

export type PortalPage = ReturnType<typeof portalPage>

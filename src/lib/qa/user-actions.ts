/** The events of a document that a person makes, each with its verb; what code does by itself comes in none of them. */
const verbs: Readonly<Record<string, string>> = {
  click: 'Press',
  submit: 'Send',
  input: 'Type into',
  change: 'Choose in',
  keydown: 'Press a key in',
  paste: 'Paste into',
}

interface UserAction {
  /** Counts the actions on this load of a page; 0 where nobody has done anything. */
  readonly action: number
  /** Such as `click button “Activate”`; empty where the page acts by itself. */
  readonly by: string
}

/** The roles that elements have by themselves, as far as they can be pressed or filled. */
const roles: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  FORM: 'form',
  INPUT: 'field',
  SELECT: 'field',
  SUMMARY: 'button',
  TEXTAREA: 'field',
}

let isWording = (_text: string): boolean => false

/** Sets which texts are the portal's own wordings: no other text of a page ever appears. */
export const allowTexts = (isKnown: (text: string) => boolean): void => {
  isWording = isKnown
}

const namesOf = (element: Element): readonly string[] => [
  element.getAttribute('aria-label') ?? '',
  ...('labels' in element
    ? [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent ?? '')
    : []),
  element.matches('button, a, summary, [role]') ? (element.textContent ?? '') : '',
]

/** Returns an element's role, and its name where that is a wording of the portal. */
const describe = (target: EventTarget | null): string => {
  if (!(target instanceof Element)) return 'the page'
  const element = target.closest('button, a, input, select, textarea, summary, form, [role]') ?? target
  const role = /^[a-z]+$/.test(element.getAttribute('role') ?? '') ? element.getAttribute('role') : undefined
  const kind = role ?? roles[element.tagName] ?? 'part of the page'
  const name = namesOf(element)
    .map((text) => text.trim())
    .find((text) => text !== '' && isWording(text))
  return name === undefined ? kind : `${kind} “${name}”`
}

let counted = 0
let last: Event | undefined

/** Returns the action that the page answers just now: an event that is under way while a machine takes one. */
export const currentAction = (): UserAction => {
  const now = window.event
  if (!now?.isTrusted || !Object.hasOwn(verbs, now.type)) return { action: 0, by: '' }
  if (now !== last) counted += 1
  last = now
  return { action: counted, by: `${now.type} ${describe(now.target)}` }
}

/** The part of an event that says who brought it about, as a log or a recording holds it. */
interface ActedEvent extends UserAction {
  readonly page: string
  readonly machine: string
  readonly event: string
}

/** A person's action in a recording: what a tester has to do on the page to see it happen again. */
export interface Repeatable {
  /** In words: `Press button “Activate”`, `Open /coupons`. */
  readonly words: string
  /** The page on which it was done. */
  readonly page: string
  /** The events of machines that it brought about; none for a page that was opened. */
  readonly events: readonly Pick<ActedEvent, 'machine' | 'event'>[]
}

/** Returns a person's actions in a recording, in their order; what she typed into one field is one action. */
export const actionsOf = (
  events: readonly (ActedEvent & { readonly load: number })[],
): readonly Repeatable[] => {
  const actions: (Repeatable & { readonly key: string })[] = []
  let load = events[0]?.load
  for (const { load: now, action, by, page, machine, event } of events) {
    if (now !== load) actions.push({ key: '', words: `Open ${page}`, page, events: [] })
    load = now
    if (by === '') continue
    const before = actions.at(-1)
    const key = by.startsWith('input ') ? by : `${now} ${action}`
    const words = by.replace(/^\w+/, (type) => verbs[type] ?? type)
    if (before?.key === key)
      actions.splice(-1, 1, { ...before, events: [...before.events, { machine, event }] })
    else actions.push({ key, words, page, events: [{ machine, event }] })
  }
  return actions
}

/** Returns the number of actions done after a page's message: the next one is done when the page does what it did. */
export const doneAfter = (
  actions: readonly Repeatable[],
  done: number,
  { page, event }: { readonly page: string; readonly event?: ActedEvent | undefined },
): number => {
  const next = actions[done]
  if (!next) return done
  if (next.events.length === 0) return page === next.page ? done + 1 : done
  const isIt = (one: Repeatable['events'][number]) =>
    one.machine === event?.machine && one.event === event.event
  return event && event.by !== '' && next.events.some(isIt) ? done + 1 : done
}

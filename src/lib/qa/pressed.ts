/** The events of a document that a person makes; what code does by itself comes in none of them. */
const made = new Set(['click', 'submit', 'input', 'change', 'keydown', 'paste'])

/** An act of a person, in words that may be told to anybody. */
export interface Press {
  /** Counts the acts on this load of a page; 0 where nobody has done anything. */
  readonly press: number
  /** Such as `click button “Activate”`; empty where the page acts by itself. */
  readonly by: string
}

const nobody: Press = { press: 0, by: '' }

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

/** Says which texts are the portal's own wordings: no other text of a page is ever told. */
export const tellWordings = (isKnown: (text: string) => boolean): void => {
  isWording = isKnown
}

const namesOf = (element: Element): readonly string[] => [
  element.getAttribute('aria-label') ?? '',
  ...('labels' in element
    ? [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent ?? '')
    : []),
  element.matches('button, a, summary, [role]') ? (element.textContent ?? '') : '',
]

/** Returns what a person has pressed or filled, by its role, and by its name where that is a wording of the portal. */
export const spokenTarget = (target: EventTarget | null): string => {
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

/** The act of a person that the page answers just now: an event that is under way while a machine takes one. */
export const pressNow = (): Press => {
  const now = window.event
  if (!now?.isTrusted || !made.has(now.type)) return nobody
  if (now !== last) counted += 1
  last = now
  return { press: counted, by: `${now.type} ${spokenTarget(now.target)}` }
}

import { cutText, longestName } from '#lib/domain/cut-text.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { isFileName } from '#lib/domain/transactions/file-name.ts'
import { unixSeconds } from '#lib/domain/unix-seconds.ts'
import { localeIn } from '#lib/format/locale-in.ts'
import { formatDate, formatDay, formatMonth, formatTime } from '#lib/format/moments.ts'
import { formatCardNumber, formatMovement } from '#lib/format/numbers.ts'
import { root } from './safely.ts'

/** One thing of the platform's answer: foreign until each field is read. */
export type Item = Readonly<Record<string, unknown>>

/** The formats that may follow the bar in a field of a pattern, such as `{at|day}`. */
const formats: Readonly<Record<string, (value: string) => string>> = {
  day: (moment) => formatDay(Number(moment)),
  time: (moment) => formatTime(Number(moment)),
  date: (moment) => formatDate(Number(moment), localeIn(root.lang, window.clubCountry ?? '')),
  month: (moment) => formatMonth(Number(moment), root.lang),
  movement: (points) => formatMovement(points, root.lang),
  // The word that stands for a receipt's file comes with the island.
  movementText: (description) => (isFileName(description) ? '\u200b' : description),
  // As ui/code/code-text.tsx groups it, with a space of about that width.
  groups: (code) => code.match(/.{1,4}/gsu)?.join('\u2005') ?? '',
  card: formatCardNumber,
}

/** A field of a text, with its format. */
const fields = /\{([\w.]+)(?:\|(\w+))?\}/

/** Takes an element out of its row, or the part of the row that does not stand without it. */
const leaveOut = (element: Element): void => (element.closest('[data-optional]') ?? element).remove()

/** Returns the value of a field, or of a field within one: `card.number`. */
const fieldOf = (item: Item, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => (value as Item | null | undefined)?.[name], item)

const textOf = (value: unknown, format = ''): string => {
  const text = typeof value === 'object' ? '' : cutText(String(value ?? ''), longestName)
  return text && (formats[format]?.(text) ?? text)
}

const fillPicture = (image: HTMLImageElement, item: Item): void => {
  const sources = [...(image.getAttribute('src') ?? '').matchAll(/\{(\w+)\}/g)]
  const source = sources.map(([, field]) => safeImage(item[field ?? ''])).find((address) => address)
  image.onerror = () => image.remove()
  if (source) image.src = source
  else leaveOut(image)
}

/**
 * Fills in a copy of a pattern: what is foreign becomes a text, a part of a path, or a picture's checked address. Returns
 * false if it lacks a text that it does not stand without. The pattern says what goes where:
 * - a text with `{name}`, `{at|day}` or `{card.number|card}`, or several of them; in an element with `data-optional`, that
 *   element goes when there is no text;
 * - a picture `src="{image}{logo}"`: the first of them that is an address;
 * - the item's id in `href`;
 * - `data-when="points"` stands only when that number is above zero, `data-unless` only when it is not;
 * - `data-ends="expiration_at"` stands until that moment;
 * - `data-has="--header-logo"` stands only where the root element has that custom property.
 */
export const fillPattern = (copy: Element, item: Item): boolean => {
  for (const element of copy.querySelectorAll<HTMLElement>('[data-when], [data-unless]')) {
    const { when, unless } = element.dataset
    if (Number(item[when ?? unless ?? '']) > 0 !== (when !== undefined)) element.remove()
  }
  for (const element of copy.querySelectorAll<HTMLElement>('[data-ends]'))
    if (Number(unixSeconds(Number(item[element.dataset.ends ?? '']))) * 1000 < Date.now()) element.remove()
  for (const element of copy.querySelectorAll<HTMLElement>('[data-has]'))
    if (!root.style.getPropertyValue(element.dataset.has ?? '')) element.remove()
  const id = String(item.id)
  for (const link of copy.querySelectorAll('a'))
    link.href = (link.getAttribute('href') ?? '').replace('{id}', encodeURIComponent(id))
  for (const image of copy.querySelectorAll('img')) fillPicture(image, item)
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    if (element.firstElementChild || !fields.test(element.textContent)) continue
    let isEmpty = true
    element.textContent = element.textContent
      .replaceAll(new RegExp(fields, 'g'), (_, field: string, format?: string) => {
        const text = textOf(fieldOf(item, field), format)
        if (text) isEmpty = false
        return text
      })
      .trim()
    if (!isEmpty) continue
    if (!element.closest('[data-optional]')) return false
    leaveOut(element)
  }
  return true
}

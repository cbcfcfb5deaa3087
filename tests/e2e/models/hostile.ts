import type { Page } from 'playwright/test'
import { running } from '../../lib/html/payloads.ts'

/** Markup that tries to run, all in one text of a club; the last paragraph shows that the text was read to its end. */
export const hostileHtml = [
  ...running.filter(
    (payload) => !/<(?:textarea|title|xmp|noscript|iframe|noembed|style|!|body|\?)/i.test(payload),
  ),
  '<p>The end of the text</p>',
].join('<hr>')

/** Touches all that a text has put into the page; says how often something of it ran. */
export const touched = (page: Page, text: string): Promise<number> =>
  page.locator(text).evaluate((root) => {
    for (const element of root.querySelectorAll('*'))
      for (const type of [
        'click',
        'mouseover',
        'pointerenter',
        'focus',
        'keydown',
        'submit',
        'toggle',
        'error',
      ])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    return Number(Reflect.get(window, '__hit') ?? 0)
  })

/** Returns the parts of a text that could run, load or be filled in: there must be none. */
export const dangers = (page: Page, text: string): Promise<string[]> =>
  page
    .locator(text)
    .evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(/^(?:script|iframe|form|input|button|style|object|embed|svg|math|template)$/i.test(
          element.tagName,
        )
          ? [element.tagName]
          : []),
        ...[...element.attributes]
          .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
          .map(({ name }) => name),
      ]),
    )

/** Matches what the policy, which stands behind the sanitiser, reports of the handlers in the raw text. */
export const policyReports = /inline event handler|(?:script|style)-src-attr: inline|inline (?:script|style)/

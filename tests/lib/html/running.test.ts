// @vitest-environment jsdom

import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { sanitizeHtml } from '#lib/html/safe-html.ts'
import { htmlPayloads, running } from './payloads.ts'

/** Puts HTML into a page whose scripts run, touches everything in it, and counts what ran. */
function hits(html: string): number {
  const { window } = new JSDOM('<!doctype html><body></body>', { runScripts: 'dangerously' })
  window.document.body.innerHTML = html
  for (const element of window.document.body.querySelectorAll('*')) {
    const named = [...element.attributes].filter(({ name }) => name.startsWith('on'))
    for (const { name } of named) element.dispatchEvent(new window.Event(name.slice(2), { bubbles: true }))
    for (const type of ['click', 'mouseover', 'focus', 'keydown', 'submit']) {
      element.dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }))
    }
  }
  const count = Number(Reflect.get(window, '__hit') ?? 0)
  window.close()
  return count
}

test('of all payloads nothing runs once they are sanitised, however they are touched @XS-01', () => {
  expect(htmlPayloads.filter((payload) => hits(String(sanitizeHtml(payload))) > 0)).toEqual([])
})

test('unsanitised, the same payloads do run @XS-10', () => {
  const fired = running.filter((payload) => hits(payload) > 0)
  expect(fired.length).toBeGreaterThan(40)
})

// @vitest-environment jsdom
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { lastingStorage, stored, storedText } from '#lib/browser/storage.ts'

const mail = v.object({ to: v.string(), at: v.number() })

test('a value comes back as it was written, in the tab’s storage, until it is removed @SES-1', () => {
  const kept = stored('mail', mail)
  kept.write({ to: 'anna', at: 5 })
  expect(stored('mail', mail).read()).toEqual({ to: 'anna', at: 5 })
  expect(sessionStorage.getItem('mail')).toBe('{"to":"anna","at":5}')
  expect(localStorage).toHaveLength(0)
  kept.remove()
  expect(kept.read()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test('a value is kept where it is asked for: in the lasting storage for all tabs @SES-1', () => {
  stored('mail', mail, lastingStorage()).write({ to: 'anna', at: 5 })
  expect(localStorage.getItem('mail')).toBe('{"to":"anna","at":5}')
})

test.each([
  '',
  '{"to":',
  'null',
  '5',
  '[]',
  '{}',
  '{"to":"anna"}',
  '{"to":{},"at":5}',
  '{"to":"anna","at":"5"}',
])('what is not of its kind is none: %j @SES-1', (text) => {
  sessionStorage.setItem('mail', text)
  expect(stored('mail', mail).read()).toBeUndefined()
})

test('a text is kept as it is', () => {
  storedText('note').write('{"to":')
  expect(storedText('note').read()).toBe('{"to":')
})

test('a change in another tab is heard until nobody listens, one of another key never', () => {
  const heard = vi.fn()
  const stop = stored('mail', mail, lastingStorage()).watch(heard)
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))
  localStorage.setItem('mail', '{"to":"anna","at":5}')
  change('other')
  expect(heard).not.toHaveBeenCalled()
  change('mail')
  expect(heard).toHaveBeenLastCalledWith({ to: 'anna', at: 5 })
  localStorage.clear()
  change(null)
  expect(heard).toHaveBeenLastCalledWith(undefined)
  stop()
  change('mail')
  expect(heard).toHaveBeenCalledTimes(2)
})

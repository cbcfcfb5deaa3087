// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { lastingStorage } from '#lib/browser/storage.ts'
import { activationsKey, installKey, sessionIdKey } from '#lib/browser/storage-keys.ts'
import { memberKey, tenant } from '#lib/config/tenant.ts'
import { clearMember, startOwner } from '#lib/queries/owner.ts'
import { hideCode, showCode } from '#machines/coupons/shown-code.ts'
import { countActivation, removeOldActivations } from '#machines/install/activations.ts'
import { installView } from '#machines/install/install.machine.ts'
import { install, installInput } from '#machines/install/install.store.ts'
import { $installWay, reportManifestLinked, storePrompt } from '#machines/install/install-way.ts'

const answer = () => JSON.parse(localStorage.getItem(installKey(tenant())) ?? 'null') as unknown
const start = () => createActor(install, { input: installInput() }).start()
type Offer = ReturnType<typeof start>
const view = (actor: Offer) => installView(actor.getSnapshot())

/** The browser says that it can install the portal; asked, it gives the member's answer. Returns the question. */
const browserCan = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
  const prompt = vi.fn(() => Promise.resolve({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  return prompt
}

/** A member signs in. */
const signIn = (id: string) => {
  lastingStorage().set(memberKey(sessionIdKey), id)
  startOwner(tenant(), id)
}

const isRequested = () => document.documentElement.dataset.install === 'requested'

storePrompt()

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media }))
  hideCode()
  $installWay.set(undefined)
  delete document.documentElement.dataset.install
  signIn('one')
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone')
})

test('the offer waits until the browser can install the portal, and until no code is held up @OFF-4', () => {
  showCode('7', 'Coupon activated.')
  const actor = start()
  browserCan()
  expect(view(actor).shown).toBe(false)
  expect(answer()).toBeNull()
  hideCode()
  expect(view(actor)).toEqual({ shown: true, explains: false, busy: false, label: 'add' })
  // Made once: whoever leaves without an answer has had it.
  expect(answer()).toBe('offered')
  expect(view(start()).shown).toBe(false)
})

test('a no is kept, and nothing is offered after it @OFF-4', () => {
  browserCan()
  const actor = start()
  actor.send({ type: 'declined' })
  expect(view(actor).shown).toBe(false)
  expect(answer()).toBe('declined')
  expect(view(start()).shown).toBe(false)
})

test.each(['accepted', 'dismissed'] as const)(
  'a member who agrees is asked by the browser once, and her answer there (%s) is kept @OFF-4',
  async (outcome) => {
    const prompt = browserCan(outcome)
    const actor = start()
    actor.send({ type: 'agreed' })
    expect(view(actor)).toMatchObject({ shown: true, busy: true })
    await waitFor(actor, ({ status }) => status === 'done')
    expect(prompt).toHaveBeenCalledOnce()
    expect(answer()).toBe(outcome === 'accepted' ? 'accepted' : 'declined')
  },
)

test('a browser that fails to ask takes the offer away and nothing else @OFF-4', async () => {
  browserCan().mockRejectedValue(new DOMException('used', 'InvalidStateError'))
  const actor = start()
  actor.send({ type: 'agreed' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(view(actor).shown).toBe(false)
  expect(answer()).toBe('offered')
})

test('a member with an iPhone reads the two steps, once the manifest is linked @OFF-4', () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  const actor = start()
  expect(view(actor).shown).toBe(false)
  reportManifestLinked()
  expect(view(actor)).toMatchObject({ shown: true, label: 'showHow' })
  actor.send({ type: 'agreed' })
  expect(view(actor)).toMatchObject({ shown: true, explains: true })
  actor.send({ type: 'declined' })
  expect(view(actor).shown).toBe(false)
  expect(answer()).toBe('accepted')
})

test('a browser that is no iPhone and says nothing cannot install: nothing is offered @OFF-4', () => {
  const actor = start()
  reportManifestLinked()
  expect(view(actor).shown).toBe(false)
})

test('whoever installs the portal by the browser’s menu has no offer any more @OFF-4', () => {
  browserCan()
  const actor = start()
  dispatchEvent(new Event('appinstalled'))
  expect(view(actor).shown).toBe(false)
  expect(answer()).toBe('accepted')
})

test('in a window of its own the portal is installed already @OFF-4', () => {
  browserCan()
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(display-mode: standalone)' }))
  expect(view(start()).shown).toBe(false)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  expect(view(start()).shown).toBe(false)
  expect(answer()).toBeNull()
})

test('an answer that is none counts as no answer @OFF-4', () => {
  localStorage.setItem(installKey(tenant()), '{"a":1}')
  browserCan()
  expect(view(start()).shown).toBe(true)
})

test('the second activation fetches the offer, the first does not, and none does after an answer @OFF-4', () => {
  countActivation()
  expect(isRequested()).toBe(false)
  countActivation()
  expect(isRequested()).toBe(true)
  delete document.documentElement.dataset.install
  localStorage.setItem(installKey(tenant()), '"declined"')
  countActivation()
  expect(isRequested()).toBe(false)
})

test('activations are a member’s own: another’s do not count, and none outlives her session @OFF-4 @OFF-2', () => {
  countActivation()
  expect(localStorage.getItem(activationsKey(`${tenant()}:one`))).toContain('"count":1')
  clearMember()
  expect(Object.keys(localStorage).filter((key) => key.startsWith(activationsKey('')))).toEqual([])
  // A session that is gone counts nothing.
  countActivation()
  signIn('two')
  countActivation()
  expect(isRequested()).toBe(false)
})

test('a count of more than 30 days ago is removed, and counts no more @OFF-4 @OFF-2', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const days = (count: number) => vi.setSystemTime(count * 24 * 3600 * 1000)
  const key = activationsKey(`${tenant()}:one`)
  countActivation()
  days(29)
  removeOldActivations()
  expect(localStorage.getItem(key)).toContain('"count":1')
  days(30)
  countActivation()
  expect(isRequested()).toBe(false)
  days(61)
  removeOldActivations()
  expect(localStorage.getItem(key)).toBeNull()
})

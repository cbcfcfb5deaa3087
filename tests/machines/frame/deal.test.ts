import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { deal } from '#lib/domain/frame/deal.ts'
import { dealMachine, dealView } from '#machines/frame/deal.machine.ts'

const start = (prepare: (body: string) => Promise<string>) =>
  createActor(
    dealMachine.provide({
      actors: {
        prepare: fromPromise<TrustedHTML | string, { body: string }>(({ input }) => prepare(input.body)),
      },
    }),
    { input: { body: '**Hello**' } },
  ).start()

const aDeal = (parts: Record<string, unknown> = {}) => v.parse(deal, { id: 'd', title: 'T', ...parts })
const shown = (parts: Record<string, unknown> = {}) =>
  dealView(createActor(dealMachine, { input: { body: '' } }).getSnapshot(), aDeal(parts))
const linked = (link_type: string, url: string) =>
  shown({ link_type, link_url: JSON.stringify({ button: 'Order', url }) }).button

test('an opened deal is made readable, once however often it is opened @FRM-6', async () => {
  const prepare = vi.fn(async (body: string) => `<p>${body}</p>`)
  const actor = start(prepare)
  actor.send({ type: 'opened' })
  expect(dealView(actor.getSnapshot(), aDeal())).toMatchObject({ open: true, busy: true, html: undefined })
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  expect(dealView(actor.getSnapshot(), aDeal())).toMatchObject({
    open: true,
    busy: false,
    html: '<p>**Hello**</p>',
  })
  actor.send({ type: 'closed' })
  expect(dealView(actor.getSnapshot(), aDeal()).open).toBe(false)
  actor.send({ type: 'opened' })
  expect(actor.getSnapshot().value).toBe('open')
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('a deal whose text cannot be made readable offers another try @FRM-6', async () => {
  const prepare = vi.fn<(body: string) => Promise<string>>()
  prepare.mockRejectedValueOnce(new Error('chunk')).mockResolvedValueOnce('fine')
  const actor = start(prepare)
  actor.send({ type: 'opened' })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(dealView(actor.getSnapshot(), aDeal())).toMatchObject({ open: true, failed: true, busy: false })
  actor.send({ type: 'retried' })
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  expect(dealView(actor.getSnapshot(), aDeal()).html).toBe('fine')
})

test('URL_BLANK has the configured button in a new tab, URL_EMBED in the same one @FRM-6', () => {
  expect(linked('URL_BLANK', 'https://shop.example/a')).toEqual({
    label: 'Order',
    href: 'https://shop.example/a',
    newTab: true,
  })
  expect(linked('URL_EMBED', '/coupons')).toEqual({ label: 'Order', href: '/coupons', newTab: false })
})

test.for([
  ['CLOSE', 'https://shop.example/'],
  ['', 'https://shop.example/'],
  ['URL_BLANK', 'javascript:alert(1)'],
] as const)('a deal of type "%s" to "%s" has no button, so Close stands @FRM-6', ([type, url]) => {
  expect(linked(type, url)).toBeUndefined()
})

test('the first picture is shown, if its address may be @FRM-5', () => {
  const images = (...urls: string[]) => shown({ images_obj: { list: urls.map((url) => ({ url })) } }).image
  expect(images('/demo/A.png', '/demo/b.png')).toBe('/demo/A.png')
  expect(images('data:image/png;base64,AA')).toBeUndefined()
  expect(images()).toBeUndefined()
})

// @vitest-environment jsdom
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, createMachine, fromPromise } from 'xstate'
import { inspected } from '#lib/qa/actors.ts'
import { nodesIn, pathOf, stateActions, statelyCode, transitionsOf } from '#lib/qa/chart.ts'
import { startStately } from '#lib/qa/stately.ts'
import { type Activation, couponButtonMachine } from '#machines/coupons/coupon-button.machine.ts'
import { samples } from '#machines/samples.ts'

const base = {
  rootId: v.string(),
  sessionId: v.string(),
  createdAt: v.pipe(v.string(), v.digits()),
  id: v.nullable(v.string()),
  _version: v.string(),
}
const event = v.looseObject({ type: v.string() })
const snapshot = v.looseObject({ status: v.picklist(['active', 'done', 'error', 'stopped']) })

/** The events of the protocol, as the types of `@statelyai/inspect` have them. */
const protocol = v.variant('type', [
  v.strictObject({
    ...base,
    type: v.literal('@xstate.actor'),
    name: v.string(),
    definition: v.pipe(v.string(), v.parseJson()),
    parentId: v.optional(v.string()),
    snapshot,
  }),
  v.strictObject({ ...base, type: v.literal('@xstate.event'), sourceId: v.optional(v.string()), event }),
  v.strictObject({ ...base, type: v.literal('@xstate.snapshot'), event, snapshot }),
])

const secrets = ['rt_4f1Zr8n5TQ0bYx', '+359888123456', 'maria@example.com', 'Maria Ivanova', '4711']

test('the next press opens Stately’s inspector, and each event is one of the protocol without anything of the member’s', async () => {
  document.documentElement.dataset.frame = 'sidebar'
  const create = inspected(createActor)
  const [token, phone, email, name, id] = secrets
  const button = (activate: () => Promise<unknown>) =>
    create(
      couponButtonMachine.provide({
        actors: { activate: fromPromise<unknown, Activation>(activate) },
        actions: { openList: () => {}, openCoupon: () => {}, report: () => {} },
      }),
      { input: { id: String(id) } },
    ).start()
  const early = button(async () => ({ token, name }))
  const sent: unknown[] = []
  const opened = { postMessage: (message: unknown) => sent.push(structuredClone(message)) }
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)

  startStately()
  const refusal = { failure: 'refused', status: 422, code: 'not_enough_points', token, email }
  const late = button(() => Promise.reject(refusal))
  for (const [actor, end] of [
    [early, 'resting'],
    [late, 'confirming'],
  ] as const) {
    actor.send({ type: 'pressed', status: { as: 'ready' }, phone, [String(email)]: name } as never)
    actor.send({ type: String(token) } as never)
    actor.send({ type: 'confirmed' })
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe(end))
  }
  expect(open).not.toHaveBeenCalled()
  document.body.click()
  document.body.click()
  expect(open.mock.calls).toEqual([['https://stately.ai/inspect', 'xstateinspector']])
  expect(sent).toEqual([])
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))

  const sentOf = (sessionId: string) => sent.filter((one) => Object(one).sessionId === sessionId)
  // The library makes its events when the page is idle.
  await vi.waitFor(() =>
    expect(sentOf(late.sessionId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: '@xstate.snapshot',
          event: { type: 'pressed', status: { as: 'ready' } },
          snapshot: expect.objectContaining({ value: 'confirming' }),
        }),
        expect.objectContaining({ event: { type: 'an event that it does not know' } }),
        expect.objectContaining({
          type: '@xstate.snapshot',
          event: expect.objectContaining({
            error: { failure: 'refused', status: 422, code: 'not_enough_points' },
          }),
        }),
      ]),
    ),
  )
  expect(sentOf(early.sessionId)[0]).toMatchObject({ type: '@xstate.actor', name: 'coupon-button' })
  for (const message of sent) expect(v.safeParse(protocol, message).issues).toBeUndefined()
  for (const secret of secrets) expect(JSON.stringify(sent)).not.toContain(secret)
})

test('the code for Stately makes a machine of the same states and transitions', async () => {
  for (const load of Object.values(samples)) {
    const { machine } = await load()
    const [, config] = /^import [^\n]*\n\nexport const machine = createMachine\((.*)\)\n$/s.exec(
      statelyCode(machine),
    ) as RegExpExecArray
    const copy = createMachine(JSON.parse(config ?? ''))
    const parts = (of: AnyStateMachine) =>
      nodesIn(of.root).map((node) => [
        ...[pathOf(node), node.type, stateActions(node)],
        transitionsOf(node).map(({ name, to, guard, actions }) => [name, to, guard, actions]),
      ])
    expect(parts(copy)).toEqual(parts(machine))
  }
})

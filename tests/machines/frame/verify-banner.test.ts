import { beforeEach, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { verifyBannerMachine } from '#machines/frame/verify-banner.machine.ts'
import { verifyBannerSample } from '#machines/frame/verify-banner.sample.ts'
import { expectMap } from '#support/map.ts'

let told: (isVerified: boolean) => void
let done: string[]

const start = (wasDismissed = false) =>
  createActor(
    verifyBannerMachine.provide({
      actors: {
        watchMember: fromCallback(({ sendBack }) => {
          told = (isVerified) => sendBack({ type: 'learned', isVerified })
        }),
      },
      actions: {
        keep: () => done.push('keep'),
        reserve: () => done.push('reserve'),
        release: () => done.push('release'),
      },
    }),
    { input: { wasDismissed } },
  ).start()

beforeEach(() => {
  done = []
})

test('nothing stands before anything is known of the member @FRM-9', () => {
  expect(start().getSnapshot().value).toEqual({ watching: 'waiting' })
  expect(done).toEqual([])
})

test('the banner stands for a member who is not verified, and its place is kept for the next page @FRM-9', () => {
  const actor = start()
  told(false)
  expect(actor.getSnapshot().value).toEqual({ watching: 'shown' })
  expect(done).toEqual(['reserve'])
})

test('the banner goes when the member becomes verified @FRM-9', () => {
  const actor = start()
  told(false)
  told(true)
  expect(actor.getSnapshot().value).toEqual({ watching: 'resting' })
  expect(done).toEqual(['reserve', 'release'])
})

test('a dismissed banner is remembered and does not come back @FRM-9', () => {
  const actor = start()
  told(false)
  actor.send({ type: 'dismissed' })
  expect(actor.getSnapshot().value).toBe('dismissed')
  expect(done).toEqual(['reserve', 'keep', 'release'])
  expect(start(true).getSnapshot().value).toBe('dismissed')
})

test('a banner whose store forgot to watch the member says so', async () => {
  const actor = createActor(verifyBannerMachine, { input: { wasDismissed: false } })
  const failed = new Promise((resolve) => actor.subscribe({ error: resolve }))
  actor.start()
  expect(String(await failed)).toContain('"watchMember" is not provided')
})

test('every state and transition of the banner is reached, as its chart draws them', async () => {
  await expectMap(verifyBannerSample)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atMost } from '#lib/i18n/at-most.ts'

test('however many loads are asked for, ten run at once and all are served in turn @WHL-4 @FT-26', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
      async (scheduler, works) => {
        const queue = atMost(10)
        const started: number[] = []
        let running = 0
        let most = 0
        const results = works.map((succeeds, index) =>
          queue(async () => {
            started.push(index)
            running += 1
            most = Math.max(most, running)
            await scheduler.schedule(Promise.resolve())
            running -= 1
            if (!succeeds) throw new Error('503')
            return index
          }),
        )
        const settled = Promise.allSettled(results)
        await scheduler.waitFor(settled)
        expect(most).toBe(Math.min(10, works.length))
        expect(started).toEqual(works.map((_, index) => index))
        expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual(works)
      },
    ),
    { numRuns: 100 },
  )
})

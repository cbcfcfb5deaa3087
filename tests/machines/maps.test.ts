import { expect, test } from 'vitest'
import { samples } from '#machines/samples.ts'
import { expectMap } from '#support/map.ts'

test.each(Object.entries(samples))(
  'every state and every transition of %s can be reached, as its chart draws them',
  async (name, load) => {
    const sample = await load()
    expect(sample.machine.id).toBe(name)
    await expectMap(sample)
  },
)

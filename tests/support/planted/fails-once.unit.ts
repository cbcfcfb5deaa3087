import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a unit that fails once', () => {
  const note = `${process.env.CLIENT_ZONE_RESULTS}/was-tried`
  const wasTried = existsSync(note)
  writeFileSync(note, '')
  expect(wasTried, 'the first try').toBe(true)
})

test('a unit in the same file', () => {
  expect(1).toBe(1)
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samples } from '#machines/samples.ts'

test('tests/machines/README.md shows how far the tests from the maps go: `npm run qa:coverage` writes it', () => {
  // A process of its own: models of journeys bring Playwright's own `expect` along.
  const table = execFileSync('node', ['tests/e2e/coverage.ts'], { encoding: 'utf8' }).trim()
  // Two lines of the head, a row for each machine, and the sum.
  expect(table.split('\n')).toHaveLength(Object.keys(samples).length + 3)
  expect(readFileSync('tests/machines/README.md', 'utf8')).toContain(
    `<!-- npm run qa:coverage -->\n\n${table}\n`,
  )
})

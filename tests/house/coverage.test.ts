import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the README shows how far the tests from the maps go: `npm run qa:coverage` writes it', () => {
  // A process of its own: models of journeys bring Playwright's own `expect` along.
  const table = execFileSync('node', ['tests/e2e/coverage.ts'], { encoding: 'utf8' }).trim()
  expect(table.split('\n').length).toBeGreaterThan(40)
  expect(readFileSync('README.md', 'utf8')).toContain(`<!-- npm run qa:coverage -->\n\n${table}\n`)
})

import { expect, test } from 'vitest'
import { runQuietly } from '#lib/build/desk/run-quietly.ts'

const run = (code: string) => {
  const printed: string[] = []
  const told = () => runQuietly(process.execPath, ['-e', code], {}, (lines) => printed.push(lines))
  return { printed, told }
}

test('a marketer who starts the desk reads none of the warnings of a build that succeeds @DSK-1', () => {
  const { printed, told } = run('console.error("[WARNING] of a bundler"); console.log("done")')
  told()
  expect(printed).toEqual([])
})

test('a build that fails says why, and whom to ask @DSK-1', () => {
  const { printed, told } = run('console.error("Cannot find it"); process.exit(1)')
  expect(told).toThrow('The pages could not be built. Send the lines above to a developer.')
  expect(printed.join()).toContain('Cannot find it')
})

import { type SpawnSyncOptions, spawnSync } from 'node:child_process'

/** Much more than a build says. */
const mostBytes = 64 * 1024 * 1024

/**
 * Runs a command whose lines only a developer understands: they are printed only where it fails, which throws with a sentence.
 */
export const runQuietly = (
  command: string,
  given: readonly string[],
  options: SpawnSyncOptions,
  print: (lines: string) => void = console.error,
): void => {
  const { status, stdout, stderr, error } = spawnSync(command, given, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: mostBytes,
  })
  if (status === 0) return
  print([stdout, stderr, error?.message ?? ''].filter(Boolean).join('\n'))
  throw new Error('The pages could not be built. Send the lines above to a developer.')
}

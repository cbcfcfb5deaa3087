import { execFileSync } from 'node:child_process'

const commitOfRepository = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}

/**
 * Names a build for bug reports: its commit and the minute it was made, such as `a9fc7c5158, 2026-11-26 01:40 UTC`.
 * `BUILD_COMMIT` names the commit where the sources are no git repository. RPL-1.
 */
export const buildId = (
  { BUILD_COMMIT = '' }: Readonly<Record<string, string | undefined>>,
  now: Date,
  ask: () => string = commitOfRepository,
): string => {
  const commit = BUILD_COMMIT.trim() || ask()
  const safe = /^[\w.+/-]{1,64}$/.test(commit) ? commit : 'unknown'
  return `${safe}, ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

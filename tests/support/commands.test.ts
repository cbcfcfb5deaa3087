import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['', 10_000],
  ['true', 60_000],
])('with CI=%j a failure is told after %i ms @OPS-3', async (ci, expected) => {
  vi.stubEnv('CI', ci)
  vi.resetModules()
  const { gate } = await import('../e2e/gate.ts')
  const { default: units } = await import('../vitest.config.ts')
  expect(gate.expect.timeout).toBe(expected)
  expect(units.test?.expect?.poll?.timeout).toBe(expected)
})

test.each([
  [
    { SESSION: 'cookie', API_URL: 'https://api.example.com' },
    /^SESSION=cookie needs a platform on the origin/,
  ],
  [{ SESSION: 'biscuit' }, /^SESSION is "biscuit"/],
  [{ API_URL: 'api.example.com' }, /^API_URL is "api\.example\.com": write it like https:/],
])(
  'a build with %o is refused in one sentence, without the lines of a program @OPS-3 @LCK-3',
  (env, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, ['astro.config.mjs'], {
      env: { ...process.env, SESSION: '', QA: '', NODE_NO_WARNINGS: '1', ...env },
      encoding: 'utf8',
      // A library's threads have kept it from ending, once in hundreds of runs: without an end the whole run would wait with it.
      timeout: 30_000,
      killSignal: 'SIGKILL',
    })
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  },
)

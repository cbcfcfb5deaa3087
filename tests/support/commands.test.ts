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
  ['SESSION', 'biscuit', /^SESSION is "biscuit"/],
  ['API_URL', 'api.example.com', /^API_URL is "api\.example\.com": write it like https:/],
])(
  'a build with %s=%s is refused in one sentence, without the lines of a program @OPS-3 @LCK-3',
  (name, value, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, ['astro.config.mjs'], {
      env: { ...process.env, SESSION: '', API_URL: '', QA: '', NODE_NO_WARNINGS: '1', [name]: value },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  },
)

import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { byFileName } from '../e2e/run.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The journeys that Playwright would pick of some files: it looks for a pattern in the whole path. */
const picked = (arg: string, ...paths: readonly string[]) => {
  const [pattern = ''] = byFileName([arg])
  return paths.filter((path) => new RegExp(pattern.replace(/(?::\d+)+$/, ''), 'i').test(path))
}

test('a word picks journeys by the name of their file, and not by a folder above @OPS-3', () => {
  const folder = '/home/ana/newsroom/tests/e2e'
  const files = ['news.spec.ts', 'coupons.spec.ts', 'news-channels.spec.ts'].map(
    (name) => `${folder}/${name}`,
  )
  expect(picked('news', ...files)).toEqual([files[0], files[2]])
  expect(picked('news.spec.ts:12', ...files)).toEqual([files[0]])
  expect(picked('home', ...files)).toEqual([])
  expect(picked('news', 'C:\\newsroom\\tests\\e2e\\coupons.spec.ts')).toEqual([])
})

test.each([
  [
    ['--grep', 'news'],
    ['--grep', 'news'],
  ],
  [
    ['--workers=1', 'tests/e2e/news.spec.ts'],
    ['--workers=1', 'tests/e2e/news.spec.ts'],
  ],
  [
    ['-g', '@CPN-2', '--repeat-each', '20'],
    ['-g', '@CPN-2', '--repeat-each', '20'],
  ],
])('what is no word for a file stays as it is: %j @OPS-3', (args, expected) => {
  expect(byFileName(args)).toEqual(expected)
})

test('a word behind an option that takes no value is one for a file @OPS-3', () => {
  expect(byFileName(['--headed', 'news'])[1]).toContain('news[')
  expect(byFileName(['news:12'])[0]).toMatch(/\$:12$/)
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
    })
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  },
)

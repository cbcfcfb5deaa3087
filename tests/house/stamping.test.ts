import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '#lib/build/stamping/site.ts'
import { stampAll } from '#lib/build/stamping/stamp-all.ts'
import { readPageMark } from '#lib/worker/page-mark.ts'
import { createSandbox } from '#sandbox/app.ts'
import { builtSite } from '#support/built-site.ts'

test('the clubs of a list are drawn from the build, each in its own language and with a service worker of its own @E4 @WHL-3 @OFF-3', async () => {
  const { dist } = await builtSite()
  const folder = await mkdtemp(join(tmpdir(), 'clubs-'))
  const sandbox = createSandbox()
  const ask: typeof fetch = async (url, init) => sandbox.app.fetch(new Request(url, init))
  const entries = ['fuel', 'grocer', 'plain', 'missing'].map((name) => ({ domain: `${name}.example` }))
  try {
    const outcomes = await stampAll(await readSite(dist), entries, join(folder, 'clubs'), { fetch: ask })
    const errors = outcomes.flatMap(({ domain, error }) =>
      error === undefined ? [] : [`${domain}: ${error}`],
    )
    expect(errors.filter((error) => !error.startsWith('missing.example: '))).toEqual([])
    const wordsOf = async (name: string) => {
      const html = await readFile(join(folder, 'clubs', `${name}.example`, 'index.html'), 'utf8')
      return [/<html lang="([\w-]+)"/.exec(html)?.[1], html.includes('Изпращане на код')]
    }
    expect(await wordsOf('fuel')).toEqual(['en', false])
    expect(await wordsOf('grocer')).toEqual(['bg', true])
    // Each club's worker knows its club's pages.
    const workerOf = (name: string) => readFile(join(folder, 'clubs', `${name}.example`, 'sw.js'), 'utf8')
    for (const name of ['fuel', 'grocer']) {
      const html = await readFile(join(folder, 'clubs', `${name}.example`, 'card.html'), 'utf8')
      expect(await workerOf(name)).toContain(readPageMark(html) ?? 'no mark')
    }
    expect(await workerOf('grocer')).not.toBe(await workerOf('fuel'))
  } finally {
    sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
  // It loads the code of all islands, which takes a busy machine long.
}, 120_000)

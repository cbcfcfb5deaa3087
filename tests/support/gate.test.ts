import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FlakyTest } from './reports.ts'

const folders: string[] = []
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

interface Planted {
  readonly child: ChildProcess
  /** Returns the text that it has printed so far. */
  readonly output: () => string
  readonly ended: Promise<number | null>
  readonly flaky: () => readonly FlakyTest[]
}

/** Starts the gate over planted tests. `ci` is the environment variable CI. */
const start = (args: readonly string[], ci: 'true' | '' = 'true'): Planted => {
  const results = mkdtempSync(join(tmpdir(), 'client-zone-gate-'))
  folders.push(results)
  // What Vitest sets in this process would reach the Vitest and the Playwright that are started.
  const names = Object.keys(process.env).filter((name) => /^(VITEST|TEST|NODE_ENV|FORCE_COLOR)/.test(name))
  const env = { ...process.env, CI: ci, CLIENT_ZONE_RESULTS: results, NO_COLOR: '1' }
  for (const name of names) Reflect.deleteProperty(env, name)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'planted/run.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const flaky = () => JSON.parse(readFileSync(`${results}/flaky.json`, 'utf8')) as readonly FlakyTest[]
  return { child, output: () => output, ended, flaky }
}

const lastLines = (output: string): readonly string[] => output.trimEnd().split('\n').slice(-2)

describe('a planted journey', () => {
  test('that always fails makes the verdict red, though it was tried three times @GAT-1', async () => {
    const { ended, output, flaky } = start(['journey', 'always-fails'])
    expect(await ended).toBe(1)
    expect(output()).toContain('(retry #2)')
    expect(lastLines(output())).toEqual(['0 flaky', '1 passed, 1 failed'])
    expect(flaky()).toEqual([])
  })

  test('that fails at the first try only leaves it green, and is named with its error @GAT-1', async () => {
    const { ended, output, flaky } = start(['journey', 'fails-once'])
    expect(await ended).toBe(0)
    expect(lastLines(output())).toEqual(['1 flaky', '1 passed, 0 failed'])
    expect(flaky()).toMatchObject([
      {
        name: expect.stringContaining('a journey that fails once'),
        error: expect.stringContaining('the first try'),
      },
    ])
    expect(output().split('── Flaky')[1]).toContain('a journey that fails once')
  })

  test('that fails at the first try fails where a person runs it @GAT-1', async () => {
    const { ended, output } = start(['journey', 'fails-once'], '')
    expect(await ended).toBe(1)
    expect(output()).not.toContain('(retry #1)')
    expect(lastLines(output())).toEqual(['0 flaky', '0 passed, 1 failed'])
  })

  test('is not run any more once 25 have failed @GAT-2', async () => {
    const { ended, output } = start(['journey', 'broken-build'], '')
    expect(await ended).toBe(1)
    const [, failed, skipped] =
      /^0 passed, (\d+) failed, (\d+) skipped$/.exec(lastLines(output())[1] ?? '') ?? []
    expect(Number(failed)).toBeGreaterThanOrEqual(25)
    // One worker may have begun another while the other one failed.
    expect(Number(failed)).toBeLessThan(30)
    expect(Number(failed) + Number(skipped)).toBe(60)
  })

  test('is one flaky journey too many when more than one in a hundred is flaky @GAT-1', async () => {
    const { ended, output } = start(['journey', 'often-flaky'])
    expect(await ended).toBe(1)
    expect(lastLines(output())).toEqual(['3 flaky', '3 passed, 0 failed'])
  })
})

describe('a planted unit', () => {
  test('that passes at its second try is flaky @GAT-1', async () => {
    const { ended, output, flaky } = start(['unit', 'fails-once'])
    expect(await ended).toBe(0)
    expect(lastLines(output())).toEqual(['1 flaky', '2 passed, 0 failed'])
    expect(flaky()).toMatchObject([
      { name: 'a unit that fails once', error: expect.stringContaining('the first try') },
    ])
  })

  test('that fails both times makes the verdict red @GAT-1', async () => {
    const { ended, output } = start(['unit', 'always-fails'])
    expect(await ended).toBe(1)
    expect(lastLines(output())).toEqual(['0 flaky', '0 passed, 1 failed'])
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the run and all that it has started @GAT-3',
  async (signal) => {
    const { child, output, ended } = start(['endless'])
    await vi.waitUntil(() => output().includes('started'), { timeout: 60_000 })
    child.kill(signal)
    // The output ends with the last process that writes to it.
    expect(await ended).toBe(130)
  },
)

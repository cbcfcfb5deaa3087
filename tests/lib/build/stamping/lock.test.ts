import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone } from '#lib/build/stamping/lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('two commands never make sites in one folder at once @OPS-1', async () => {
  writeFileSync(`${folder}/.lock`, String(process.ppid))
  await expect(alone(folder, async () => {})).rejects.toThrow(
    `another command makes sites in ${folder} (process ${process.ppid})`,
  )
  expect(existsSync(`${folder}/.lock`)).toBe(true)
})

test('a command that was killed holds nobody up, and one that fails neither @OPS-1', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(`${folder}/.lock`, String(pid))
  await expect(alone(folder, () => Promise.reject(new Error('it failed')))).rejects.toThrow('it failed')
  expect(await alone(folder, async () => 'done')).toBe('done')
  expect(existsSync(`${folder}/.lock`)).toBe(false)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { main as tenants } from '#lib/build/stamping/run.ts'
import { readText } from '#lib/build/text-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'text-'))
const file = join(folder, 'clubs.json')
const told: string[] = []
beforeEach(() => {
  told.splice(0)
  vi.spyOn(console, 'error').mockImplementation((text) => void told.push(String(text)))
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const marked = (mark: readonly number[], bytes: Buffer) => Buffer.concat([Buffer.from(mark), bytes])
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const text = '[{ "domain": "клуб.example" }]\r\n'

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark (BOM)', marked([0xef, 0xbb, 0xbf], Buffer.from(text))],
  ['UTF-16', marked([0xff, 0xfe], utf16(text))],
  ['UTF-16, the other way round', marked([0xfe, 0xff], utf16(text).swap16())],
])('a file that an editor has saved as %s is read @E4', async (_, bytes) => {
  writeFileSync(file, bytes)
  expect(readText(file)).toBe(text)
  // The list of clubs is: what is missing now is the build.
  expect(await tenants([file, '--dist', join(folder, 'none'), '--into', join(folder, 'out')])).toBe(2)
  expect(told).toEqual([expect.stringContaining('There is no site in ')])
})

test.each([
  ['a code page of Windows', Buffer.from('[\n{ "domain": "caf\xe9.example" }]', 'latin1'), 2],
  ['UTF-16 without a mark', utf16(text), 1],
])('a file that is saved as %s is refused by its name, with what to do @E4', async (_, bytes, line) => {
  writeFileSync(file, bytes)
  const sentence = new RegExp(
    `^${file}, line ${line} cannot be read: .*Save the file with the encoding UTF-8\\.`,
  )
  expect(() => readText(file)).toThrow(sentence)
  expect(await tenants([file])).toBe(2)
  expect(told).toEqual([expect.stringMatching(sentence)])
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonText, giveFile } from '#lib/build/stamping/common-files.ts'

/** The error of a file system without further names for a file, and what another thread does at that moment. */
const refusal = vi.hoisted(() => ({ code: undefined as string | undefined, meanwhile: () => {} }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    linkSync: (from: string, to: string) => {
      const { code, meanwhile } = refusal
      meanwhile()
      if (code) throw Object.assign(new Error('no link'), { code })
      fs.linkSync(from, to)
    },
  }
})

let folder = ''
beforeEach(() => {
  Object.assign(refusal, { code: undefined, meanwhile: () => {} })
  folder = mkdtempSync(join(tmpdir(), 'common-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file that several clubs have is one file with several names @OPS-1', () => {
  expect(giveFile(folder, commonText('words'), `${folder}/one`)).toBe(false)
  expect(giveFile(folder, commonText('words'), `${folder}/other`)).toBe(false)
  expect(statSync(`${folder}/one`).ino).toBe(statSync(`${folder}/other`).ino)
  expect(statSync(`${folder}/one`).nlink).toBe(3)
})

test.each(['EPERM', 'EMLINK', 'ENOTSUP'])(
  'where the file system refuses with %s, each club gets a copy, and that is told @OPS-1',
  (code) => {
    refusal.code = code
    writeFileSync(`${folder}/built.js`, 'code')
    const file = { hash: 'hash', content: { file: `${folder}/built.js` } }
    for (const place of ['one', 'other']) {
      expect(giveFile(folder, file, `${folder}/${place}`)).toBe(true)
      expect(readFileSync(`${folder}/${place}`, 'utf8')).toBe('code')
    }
    expect(statSync(`${folder}/one`).ino).not.toBe(statSync(`${folder}/other`).ino)
    expect(readdirSync(`${folder}/.common`)).toEqual(['hash'])
  },
)

test('a file that another thread stores at the same moment is stored once @OPS-1', () => {
  const file = commonText('words')
  const other = () => {
    Object.assign(refusal, { code: undefined, meanwhile: () => {} })
    giveFile(folder, file, `${folder}/other`)
  }
  Object.assign(refusal, { code: 'ENOENT', meanwhile: other })
  expect(giveFile(folder, file, `${folder}/one`)).toBe(false)
  expect(statSync(`${folder}/one`).ino).toBe(statSync(`${folder}/other`).ino)
})

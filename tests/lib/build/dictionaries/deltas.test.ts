import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDeltas } from '#lib/build/dictionaries/deltas.ts'
import { writePageDictionary } from '#lib/build/dictionaries/page-dictionary.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-zone-deltas-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Text that packs badly by itself. */
const noise = (seed: string) =>
  Array.from({ length: 60 }, (_, at) =>
    createHash('sha256').update(`${seed} ${at}`).digest('base64url'),
  ).join(' ')

/** A build in a folder of its own; word: what its pages say. */
const build = async (name: string, word: string, files: Readonly<Record<string, string>> = {}) => {
  const dist = join(folder, name)
  const all = {
    'index.html': `<html>${noise('page')} home</html>`,
    'coupons.html': `<html>${noise('page')} ${word}</html>`,
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), text)
  }
  await mkdir(join(dist, '_astro'), { recursive: true })
  await writePageDictionary(dist)
  return dist
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const deltasIn = async (dist: string) =>
  (await readdir(join(dist, '_delta'), { recursive: true }).catch(() => [])).filter((name) =>
    /\.\w+$/.test(name),
  )

test('a page is read again by a browser that has the dictionary, byte by byte @RTE-2', async () => {
  const dist = await build('a', 'Coupons')
  const { files } = await makeDeltas(dist)
  const dictionary = await readFile(join(dist, 'coupons.html'))
  const hash = hashOf(dictionary)
  const place = join(dist, '_delta', hash.toString('base64'), 'index.html')
  const delta = await readFile(place)
  expect(files).toBe(2)
  expect(delta.subarray(0, 8)).toEqual(Buffer.from('5e2a4d1820000000', 'hex'))
  expect(delta.subarray(8, 40)).toEqual(hash)
  const page = await readFile(join(dist, 'index.html'))
  expect(zstdDecompressSync(delta.subarray(40), { dictionary })).toEqual(page)
  expect(delta.length).toBeLessThan(page.length / 10)
  // What a browser asks by when it comes back.
  const seconds = async (file: string) => Math.floor((await stat(file)).mtimeMs / 1000)
  expect(await seconds(place)).toBe(await seconds(join(dist, 'index.html')))
})

test('a member who has the build from before gets what has changed, and code that has not is not made twice @RTE-2', async () => {
  const code = { '_astro/till.aaaaaaaa.js': `${noise('till')} 1`, '_astro/react.cccccccc.js': noise('react') }
  const before = await build('a', 'Coupons', code)
  const { '_astro/till.aaaaaaaa.js': _, ...same } = code
  const dist = await build('b', 'My coupons', { ...same, '_astro/till.bbbbbbbb.js': `${noise('till')} 2` })
  await makeDeltas(dist, [before])
  const names = await deltasIn(dist)
  const had = hashOf(code['_astro/till.aaaaaaaa.js']).toString('base64')
  expect(names).toContain(`${had}/_astro/till.bbbbbbbb.js`)
  expect(names.join()).not.toContain('react')
  // Each page by the old dictionary and by the new one, and the new one by the old.
  expect(names.filter((name) => name.endsWith('.html'))).toHaveLength(4)
  expect(names.filter((name) => name.endsWith('.dict'))).toHaveLength(1)
})

test('what a dictionary makes hardly smaller has no file of its own', async () => {
  const dist = await build('a', 'Coupons', { 'other.html': `<html>${noise('other')}</html>` })
  await makeDeltas(dist)
  expect((await deltasIn(dist)).join()).not.toContain('other.html')
})

test('another run leaves nothing of the one before', async () => {
  const dist = await build('a', 'Coupons')
  await makeDeltas(dist, [await build('b', 'Rewards')])
  expect(await readdir(join(dist, '_delta'))).toHaveLength(2)
  await makeDeltas(dist)
  expect(await readdir(join(dist, '_delta'))).toHaveLength(1)
})

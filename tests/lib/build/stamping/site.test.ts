import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSite } from '#lib/build/stamping/site.ts'

const drawing = vi.hoisted(() => ({ drawingFolder: '' }))
vi.mock('#lib/build/hosting/build-settings.ts', async (original) => ({
  ...(await original<typeof import('#lib/build/hosting/build-settings.ts')>()),
  get drawingFolder() {
    return drawing.drawingFolder
  },
}))

const page =
  '<html lang="en"><body><script type="application/json" id="copy">{"en":{"title":"Club"}}</script></body></html>'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'site-'))
  drawing.drawingFolder = `${dist}/drawing`
  mkdirSync(drawing.drawingFolder)
  writeFileSync(`${drawing.drawingFolder}/draw.js`, '')
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

test('a file of its own that a club’s host wants is taken along as it is, and is no page to stamp @RTE-5', async () => {
  writeFileSync(`${dist}/index.html`, page)
  writeFileSync(`${dist}/google1.html`, 'google-site-verification: google1.html')
  const { templates, isPacked } = await readSite(dist)
  expect(templates.map(({ file }) => file)).toEqual(['index.html'])
  expect(isPacked).toBe(false)
})

test('a folder without a page of the portal is named, with what makes one @RTE-5', async () => {
  writeFileSync(`${dist}/google1.html`, 'google-site-verification: google1.html')
  await expect(readSite(dist)).rejects.toThrow(`There is no site in ${dist}: npm run build makes one.`)
})

test.each([
  ['in cookies', 'cookie', '<meta name="session" content="cookie">'],
  ['as tokens', 'token', ''],
])('a build that keeps its session %s is known by its head @LCK-3', async (_, mode, meta) => {
  writeFileSync(`${dist}/index.html`, page.replace('<body>', `<head>${meta}</head><body>`))
  expect((await readSite(dist)).session).toBe(mode)
})

test('a build is told from another by any of its files @OPS-1', async () => {
  writeFileSync(`${dist}/index.html`, page)
  writeFileSync(`${dist}/favicon.svg`, '<svg/>')
  const { id } = await readSite(dist)
  expect((await readSite(dist)).id).toBe(id)
  writeFileSync(`${dist}/favicon.svg`, '<svg></svg>')
  expect((await readSite(dist)).id).not.toBe(id)
})

test('an operator with a site alone reads where the code that draws has to lie, and which build makes it @RTE-5', async () => {
  writeFileSync(`${dist}/index.html`, page)
  drawing.drawingFolder = '/nowhere/.stamping'
  await expect(readSite(dist)).rejects.toThrow(
    "The code that draws pages is not in /nowhere/.stamping: npm run build makes it, and a testers' build does not.",
  )
})

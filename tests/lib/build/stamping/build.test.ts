import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readBuild } from '#lib/build/stamping/build.ts'

vi.mock('#lib/build/hosting/drawing-code.ts', () => ({
  drawingFolder: '/nowhere/.stamping',
  drawingFile: 'draw.js',
}))

test('an operator with a site alone reads where the code that draws has to lie, and which build makes it @RTE-5', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(dist, { recursive: true, force: true }))
  writeFileSync(
    `${dist}/index.html`,
    '<html lang="en"><body><script type="application/json" id="copy">{"en":{"title":"Club"}}</script></body></html>',
  )
  await expect(readBuild(dist)).rejects.toThrow(
    "The code that draws pages is not in /nowhere/.stamping: npm run build makes it, and a testers' build does not.",
  )
})

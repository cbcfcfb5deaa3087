import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { pack } from '#lib/build/hosting/pack.ts'
import { serve } from '../sandbox/serve.ts'
import { findHeadless, haveChromium } from '../support/chromium.ts'
import { writeBarePages } from './bare.ts'
import { bytesTables } from './bytes.ts'
import { tellFigures } from './figures.ts'
import { writeFloorPage } from './floor.ts'
import { lighthouseTable } from './lighthouse.ts'
import { navigationTables } from './navigation.ts'
import { visitsTable } from './visits.ts'

/**
 * `npm run bench`: the weight and the speed of the site, beside a bare page measured in the same run. The tables are printed and
 * written into `README.md`.
 */

const dist = 'test-results/bench-dist'
const { status } = spawnSync('npx', ['astro', 'build', '--silent', '--outDir', dist], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
if (status !== 0) process.exit(status ?? 1)

await pack(dist)

const executablePath = haveChromium()
// Chromium draws its own toolbar in a process of its own, at a third of a processor; the headless shell has none.
const quietPath = findHeadless() ?? executablePath
console.info(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`)
const bytes = bytesTables(dist)
tellFigures('bytes', 'Bytes before a page is usable (brotli)', bytes.routes)
tellFigures('fonts', 'Bytes of the fonts', bytes.fonts)

// Not before: no club has such pages.
writeBarePages(dist)
await writeFloorPage(dist)
const server = await serve({ port: 0, controls: true, dist })
try {
  tellFigures(
    'visits',
    'First and second visits, 4× slower processor, slow 4G (150 ms, 1.6 Mbit/s), median of 7',
    await visitsTable(server.url, quietPath),
  )
  // A step back of the bare pages needs the back/forward cache, which the shell lacks.
  const navigation = await navigationTables(server.url, executablePath)
  tellFigures(
    'navigation',
    'Presses within a visit, 4× slower processor, slow 4G (150 ms, 1.6 Mbit/s), median of 5',
    navigation.presses,
  )
  tellFigures('heap', 'The heap of a document after many changes of its page', navigation.heap)
  tellFigures('lighthouse', 'Lighthouse, mobile, median of 3', await lighthouseTable(server.url, quietPath))
} finally {
  await server.close()
}
// What draws islands listens to a page that never ends.
process.exit()

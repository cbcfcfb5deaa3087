import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { serve } from '../sandbox/serve.ts'
import { haveChromium } from '../support/chromium.ts'
import { writeBarePages } from './bare.ts'
import { printBytes } from './bytes.ts'
import { lighthouseTable } from './lighthouse.ts'
import { longListTable } from './long-lists.ts'
import { navigationTable } from './navigation.ts'
import { stampingTable } from './stamping.ts'

/** `npm run bench`: what the site weighs and how fast it is, beside a bare page measured in the same run. */

const dist = 'test-results/bench-dist'
const { status } = spawnSync('npx', ['astro', 'build', '--silent', '--outDir', dist], {
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
if (status !== 0) process.exit(status ?? 1)

const executablePath = haveChromium()
console.info(`\nNode ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`)
console.info('Bytes before a page is usable (brotli)\n')
printBytes(dist)

console.info('\nStamping clubs from one build\n')
console.table(await stampingTable(dist))

// Not before: no club has such pages.
writeBarePages(dist)
const server = await serve({ port: 0, controls: true, dist })
try {
  console.info('\nNavigation, 4× slower processor, slow 4G (150 ms, 1.6 Mbit/s), median of 7\n')
  console.table(await navigationTable(server.url, executablePath))
  console.info('\nTen thousand transactions on a phone, 20 at a time or in one answer\n')
  console.table(await longListTable(server.url, executablePath))
  console.info('\nLighthouse, mobile, median of 3\n')
  console.table(await lighthouseTable(server.url, executablePath))
} finally {
  await server.close()
}
// What draws islands listens to a page that never ends.
process.exit()

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportOf, writeReport } from '#lib/build/stamping/report.ts'

const report = reportOf(
  [
    { domain: 'a.example', state: 'unchanged', bytes: 1_000_000 },
    { domain: 'b.example', state: 'made', bytes: 2_000_000, seconds: 0.123 },
    { domain: 'c.example', state: 'skipped', error: 'it answered <html>' },
  ],
  [{ domain: 'd.example', isRemoved: false }],
  new Date('2026-11-26T03:00:00Z'),
  12.34,
)

test('a report counts what was made, left and skipped, for programs and for people @OPS-1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  await writeReport(`${folder}/report.json`, report)
  expect(JSON.parse(readFileSync(`${folder}/report.json`, 'utf8'))).toEqual({
    began: '2026-11-26T03:00:00.000Z',
    seconds: 12.3,
    made: 1,
    unchanged: 1,
    skipped: 1,
    bytes: 3_000_000,
    clubs: report.clubs,
    left: report.left,
  })
  const page = readFileSync(`${folder}/report.html`, 'utf8')
  expect(page).toContain('<h1>1 of 3 clubs were skipped</h1>')
  expect([...page.matchAll(/<tr class="(\w+)">/g)].map(([, state]) => state)).toEqual([
    'skipped',
    'made',
    'unchanged',
  ])
  expect(page).toContain('it answered &lt;html&gt;')
  expect(page).toContain('d.example: its site stays; --prune removes it')
  expect(page).not.toContain('<script')
  rmSync(folder, { recursive: true })
})

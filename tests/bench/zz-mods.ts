import { readFileSync, existsSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { closure, readModules } from '#lib/build/hosting/modules.ts'
import { entriesFor, readPageCode } from '#lib/build/hosting/page-code.ts'
const per = (dist: string, page: string, viewer: any) => {
  const modules = readModules(dist); const html = readFileSync(`${dist}/${page}.html`, 'utf8')
  const files = closure(modules, entriesFor(readPageCode(html), viewer))
  const out = new Map<string, number>()
  for (const f of files) { if (!existsSync(dist + f + '.map')) continue; const code = readFileSync(dist + f, 'utf8'); const sm = new SourceMap(JSON.parse(readFileSync(dist + f + '.map', 'utf8')))
    code.split('\n').forEach((l, i) => { for (let c = 0; c < l.length; c++) { const e: any = sm.findEntry(i, c); const s = (e?.originalSource ?? '?').replace(/^.*node_modules\//, 'nm/').replace(/^(\.\.\/)+/, ''); out.set(s, (out.get(s) ?? 0) + 1) } }) }
  return out
}
for (const [page, viewer] of [['coupons', 'member'], ['card', 'member'], ['delivery-address', 'member'], ['stores','member'], ['pass-login','visitor']] as const) {
  const a = existsSync(`test-results/maps/${page}.html`) ? per('test-results/maps', page, viewer) : new Map<string, number>(), b = per('test-results/mapsnew', page, viewer)
  const d = [...new Set([...a.keys(), ...b.keys()])].map((k) => [k, (b.get(k) ?? 0) - (a.get(k) ?? 0)] as const).filter(([, n]) => Math.abs(n) > 60).sort((x, y) => Math.abs(y[1]) - Math.abs(x[1])).slice(0, 26)
  console.log(page, [...a.values()].reduce((x, y) => x + y, 0), [...b.values()].reduce((x, y) => x + y, 0)); for (const [k, n] of d) console.log('   ', n, k)
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, parseSync } from 'vite'

const folder = fileURLToPath(new URL('../i18n', import.meta.url))
const whole = `${folder}/en/index.ts`
const everyPage = '\0english-of-every-page'
const group = '\0english:'

/** Groups that nearly every page says. */
const common: readonly string[] = ['common', 'time', 'frame', 'errors']

/** The groups of the English dictionary, as its index joins them. */
const groups = [...readFileSync(whole, 'utf8').matchAll(/^import \{ (\w+) \} from/gm)].map(
  ([, name = '']) => name,
)
const late = groups.filter((name) => !common.includes(name))

const importOf = (name: string): string =>
  `import { ${name} } from ${JSON.stringify(`${folder}/en/${name}.ts`)}\n`

/**
 * The groups, besides those of every page, that a module may say: it has to do with wordings and names them. A module
 * that names one for another reason brings it in vain, which costs bytes and nothing else.
 */
export const groupsSaid = (code: string): readonly string[] => {
  if (!/from '[^']*(?:i18n|\.)\/(?:use-words|words|translation)\.ts'/.test(code)) return []
  const named = new Set<unknown>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child)
    else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 'Identifier' && 'name' in node) named.add(node.name)
      if ('type' in node && node.type === 'Literal' && 'value' in node) named.add(node.value)
      for (const child of Object.values(node)) visit(child)
    }
  }
  visit(parseSync('module.tsx', code).program.body)
  return late.filter((name) => named.has(name))
}

/**
 * Gives a page the English wordings that its code says, group by group, and not the whole dictionary, which grows with
 * every screen. Other languages come as a whole, and so does English where the pages are built.
 */
export const wordsAtBuild = (): Plugin => ({
  name: 'words-at-build',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    if (source.startsWith(group)) return source
    // British English is made of the whole dictionary, and comes late.
    const asked = source === './en/index.ts' && importer?.startsWith(folder) === true
    return asked && /\/(?:words|dictionaries)\.ts$/.test(importer) ? everyPage : undefined
  },
  load(id) {
    if (id === everyPage) return `${common.map(importOf).join('')}export const en = { ${common.join(', ')} }`
    if (!id.startsWith(group)) return undefined
    const name = id.slice(group.length)
    const words = JSON.stringify(`${folder}/words.ts`)
    return `${importOf(name)}import { bringEnglish } from ${words}\nbringEnglish({ ${name} })`
  },
  transform(code, id) {
    if (!/\/src\/(?:islands|machines|lib)\/.*\.tsx?$/.test(id) || /\/i18n\/\w+\/\w+\.ts$/.test(id))
      return undefined
    const said = groupsSaid(code)
    if (said.length === 0) return undefined
    return {
      code: `${said.map((name) => `import ${JSON.stringify(group + name)}\n`).join('')}${code}`,
      map: null,
    }
  },
})

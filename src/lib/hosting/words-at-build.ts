import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, parseSync } from 'vite'

const folder = fileURLToPath(new URL('../i18n', import.meta.url))
const whole = `${folder}/en/index.ts`
const everyPage = '\0english-of-every-page'
const group = '\0english:'
/** Marks the English that British English is made of. */
const copied = '?british'

/** Groups that nearly every page says. */
const common: readonly string[] = ['common', 'time', 'frame', 'errors']

/** The groups of the English dictionary, as its index joins them. */
const groups = [...readFileSync(whole, 'utf8').matchAll(/^import \{ (\w+) \} from/gm)].map(
  ([, name = '']) => name,
)
const late = groups.filter((name) => !common.includes(name))

const importOf = (name: string): string =>
  `import { ${name} } from ${JSON.stringify(`${folder}/en/${name}.ts`)}\n`

interface Branch {
  readonly type: string
  readonly [key: string]: unknown
}

const isBranch = (node: unknown): node is Branch =>
  typeof node === 'object' && node !== null && 'type' in node

const nameOf = (node: unknown): string | undefined =>
  isBranch(node) && node.type === 'Identifier' ? String(node.name) : undefined

/** The wordings as a whole where a module gets hold of them: `useWords()` or `$words.get()`. */
const isSource = (node: unknown): node is Branch =>
  isBranch(node) &&
  node.type === 'CallExpression' &&
  (nameOf(node.callee) === 'useWords' || (isBranch(node.callee) && nameOf(node.callee.object) === '$words'))

/** Whether an expression may be the wordings as a whole: their source, or what goes by a name that ends with "words". */
const isWords = (node: unknown): boolean =>
  isSource(node) ||
  (isBranch(node) && /words$/i.test(nameOf(node.type === 'MemberExpression' ? node.property : node) ?? ''))

/** What a pattern takes apart by name: `{ auth, phone: numbers }` takes auth and phone. */
const namesIn = (pattern: Branch): readonly string[] =>
  (Array.isArray(pattern.properties) ? pattern.properties : []).flatMap(
    (property) => (isBranch(property) && nameOf(property.key)) || [],
  )

const isPattern = (node: unknown): node is Branch => isBranch(node) && node.type === 'ObjectPattern'

/** What a chain of names starts from: `useWords()` in `useWords().auth.code`. */
const rootOf = (node: unknown): unknown =>
  isBranch(node) && node.type === 'MemberExpression' ? rootOf(node.object) : node

/** The names that a node of a module may take from the wordings. parts: names that hold a part of them only. */
const takenBy = (node: Branch, parts: ReadonlySet<string | undefined>): readonly string[] => {
  if (node.type === 'MemberExpression' && !node.computed && isWords(node.object))
    return parts.has(nameOf(node.object) ?? '') ? [] : [nameOf(node.property) ?? '']
  if (node.type === 'VariableDeclarator' && isPattern(node.id) && isWords(node.init)) return namesIn(node.id)
  const isParameter = isPattern(node) && /"name":"Words"/.test(JSON.stringify(node.typeAnnotation ?? ''))
  return isParameter ? namesIn(node) : []
}

const eachBranch = (node: unknown, visit: (branch: Branch) => void): void => {
  if (Array.isArray(node)) for (const child of node) eachBranch(child, visit)
  else if (isBranch(node)) {
    visit(node)
    for (const child of Object.values(node)) eachBranch(child, visit)
  }
}

const help = 'see src/lib/hosting/words-at-build.ts'

/**
 * The groups that a module says, besides those of every page. A part of the kit is handed its words, so whatever goes
 * by that name counts; a name that means something else brings a group in vain, which costs bytes and nothing more.
 * @throws where nobody could tell which groups are said
 */
export const groupsSaid = (code: string): readonly string[] => {
  if (!/words/i.test(code)) return []
  const { program } = parseSync('module.tsx', code)
  const said = new Set<string>()
  const whole = new Set<string | undefined>()
  const parts = new Set<string | undefined>()
  eachBranch(program.body, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isSource(rootOf(init))) return
    const name = nameOf(id)
    if (!isSource(init)) parts.add(name)
    else if (name === undefined || isWords(id)) whole.add(name)
    else throw new Error(`Call the wordings "words", not "${name}": ${help}`)
  })
  for (const name of whole) parts.delete(name)
  eachBranch(program.body, (node) => {
    for (const name of takenBy(node, parts)) said.add(name)
    const { type, computed, object } = node
    if (type === 'MemberExpression' && computed && (isSource(object) || whole.has(nameOf(object) ?? '')))
      throw new Error(`Take a group of wordings by its name, not by a value: ${help}`)
  })
  return late.filter((name) => said.has(name))
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
    // British English is made of the whole dictionary, and comes late: in a copy of its own, since the code of every
    // page may be waiting for it and would wait for ever for a part of itself.
    const [, name] = /^\.(?:\.\/en)?\/(\w+\.ts)$/.exec(source) ?? []
    const isBritish = importer?.startsWith(`${folder}/en_GB/`) && source.startsWith('../')
    if (name && (isBritish || importer?.endsWith(copied))) return `${folder}/en/${name}${copied}`
    const asked = source === './en/index.ts' && importer?.startsWith(folder) === true
    return asked && /\/(?:words|dictionaries)\.ts$/.test(importer) ? everyPage : undefined
  },
  load(id) {
    if (id.endsWith(copied))
      return { code: readFileSync(id.slice(0, -copied.length), 'utf8'), moduleType: 'ts' }
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

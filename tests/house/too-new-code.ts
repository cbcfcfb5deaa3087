import type { CompatData, Identifier } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { type Floor, featureAt, unsupportedIn } from './browser-floor.ts'

/** A node of a parsed module, as far as it is looked at here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  else if (isNode(value)) {
    visit(value)
    for (const key in value) walk(value[key], visit)
  }
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined

/** The name of a member that is written out: `a.b` and `a['b']`. */
const memberOf = ({ property, computed }: Node): string | undefined =>
  computed
    ? isNode(property) && property.type === 'Literal' && typeof property.value === 'string'
      ? property.value
      : undefined
    : nameOf(property)

/** Regular expressions that came late, and where the data tells of it; other syntax is written anew by the build for its targets. */
const syntax: readonly (readonly [is: (node: Node) => boolean, path: string])[] = [
  [
    ({ type, regex }) =>
      type === 'Literal' && /v/.test((regex as { flags?: string } | undefined)?.flags ?? ''),
    'javascript.builtins.RegExp.unicodeSets',
  ],
  [
    ({ type, regex }) =>
      type === 'Literal' && /d/.test((regex as { flags?: string } | undefined)?.flags ?? ''),
    'javascript.builtins.RegExp.hasIndices',
  ],
  [
    ({ type, regex }) =>
      type === 'Literal' && /\(\?<[=!]/.test((regex as { pattern?: string } | undefined)?.pattern ?? ''),
    'javascript.regular_expressions.lookbehind_assertion',
  ],
  [
    ({ type, regex }) =>
      type === 'Literal' && /\(\?[ims-]+:/.test((regex as { pattern?: string } | undefined)?.pattern ?? ''),
    'javascript.regular_expressions.modifier',
  ],
]

/** Objects that pages have one of, and the interface of each. */
const singletons: Readonly<Record<string, readonly string[]>> = {
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  window: ['Window'],
  self: ['Window'],
  globalThis: ['Window'],
  location: ['Location'],
  history: ['History'],
  screen: ['Screen'],
  performance: ['Performance'],
  crypto: ['Crypto'],
}

/** Tells whether an expression is an iterator: `map.values()`; `Object.values(map)` is a list. */
const isIterator = (node: unknown): boolean => {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return false
  const method = memberOf(node.callee)
  const bare = Array.isArray(node.arguments) && node.arguments.length === 0
  return method === 'matchAll' || (bare && /^(?:values|keys|entries)$/.test(method ?? ''))
}

/** Returns the descriptions of each method and property of an instance: every interface that has one of the name. */
const membersByName = (data: CompatData): ReadonlyMap<string, readonly Identifier[]> => {
  const found = new Map<string, Identifier[]>()
  for (const group of [data.api, data.javascript.builtins])
    for (const type of Object.values((group ?? {}) as Record<string, Identifier>))
      for (const [name, member] of Object.entries(type))
        if (name !== '__compat' && (member as Identifier).__compat) {
          const plain = name.replace(/_static$/, '')
          found.set(plain, [...(found.get(plain) ?? []), member as Identifier])
        }
  return found
}

/** The names that some code gives to members of its own: what they mean there, no data can tell. */
export const ownNamesIn = (code: string): ReadonlySet<string> => {
  const names = new Set<string>()
  const add = (name: string | undefined) => name !== undefined && names.add(name)
  walk(parseSync('module.js', code).program, (node) => {
    if (/^(?:Property|PropertyDefinition|MethodDefinition)$/.test(node.type))
      add(isNode(node.key) && node.key.type === 'Literal' ? String(node.key.value) : nameOf(node.key))
    if (node.type === 'AssignmentExpression' && isNode(node.left) && node.left.type === 'MemberExpression')
      add(memberOf(node.left))
  })
  return names
}

/** The features in some code that a browser of the floor does not have: the name of each, and those browsers. */
export type TooNew = ReadonlyMap<string, readonly string[]>

/**
 * Looks in code for what is too new: syntax, globals, their static members, members of the page's own objects, and
 * methods that are called on any object and mean something in no browser of the floor, whatever the object is (a
 * property that is missing is undefined, a method throws). `own` are the names that mean something else too.
 */
export const tooNewIn = (data: CompatData, floor: Floor, own: ReadonlySet<string>) => {
  const byName = membersByName(data)
  const builtins = data.javascript.builtins as Identifier
  const api = data.api as unknown as Identifier
  return (code: string): TooNew => {
    const found = new Map<string, readonly string[]>()
    const judge = (name: string, feature: Identifier | undefined) => {
      const missing = unsupportedIn(feature?.__compat, floor)
      if (missing.length > 0) found.set(name, missing)
    }
    const { program } = parseSync('module.js', code)
    const declared = new Set<string>()
    walk(program, (node) => {
      const names: unknown[] = []
      if (node.type === 'VariableDeclarator') names.push(node.id)
      if (/^(?:Function|Class)/.test(node.type)) names.push(node.id, ...((node.params as unknown[]) ?? []))
      if (node.type === 'ArrowFunctionExpression') names.push(...(node.params as unknown[]))
      if (/^Import.*Specifier$/.test(node.type)) names.push(node.local)
      for (const name of names) walk(name, (part) => void (nameOf(part) && declared.add(nameOf(part) ?? '')))
    })
    const isGlobal = (name: string | undefined): name is string => name !== undefined && !declared.has(name)
    const skipped = new Set<unknown>()
    const called = new Set<unknown>()
    walk(program, (node) => {
      if (node.type === 'CallExpression') called.add(node.callee)
      for (const [is, path] of syntax) if (is(node)) judge(path, featureAt(data, ...path.split('.')))
      if (node.type === 'Property' && !node.computed) skipped.add(node.key)
      if (node.type === 'MemberExpression') {
        if (!node.computed) skipped.add(node.property)
        const member = memberOf(node)
        if (member === undefined) return
        const object = nameOf(node.object)
        if (isIterator(node.object)) judge(`Iterator.${member}`, featureAt(builtins, 'Iterator', member))
        if (isGlobal(object)) {
          for (const type of singletons[object] ?? [])
            judge(`${object}.${member}`, featureAt(api, type, member))
          judge(`${object}.${member}`, featureAt(builtins, object, member))
          judge(`${object}.${member}`, featureAt(api, object, `${member}_static`))
          if (featureAt(builtins, object) ?? featureAt(api, object) ?? singletons[object]) return
        }
        const meanings = own.has(member) || !called.has(node) ? [] : (byName.get(member) ?? [])
        const missing = meanings.map(({ __compat }) => unsupportedIn(__compat, floor))
        const [first] = missing
        if (first && missing.every((one) => one.length > 0)) found.set(`.${member}`, first)
        return
      }
      const name = nameOf(node)
      if (!isGlobal(name) || skipped.has(node)) return
      judge(name, featureAt(builtins, name) ?? featureAt(api, name) ?? featureAt(api, 'Window', name))
    })
    return found
  }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Locator } from 'playwright/test'

/** Matches the roles by which testers find things; other roles are kept for what is in them. */
const held =
  /^(?:heading|link|button|textbox|searchbox|combobox|checkbox|radio|radiogroup|switch|tab|tablist|menuitem|list|table|columnheader|region|form|navigation|dialog|img|status|progressbar)$/

/**
 * Matches the roles of the portal's own controls in a list or a table, whose other content is the club's; links to own
 * pages are the portal's too.
 */
const controls = /^(?:button|textbox|checkbox|radio|switch|combobox)$/
const items = /^(?:listitem|row|option)$/
const ownPage = /^\/[a-z-]*$/

interface Node {
  readonly depth: number
  readonly role: string
  readonly name: string
  readonly level: string
  readonly url: string
}

const nodes = (snapshot: string): Node[] =>
  snapshot.split('\n').flatMap((line, at, lines) => {
    const [, indent = '', , role = '', name = '', states = ''] =
      /^(\s*)- ('?)(\w+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)/.exec(line.replaceAll("''", "'")) ?? []
    const level = /\[level=\d\]/.exec(states)?.[0] ?? ''
    const [, url = ''] = /^\s*- \/url: (\S+)/.exec(lines[at + 1] ?? '') ?? []
    return role === '' || role === 'text' ? [] : [{ depth: indent.length / 2, role, name, level, url }]
  })

/** Digits tell of data: a name that has some is nothing to hold on to. */
const isHeld = ({ role, name, url }: Node, inItem: boolean): boolean =>
  held.test(role) &&
  name !== '' &&
  !/\d/.test(name) &&
  (!inItem || controls.test(role) || (role === 'link' && ownPage.test(url)))

const written = ({ role, name, level }: Node): string => {
  const line = [role, name, level].filter(Boolean).join(' ')
  return /: | #/.test(line) ? `'${line.replaceAll("'", "''")}'` : line
}

/** Of a snapshot of roles and names only what testers may hold on to. */
export const heldNames = (snapshot: string): string => {
  const all = nodes(snapshot)
  const lines: string[] = []
  const seen = new Set<string>()
  const walk = (from: number, indent: string, inItem: boolean): void => {
    const [root] = all.slice(from)
    if (!root) return
    const end = all.findIndex(({ depth }, at) => at > from && depth <= root.depth)
    const inner = all.slice(from + 1, end < 0 ? all.length : end)
    const isKept = root.depth === 0 || isHeld(root, inItem)
    const line = `${indent}- ${written(root)}`
    const within = inItem || items.test(root.role)
    // The same control of the next item says nothing new.
    if (within && isKept && seen.has(line)) return
    seen.add(line)
    const before = lines.length
    if (isKept) lines.push(line)
    inner.forEach((node, at) => {
      if (node.depth === root.depth + 1) walk(from + 1 + at, isKept ? `${indent}  ` : indent, within)
    })
    if (isKept && lines.length > before + 1) lines[before] += ':'
  }
  walk(0, '', false)
  return `${lines.join('\n')}\n`
}

/** Waits until the names stay the same for half a second, and returns them. */
const atRest = async (names: () => Promise<string>): Promise<string> => {
  let last = ''
  const isSame = async () => {
    const before = last
    last = await names()
    return last === before
  }
  await expect.poll(isSame, { intervals: [500] }).toBe(true)
  return last
}

/**
 * Part of a page has the roles and names of its file, neither more nor less. `NAMES=write` writes the file instead: a
 * change of it is a change for every tester.
 */
export const expectHeldNames = async (part: Locator, file: string): Promise<void> => {
  const path = new URL(`../names/${file}.yml`, import.meta.url)
  const names = async () => heldNames(await part.ariaSnapshot())
  if (process.env.NAMES === 'write') writeFileSync(path, await atRest(names))
  const held = existsSync(path) ? readFileSync(path, 'utf8') : 'no file'
  await expect
    .configure({ soft: true })
    .poll(names, { message: `tests/e2e/names/${file}.yml` })
    .toBe(held)
}

import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson } from '../../../pages/_copy/json-lines.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { textIn } from '../text-file.ts'
import { partsOfName, type Texts } from './model.ts'
import { folderOf } from './seen.ts'
import { readWordsFile, withoutText, withText } from './words-file.ts'

const copyFolder = 'src/pages/_copy'
const wordsFolder = 'src/lib/i18n'
const clubsFolder = 'src/lib/build/desk/clubs'

type Tree = { [key: string]: unknown }

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const leaves = (tree: Tree, prefix = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[prefix + key, value] as const]
    return isTree(value) ? leaves(value, `${prefix}${key}.`) : []
  })

const parse = (text: string): Tree | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isTree(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Splits the key of a page's word: the name of a page may hold a point or a slash. */
const stepsOf = (key: string): readonly string[] => {
  const steps = key.split('.')
  return steps[0] === 'pages' ? ['pages', steps.slice(1, -1).join('.'), steps.at(-1) ?? ''] : steps
}

const lay = (tree: Tree, [head = '', ...rest]: readonly string[], text: string): Tree => {
  const own = tree[head]
  return { ...tree, [head]: rest.length === 0 ? text : lay(isTree(own) ? own : {}, rest, text) }
}

/** A change of one text: its language, field and new text. */
export interface Change {
  readonly name: string
  readonly text: string
}

/** The files of a project that marketers write: read anew each time, so that what others do is seen. */
export interface ProjectFiles {
  /** The bytes of the files of pages' words, by name. */
  readonly copies: () => Readonly<Record<string, Uint8Array>>
  /** Returns the same files with changes laid over those that can be read. */
  readonly copiesWith: (changes: readonly Change[]) => Readonly<Record<string, Uint8Array>>
  readonly texts: () => Texts
  /** The files of sentences and of settings that cannot be read, a sentence each. */
  readonly unreadable: () => readonly string[]
  /** The comment that stands above an English sentence, or above its group. */
  readonly helpOf: (key: string) => string
  /** The comment at the head of a group of English sentences: what they are about, and what their parameters are. */
  readonly aboutOf: (group: string) => string
  /** Tells whether the file of a text can be read, and so be written without a loss. */
  readonly isReadable: (name: string) => boolean
  /** The content of the files that changes lead to, by path. */
  readonly changed: (changes: readonly Change[]) => ReadonlyMap<string, string>
  readonly write: (files: ReadonlyMap<string, string>) => void
}

/** Writes a file as a whole or not at all: what reads it meanwhile reads the old one. */
export const writeWhole = (path: string, content: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

const commentAbove = (code: string, from: number): string => {
  const lines = code.slice(0, from).split('\n').slice(0, -1)
  const last = lines.at(-1)?.trim() ?? ''
  return /^\/\*\* (.*) \*\/$/.exec(last)?.[1] ?? /^\/\/ (.*)$/.exec(last)?.[1] ?? ''
}

type Sentences = readonly (readonly [key: string, text: string])[]

/** The sentences of every file that was read, by its content. */
const readBefore = new Map<string, Sentences | { readonly reason: string }>()

const sentencesOfCode = (code: string): Sentences | { readonly reason: string } => {
  const before = readBefore.get(code)
  if (before) return before
  const read = (): Sentences | { readonly reason: string } => {
    try {
      return [...readWordsFile(code)].map(([key, { text }]) => [key, text] as const)
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error) }
    }
  }
  const now = read()
  readBefore.set(code, now)
  return now
}

/** Opens the files of the project in `root`. */
export const openProject = (root: string): ProjectFiles => {
  const at = (path: string) => join(root, path)
  const copyFile = (locale: string) => `${copyFolder}/${locale}.json`
  const clubFile = (club: string) => `${clubsFolder}/${club}.json`
  const wordsFile = (group: string, locale: string) => `${wordsFolder}/${folderOf(group)}/${locale}.ts`
  /** The text of a file, empty where its letters cannot be told; undefined where there is no such file. */
  const read = (path: string): string | undefined => {
    const found = existsSync(at(path)) ? textIn(readFileSync(at(path))) : undefined
    return found && 'line' in found ? '' : found?.text
  }

  const groups = (): readonly string[] =>
    globSync(`${wordsFolder}/*/en.ts`, { cwd: root })
      .map((path) => path.replaceAll('\\', '/').split('/').at(-2) ?? '')
      .filter((folder) => folder !== 'languages')
      .map((folder) => folder.replace(/-./g, (letter) => letter.slice(1).toUpperCase()))
      .toSorted()

  const copies = () =>
    Object.fromEntries(
      readdirSync(at(copyFolder))
        .filter((name) => /\.json$/i.test(name) && name !== 'copy.schema.json')
        .map((name) => [name, new Uint8Array(readFileSync(at(`${copyFolder}/${name}`)))]),
    )

  const known = new Map<
    string,
    { readonly version: string; readonly read: Sentences | { readonly reason: string } }
  >()
  const sources = new Map<string, string>()
  /** The sentences of a file, read once as long as it stays the same; undefined where there is none. */
  const sentencesIn = (path: string) => {
    const state = statSync(at(path), { throwIfNoEntry: false })
    if (!state) return undefined
    const version = `${state.mtimeMs} ${state.size}`
    const before = known.get(path)
    if (before?.version === version) return before.read
    const found = textIn(readFileSync(at(path)))
    if ('text' in found) sources.set(path, found.text)
    const now =
      'text' in found
        ? sentencesOfCode(found.text)
        : { reason: `line ${found.line} cannot be read: ${found.reason}` }
    known.set(path, { version, read: now })
    return now
  }

  const sentencesOf = (locale: Locale) =>
    groups().flatMap((group) => {
      const found = sentencesIn(wordsFile(group, locale)) ?? []
      return 'reason' in found ? [] : found.map(([key, text]) => [`sentences/${group}.${key}`, text] as const)
    })

  const clubs = (): readonly string[] =>
    globSync(`${clubsFolder}/*.json`, { cwd: root }).map((path) =>
      path.replaceAll('\\', '/').replace(/^.*\/|\.json$/g, ''),
    )

  const texts = (): Texts => ({
    ...Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries([
          ...leaves(parse(read(copyFile(locale)) ?? '') ?? {}).map(
            ([key, text]) => [`pages/${key}`, text] as const,
          ),
          ...sentencesOf(locale),
        ]),
      ]),
    ),
    none: Object.fromEntries(
      clubs().flatMap((club) =>
        Object.entries(parse(read(clubFile(club)) ?? '') ?? {}).map(([key, value]) => [
          `settings/${club}/${key}`,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
    ),
  })

  const unreadableClubs = () =>
    clubs().flatMap((club) => {
      const path = clubFile(club)
      const found = textIn(readFileSync(at(path)))
      const json = 'line' in found ? { unreadable: found } : readJson(found.text)
      if (!('unreadable' in json)) return []
      return [`In ${path}, line ${json.unreadable.line} cannot be read: ${json.unreadable.reason}.`]
    })

  const unreadable = () => [
    ...unreadableClubs(),
    ...groups().flatMap((group) =>
      locales.flatMap((locale) => {
        const path = wordsFile(group, locale)
        const found = sentencesIn(path)
        if (found === undefined)
          return locale === 'en_GB'
            ? []
            : [`${path} is missing: the words of a group stand in every language.`]
        return 'reason' in found ? [`In ${path}, ${found.reason}.`] : []
      }),
    ),
  ]

  const helps = new Map<string, { readonly code: string; readonly byKey: ReadonlyMap<string, string> }>()
  const helpOf = (key: string): string => {
    const [group = '', ...rest] = key.split('.')
    const code = sources.get(wordsFile(group, 'en')) ?? ''
    const known = helps.get(group)
    const byKey =
      known?.code === code
        ? known.byKey
        : new Map(
            [...readWordsFile(code)].map(([own, { from }]) => [
              own,
              commentAbove(code, code.lastIndexOf('\n', from) + 1),
            ]),
          )
    helps.set(group, { code, byKey })
    return byKey.get(rest.join('.')) ?? ''
  }

  const aboutOf = (group: string): string => {
    const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(read(wordsFile(group, 'en')) ?? '') ?? []
    return comment
      .replace(/\n\s*\*/g, ' ')
      .replace(/\b[A-Z]{2,4}-\d+(?:(?: to |, | and )[A-Z]{2,4}-\d+)*\.?/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  }

  /** A setting as JSON holds it: a list or an object where the form wrote one. */
  const asJson = (text: string): unknown => {
    if (text === 'true' || text === 'false') return text === 'true'
    if (/^\s*[[{]/.test(text)) {
      try {
        return JSON.parse(text)
      } catch {
        return text
      }
    }
    return text
  }

  const apply = (path: string, before: string | undefined, { name, text }: Change): string => {
    const [locale, id] = partsOfName(name)
    const key = id.slice(id.indexOf('/') + 1)
    if (id.startsWith('pages/'))
      return `${JSON.stringify(lay(parse(before ?? '') ?? {}, stepsOf(key), text), null, 2)}\n`
    if (id.startsWith('settings/')) {
      const { [key.slice(key.indexOf('/') + 1)]: _, ...others } = parse(before ?? '') ?? {}
      const all = text === '' ? others : { ...others, [key.slice(key.indexOf('/') + 1)]: asJson(text) }
      return `${JSON.stringify(Object.fromEntries(Object.entries(all).toSorted()), null, 2)}\n`
    }
    const [group = '', ...rest] = key.split('.')
    const code =
      before ??
      `import type { British } from '../translation.ts'\n\n/** The texts in which British English says it otherwise. */\nexport const words = {\n} satisfies British['${group}']\n`
    // British English without a text of its own says what English says.
    if (locale === 'en_GB' && text === '') return withoutText(code, rest.join('.'))
    if (before === undefined && locale !== 'en_GB') throw new Error(`${path} is missing.`)
    return withText(code, rest.join('.'), text)
  }

  const fileOf = (name: string): string => {
    const [locale, id] = partsOfName(name)
    const key = id.slice(id.indexOf('/') + 1)
    if (id.startsWith('pages/')) return copyFile(locale)
    if (id.startsWith('settings/')) return clubFile(key.slice(0, key.indexOf('/')))
    return wordsFile(key.split('.')[0] ?? '', locale)
  }

  const isReadable = (name: string): boolean => {
    const path = fileOf(name)
    if (path.endsWith('.ts')) {
      const found = sentencesIn(path)
      return found === undefined ? path.endsWith('/en_GB.ts') : !('reason' in found)
    }
    const before = read(path)
    return before === undefined ? path.startsWith(clubsFolder) : parse(before) !== undefined
  }

  const changed = (changes: readonly Change[]) => {
    const files = new Map<string, string>()
    for (const change of changes) {
      const path = fileOf(change.name)
      files.set(path, apply(path, files.get(path) ?? read(path), change))
    }
    return files
  }

  const copiesWith = (changes: readonly Change[]) => {
    // One that cannot be read is judged as it is: nothing is laid over it.
    const own = changes.filter(({ name }) => partsOfName(name)[1].startsWith('pages/') && isReadable(name))
    const laid = [...changed(own)].map(([path, content]) => [
      path.slice(copyFolder.length + 1),
      new TextEncoder().encode(content),
    ])
    return { ...copies(), ...Object.fromEntries(laid) }
  }

  return {
    copies,
    copiesWith,
    texts,
    unreadable,
    helpOf,
    aboutOf,
    isReadable,
    changed,
    write: (files) => {
      for (const [path, content] of files) writeWhole(at(path), content)
    },
  }
}

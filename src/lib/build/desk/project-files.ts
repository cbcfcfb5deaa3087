import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Files } from '../../../pages/_copy/mistakes.ts'
import { isTree } from '../../config/settings.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { textsIn } from '../../i18n/translation.ts'
import { textIn } from '../text-file.ts'
import { historyOf } from './git.ts'
import { type Area, type Drafts, type Past, partsOfName, type Texts } from './model.ts'
import { commentsIn, readWordsFile, withText } from './words-file.ts'

const copyFolder = 'src/pages/_copy'
/** The clubs of the sandbox, which answers with their own words. */
const clubsFolder = 'tests/sandbox/tenants'
/** The folders whose files marketers write. */
export const wordFolders = [copyFolder, 'src/lib/i18n', clubsFolder] as const

/** The folder of the project that this file belongs to. */
export const house = join(import.meta.dirname, '../../../..')

type Tree = Readonly<Record<string, unknown>>

const lay = (tree: Tree, [head = '', ...rest]: readonly string[], text: string): Tree => {
  const own = tree[head]
  return { ...tree, [head]: rest.length === 0 ? text : lay(isTree(own) ? own : {}, rest, text) }
}

export interface Written {
  readonly texts: Texts
  /** The files of sentences that cannot be read, a sentence each. */
  readonly unreadable: readonly string[]
}

/** Writes a file as a whole or not at all: what reads it meanwhile reads the old one. */
export const writeWhole = (path: string, content: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

/** Reads every file of pages' words, whatever it is called; the schema is for editors. */
export const readCopyFiles = (root: string): Files =>
  Object.fromEntries(
    readdirSync(join(root, copyFolder))
      .filter((name) => /\.json/i.test(name) && name !== 'copy.schema.json')
      .map((name) => [name, readFileSync(join(root, copyFolder, name))]),
  )

/** Returns a file in the form of the house; as it is where that cannot be done. */
const formatted = (path: string, content: string): string => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(house, 'node_modules/@biomejs/biome/bin/biome'), 'format', `--stdin-file-path=${path}`],
    { cwd: house, input: content, encoding: 'utf8' },
  )
  return status === 0 && stdout !== '' ? stdout : content
}

const treeIn = (text: string): Tree => {
  const tree: unknown = JSON.parse(text)
  if (!isTree(tree)) throw new Error('it has no { at its beginning and } at its end')
  return tree
}

interface AreaFiles {
  readonly pathOf: (language: Locale) => string
  /** Returns the keys that lead to a text in the tree of its file. */
  readonly keysOf: (key: string) => readonly string[]
  /** Reads the texts of a file by their keys. Fails with the part of a sentence that says why it cannot. */
  readonly textsOf: (content: string) => readonly (readonly [key: string, text: string])[]
  /** Returns a file with one text changed. */
  readonly withText: (content: string, key: string, text: string) => string
}

/** The files of what all clubs say, one per language. */
const areas: Readonly<Record<'pages' | 'sentences', AreaFiles>> = {
  pages: {
    pathOf: (language) => `${copyFolder}/${language}.json`,
    keysOf: (key) => key.split('.'),
    // The line for editors is no text.
    textsOf: (content) => textsIn(treeIn(content)).filter(([key]) => key !== '$schema'),
    withText: (content, key, text) =>
      `${JSON.stringify(lay(treeIn(content), key.split('.'), text), null, 2)}\n`,
  },
  sentences: {
    pathOf: (language) => `src/lib/i18n/locales/${language}.ts`,
    keysOf: (key) => key.split('.'),
    textsOf: (content) => [...readWordsFile(content)].map(([key, { text }]) => [key, text]),
    withText,
  },
}

const webIn = (content: string): Tree => {
  const { web = {} } = treeIn(content)
  if (!isTree(web)) throw new Error('"web" holds no keys and texts')
  return web
}

/** The files of a club's own words: each is the answer of `platform/config/translations/{lang}`, whose `web` has whole keys. */
const filesOfClub = (club: string): AreaFiles => ({
  pathOf: (language) => `${clubsFolder}/${club}/${language}.json`,
  keysOf: (key) => ['web', key],
  textsOf: (content) =>
    Object.entries(webIn(content)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  withText: (content, key, text) => {
    const { [key]: _, ...others } = webIn(content)
    const web = text === '' ? others : { ...webIn(content), [key]: text }
    return `${JSON.stringify({ ...treeIn(content), web }, null, 2)}\n`
  },
})

const filesOf = (area: Area): AreaFiles => {
  if (area === 'pages' || area === 'sentences') return areas[area]
  return filesOfClub(area.slice('own:'.length))
}

export type Project = ReturnType<typeof openProject>

/**
 * Opens the files of the project in `root` that marketers write: read anew each time, so that what others do is seen.
 * clubs: whose own words are read, too.
 */
export const openProject = (root: string, clubs: readonly string[] = []) => {
  /** A club has a file of a language once it says something of its own in it. */
  const read = (path: string): string =>
    path.startsWith(clubsFolder) && !existsSync(join(root, path))
      ? '{}'
      : textIn(readFileSync(join(root, path)))

  /** Reads a file; `reason` ends the sentence "In …" about one that cannot be read. */
  const open = (area: Area, language: Locale) => {
    try {
      const content = read(filesOf(area).pathOf(language))
      return { content, texts: filesOf(area).textsOf(content) }
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error) }
    }
  }

  /** Tells whether the file of a text can be read, and so be written without a loss. */
  const isReadable = (name: string): boolean => {
    const [language, , area] = partsOfName(name)
    return open(area, language).texts !== undefined
  }

  /** Returns the content of each file that drafts change. */
  const changed = (drafts: Drafts): ReadonlyMap<string, string> => {
    const files = new Map<string, string>()
    for (const [name, { text }] of Object.entries(drafts)) {
      const [language, , area, key] = partsOfName(name)
      const { pathOf, withText: write } = filesOf(area)
      const path = pathOf(language)
      files.set(path, write(files.get(path) ?? read(path), key, text))
    }
    return files
  }

  return {
    isReadable,
    read: (): Written => {
      const texts: Record<string, Texts[string]> = {}
      const unreadable: string[] = []
      const all: readonly Area[] = ['pages', 'sentences', ...clubs.map((club) => `own:${club}` as const)]
      for (const locale of locales) {
        const found = all.flatMap((area) => {
          const { texts: own = [], reason } = open(area, locale)
          // Of a file of pages' words the check of all of them tells the same.
          if (reason !== undefined && area !== 'pages')
            unreadable.push(`In ${filesOf(area).pathOf(locale)}, ${reason}.`)
          return own.map(([key, text]) => [`${area}/${key}`, text] as const)
        })
        texts[locale] = Object.fromEntries(found)
      }
      return { texts, unreadable }
    },
    /** The comments above English sentences and groups of them, by key. */
    comments: (): Readonly<Record<string, string>> => {
      const { content } = open('sentences', 'en')
      return content === undefined ? {} : commentsIn(content)
    },
    /** Returns the bytes of the files of pages' words with drafts laid over those that can be read, by name. */
    copiesWith: (drafts: Drafts): Files => {
      // One that cannot be read is judged as it is: nothing is laid over it.
      const own = Object.entries(drafts).filter(
        ([name]) => partsOfName(name)[2] === 'pages' && isReadable(name),
      )
      const files = [...changed(Object.fromEntries(own))].map(([path, content]) => [basename(path), content])
      return { ...readCopyFiles(root), ...Object.fromEntries(files) }
    },
    /** Returns what a text has said by Git, the newest first. */
    history: (name: string): readonly Past[] => {
      const [language, , area, key] = partsOfName(name)
      const { pathOf, keysOf, textsOf } = filesOf(area)
      const textIn = (content: string) => {
        try {
          return new Map(textsOf(content)).get(key)
        } catch {
          return undefined
        }
      }
      return historyOf(root, { path: pathOf(language), keys: keysOf(key), textIn })
    },
    /** Writes drafts into their files, as `npm run format` would leave them. Returns the paths. */
    write: (drafts: Drafts): readonly string[] => {
      const files = changed(drafts)
      for (const [path, content] of files) writeWhole(join(root, path), formatted(path, content))
      return [...files.keys()]
    },
  }
}

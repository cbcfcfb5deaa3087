import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readJson } from '../../../pages/_copy/json-lines.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { textsIn } from '../../i18n/translation.ts'
import { readText } from '../text-file.ts'
import { judge, sectionsOf } from './desk-state.ts'
import { plainIcu, type ReadMessage, readPlainIcu, readSentenceIcu, sentenceIcu } from './icu.ts'
import { type Draft, type Mistake, nameOfText, partsOfName } from './model.ts'
import { house, openProject, writeWhole } from './project-files.ts'

/** The words of pages stand below this name; the sentences of the interface bear the keys that clubs know from `/wording.json`. */
const pagesPrefix = 'copy.'

const keyOf = (id: string): string =>
  id.replace(/^pages\//, () => pagesPrefix).replace(/^sentences\//, () => '')
const idOf = (key: string): string =>
  key.startsWith(pagesPrefix) ? `pages/${key.slice(pagesPrefix.length)}` : `sentences/${key}`

const icuOf = (locale: Locale, id: string, text: string): string =>
  id.startsWith('pages/') ? plainIcu(text) : sentenceIcu(locale, text)

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * The file that says what each text is for: the platforms take no such thing within a JSON of messages, and would take it for a
 * language beside the others.
 */
const descriptions = 'about/descriptions.json'

/** Writes the words of the project in `root` into a folder: a JSON of ICU messages for each language, by flat keys. Returns the number of texts. DSK-3. */
export const exportWords = (root: string, folder: string): number => {
  const project = openProject(root)
  const written = project.read()
  if (written.unreadable.length > 0) throw new Error(written.unreadable.join('\n'))
  mkdirSync(folder, { recursive: true })
  for (const locale of locales) {
    const messages = Object.entries(written.texts[locale] ?? {}).map(([id, text]) => [
      keyOf(id),
      icuOf(locale, id, text),
    ])
    writeWhole(join(folder, `${locale}.json`), json(Object.fromEntries(messages)))
  }
  const about = sectionsOf(root, project, written).flatMap(({ title, about: subject, fields, seen }) =>
    fields.map(({ id, label, help, most }) => {
      const parts = [
        `${title} › ${label}.`,
        ...[subject, help].filter(Boolean),
        ...(most === undefined ? [] : [`At most ${most} characters.`]),
        ...(seen[0] === undefined ? [] : [`Seen on ${seen[0]}.`]),
      ]
      return [keyOf(id), parts.join(' ')]
    }),
  )
  writeWhole(join(folder, descriptions), json(Object.fromEntries(about)))
  return Object.keys(written.texts.en ?? {}).length
}

/** The messages of each language of a folder by their keys, and what is wrong with the files. */
const readFolder = (folder: string) => {
  if (!existsSync(folder))
    throw new Error(`There is no folder ${folder}: npm run words -- export ${folder} writes one.`)
  const found = new Map<Locale, ReadonlyMap<string, string>>()
  const mistakes: string[] = []
  const names = readdirSync(folder).filter((name) => /\.json$/i.test(name))
  for (const name of names) {
    const tag = name.slice(0, -'.json'.length).replace('-', '_').toLowerCase()
    const locale = locales.find((one) => one.toLowerCase() === tag)
    if (locale === undefined || found.has(locale)) {
      mistakes.push(
        locale === undefined
          ? `${name} is the file of no language: the portal has ${locales.map((one) => `${one}.json`).join(', ')}.`
          : `${name} is a second file of ${locale}: take one away.`,
      )
      continue
    }
    const read = readJson(readText(join(folder, name)))
    if ('reason' in read) mistakes.push(`In ${name}, line ${read.line} cannot be read: ${read.reason}.`)
    else {
      for (const { line, key } of read.repeated)
        mistakes.push(`In ${name}, line ${line} has the key "${key}" a second time: remove one.`)
      found.set(locale, new Map(textsIn(Object(read.value))))
    }
  }
  if (names.length === 0)
    mistakes.push(
      `There is no file of a language in ${folder}, such as bg.json: export from the platform into it.`,
    )
  return { found, mistakes }
}

interface Imported {
  /** Mistakes that have to be mended, a sentence each; nothing is written while there is any. */
  readonly mistakes: readonly string[]
  /** The number of texts that are other ones, by language. */
  readonly changed: Readonly<Record<string, number>>
  readonly files: readonly string[]
}

/**
 * Takes the messages of a folder into the project in `root`, once all of them pass the checks of the desk. A text that is not in
 * its file stays as it is. DSK-3.
 */
export const importWords = (root: string, folder: string): Imported => {
  const project = openProject(root)
  const written = project.read()
  const { texts } = written
  const english = texts.en ?? {}
  const { found, mistakes } = readFolder(folder)
  const drafts: Record<string, Draft> = {}
  const report = (locale: Locale, key: string, { sentence, mended }: Mistake) => {
    const text = mended === undefined ? '' : icuOf(locale, idOf(key), mended)
    // A no-break space looks like any other.
    const seen = text.replace(/[\u00a0\u202f]/g, '␣')
    const remedy = seen === text ? 'Write' : 'Write, with a no-break space for each ␣'
    mistakes.push(`${locale}, ${key}: ${sentence}${text === '' ? '' : ` ${remedy}: ${seen}`}`)
  }

  const read = (locale: Locale, id: string, message: string): ReadMessage => {
    const before = texts[locale]?.[id] ?? ''
    const model = english[id] ?? ''
    if (icuOf(locale, id, before) === message) return { text: before, mistakes: [] }
    // British English has but what differs; a platform fills the rest up with English, or leaves it empty.
    const isEnglish = [model, drafts[nameOfText('en', id)]?.text ?? model].some(
      (text) => sentenceIcu('en', text) === message,
    )
    if (locale === 'en_GB' && id.startsWith('sentences/') && (isEnglish || message === ''))
      return { text: '', mistakes: [] }
    if (id.startsWith('pages/')) return readPlainIcu(message)
    return readSentenceIcu(message, { locale, before: before || model, english: model })
  }

  for (const locale of locales)
    for (const [key, message] of found.get(locale) ?? []) {
      const id = idOf(key)
      const before = texts[locale]?.[id] ?? ''
      if (english[id] === undefined) {
        report(locale, key, {
          sentence:
            'The portal has no such text any more, or not yet: remove the key from the platform, or export to it first.',
        })
        continue
      }
      try {
        const { text, mistakes: own } = read(locale, id, message)
        for (const sentence of own) report(locale, key, { sentence })
        // What is only written in another way, such as with other spaces in a plural, is the same text.
        if (own.length === 0 && icuOf(locale, id, text) !== icuOf(locale, id, before))
          drafts[nameOfText(locale, id)] = { text, base: before }
      } catch (error) {
        report(locale, key, { sentence: error instanceof Error ? error.message : String(error) })
      }
    }

  const isKnown = (name: string): boolean => english[partsOfName(name)[1]] !== undefined
  const status = judge(drafts, { project, written, isKnown })
  mistakes.push(...status.broken)
  for (const [name, own] of Object.entries(status.mistakes))
    for (const mistake of own) report(partsOfName(name)[0], keyOf(partsOfName(name)[1]), mistake)
  const changed: Record<string, number> = {}
  for (const name of Object.keys(drafts)) {
    const [locale] = partsOfName(name)
    changed[locale] = (changed[locale] ?? 0) + 1
  }
  return { mistakes, changed, files: mistakes.length === 0 ? project.write(drafts) : [] }
}

const help = `
  npm run words -- export [DIR]   writes the words of every language into DIR, for a translation platform
  npm run words -- import [DIR]   takes what the platform has exported into DIR, once it has no mistake

  DIR is translations where it is left out.
`

const run = (): number => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [task, folder = 'translations', ...rest] = positionals
  if ((task !== 'export' && task !== 'import') || rest.length > 0) {
    console.error(help)
    return 2
  }
  if (task === 'export') {
    const count = exportWords(house, resolve(folder))
    console.info(
      `${count} texts in ${locales.length} languages are in ${folder}; ${descriptions} says what each is for.`,
    )
    return 0
  }
  const { mistakes, changed, files } = importWords(house, resolve(folder))
  for (const mistake of mistakes) console.error(mistake)
  if (mistakes.length > 0) {
    console.error(
      `\n${mistakes.length} to mend, so nothing was written. Mend it on the platform, export and import again.`,
    )
    return 1
  }
  for (const [locale, count] of Object.entries(changed)) console.info(`${locale}: ${count} changed.`)
  console.info(
    files.length === 0 ? 'Nothing is different: no file was written.' : `Written: ${files.join(', ')}`,
  )
  return 0
}

if (import.meta.main)
  try {
    process.exitCode = run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }

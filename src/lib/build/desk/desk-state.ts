import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { mistakesIn, sentenceOf } from '../../../pages/_copy/mistakes.ts'
import { locales } from '../../i18n/locale.ts'
import { guide } from './glossary.ts'
import {
  clubOfName,
  type Desk,
  type Draft,
  type Drafts,
  fieldOfName,
  type Mistake,
  nameOfText,
  type Past,
  partsOfName,
  type Saved,
  type Section,
  type Status,
  type Texts,
} from './model.ts'
import { openProject, type Project, type Written, writeWhole } from './project-files.ts'
import { pageSections, sentenceSections } from './sections.ts'
import { agreed, clubMistakes, sentenceMistakes, spokenMistakes } from './sentence-mistakes.ts'

/** The file that keeps what is written and not saved yet. */
const draftsFile = '.desk/drafts.json'

const draftsInFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ drafts: v.record(v.string(), v.object({ text: v.string(), base: v.string() })) }),
)

/**
 * Reads the drafts of the project in `root`.
 * @throws with a sentence for a file that cannot be read: what is in it may be all that is left of a day's work
 */
const readDrafts = (root: string): Drafts => {
  const path = join(root, draftsFile)
  if (!existsSync(path)) return {}
  const read = v.safeParse(draftsInFile, readFileSync(path, 'utf8'))
  if (read.success) return read.output.drafts
  throw new Error(
    `The file of what was not saved, ${draftsFile}, is damaged. Move it away to open the desk; a developer can look in it for your texts.`,
  )
}

/** Tells that somebody has changed a text since it was drafted. */
const moved = (now: string, { text, base }: Draft): readonly Mistake[] =>
  now === base || now === text
    ? []
    : [
        {
          sentence: `Somebody has changed this text meanwhile to “${now}”. To write yours over it, press "Keep mine".`,
          mended: text,
        },
      ]

/** Returns texts with drafts laid over them. */
const laid = (texts: Texts, drafts: Drafts): Texts => {
  const all = Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, { ...own }]))
  for (const [name, { text }] of Object.entries(drafts)) {
    const [language, id] = partsOfName(name)
    const own = Object.hasOwn(all, language) ? all[language] : undefined
    if (own) own[id] = text
  }
  return all
}

interface Judged {
  readonly project: Project
  readonly written: Written
  /** Tells by the name of a text whether there is such a one. */
  readonly isKnown: (name: string) => boolean
}

const spoken = (name: string, { text }: Draft, texts: Texts, drafted: Texts): readonly Mistake[] => {
  const [language, id, area, key] = partsOfName(name)
  if (area === 'pages') return spokenMistakes(language, text)
  const english = texts.en?.[fieldOfName(name)] ?? ''
  // What is empty says what all clubs say, or what English says.
  const isClubs = clubOfName(name) !== undefined
  if ((language === 'en_GB' || isClubs) && text === '') return []
  if (isClubs) return clubMistakes(language, text, english)
  return sentenceMistakes(language, text, {
    ...{ english, drafted: drafted.en?.[id] ?? english, fixed: agreed[key] },
  })
}

const mistakesOf = (
  name: string,
  draft: Draft,
  { project, written: { texts }, isKnown }: Judged,
  drafted: Texts,
): readonly Mistake[] => {
  const [language, id] = partsOfName(name)
  if (!isKnown(name))
    return [{ sentence: 'The project has no such text: what you wrote is kept, and cannot be saved.' }]
  const unsaved = project.isReadable(name)
    ? moved(texts[language]?.[id] ?? '', draft)
    : [
        {
          sentence: 'Its file cannot be read: what you write is kept, and can be saved when that is mended.',
        },
      ]
  return [...spoken(name, draft, texts, drafted), ...unsaved]
}

/** Judges drafts over what the files of a project say. */
export const judge = (drafts: Drafts, judged: Judged): Status => {
  const { project, written, isKnown } = judged
  const drafted = laid(written.texts, drafts)
  const own = Object.fromEntries(Object.entries(drafts).filter(([name]) => isKnown(name)))
  const mistakes: Record<string, readonly Mistake[]> = {}
  const broken: string[] = []
  const add = (name: string, found: readonly Mistake[]) => {
    if (found.length > 0) mistakes[name] = [...(mistakes[name] ?? []), ...found]
  }
  for (const mistake of mistakesIn(project.copiesWith(own))) {
    const { file, at, what } = mistake
    const name = nameOfText(file.replace('.json', ''), `pages/${at}`)
    if (isKnown(name)) add(name, [{ sentence: `It ${what}.` }])
    else broken.push(sentenceOf(mistake))
  }
  for (const [name, draft] of Object.entries(drafts)) add(name, mistakesOf(name, draft, judged, drafted))
  return { drafts, mistakes, broken: [...broken, ...written.unreadable] }
}

/** The sections of a project: those of its pages' words, and those of the sentences of English. */
export const sectionsOf = (root: string, project: Project, { texts }: Written): readonly Section[] => {
  const keysOf = (area: string) =>
    Object.keys(texts.en ?? {}).flatMap((id) => (id.startsWith(area) ? [id.slice(area.length)] : []))
  const described = JSON.parse(readFileSync(join(root, 'src/pages/_copy/copy.schema.json'), 'utf8'))
  return [
    ...pageSections(described, new Set(keysOf('pages/'))),
    ...sentenceSections(keysOf('sentences/'), project.comments()),
  ]
}

/** The state of the desk: what the files say, what is drafted over them, and what is wrong. */
export type DeskState = ReturnType<typeof openDesk>

/** Opens the desk of the project in `root`. clubs: whose pages can be looked at, and which may have words of their own. */
export const openDesk = (root: string, clubs: readonly string[]) => {
  const project = openProject(root, clubs)
  let drafts = readDrafts(root)
  const keep = (next: Drafts) => {
    drafts = next
    writeWhole(join(root, draftsFile), `${JSON.stringify({ drafts }, null, 2)}\n`)
  }

  /** The words that the desk has had since it was opened: a file that somebody breaks meanwhile takes none of them away. */
  const words = new Set<string>()
  const read = (): Written => {
    const now = project.read()
    for (const id of Object.keys(now.texts.en ?? {})) words.add(id)
    return now
  }
  /** Tells by the name of a text whether the desk has it: names lead to files, and no other file may be written. */
  const isKnown = (name: string): boolean => {
    const club = clubOfName(name)
    const isOfClub = club === undefined || clubs.includes(club)
    return locales.includes(partsOfName(name)[0]) && isOfClub && words.has(fieldOfName(name))
  }
  const statusOf = (written: Written): Status => judge(drafts, { project, written, isKnown })

  return {
    desk: (): Desk => {
      const now = read()
      return { sections: sectionsOf(root, project, now), texts: now.texts, clubs, guide, ...statusOf(now) }
    },
    status: (): Status => statusOf(read()),
    /**
     * Takes texts as they are typed, by name; one that is again the file's own is no draft any more.
     * @throws with a sentence for the name of no text
     */
    draft: (typed: Readonly<Record<string, string>>): Status => {
      const now = read()
      if (!Object.keys(typed).every(isKnown)) throw new Error('The project has no such text.')
      const next = { ...drafts }
      for (const [name, text] of Object.entries(typed)) {
        const [language, id] = partsOfName(name)
        const inFile = now.texts[language]?.[id] ?? ''
        const before = next[name]
        if (text === inFile) delete next[name]
        // Who writes hers once more has read what others wrote.
        else next[name] = { text, base: before && before.text !== text ? before.base : inFile }
      }
      keep(next)
      return statusOf(now)
    },
    /** Writes every draft without a mistake into its file. */
    save: (): Saved => {
      const { mistakes } = statusOf(read())
      const [waiting, good] = [true, false].map((isWrong) =>
        Object.fromEntries(Object.entries(drafts).filter(([name]) => Boolean(mistakes[name]) === isWrong)),
      )
      const files = project.write(good ?? {})
      keep(waiting ?? {})
      const now = read()
      return { ...statusOf(now), files, waiting: Object.keys(drafts).length, texts: now.texts }
    },
    /**
     * Returns what a text has said by Git, the newest first.
     * @throws with a sentence for the name of no text, and where Git cannot tell
     */
    history: (name: string): readonly Past[] => {
      read()
      if (!isKnown(name)) throw new Error('The project has no such text.')
      return project.history(name)
    },
    drafted: (): Texts => laid(read().texts, drafts),
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mistakesIn } from '../../../pages/_copy/mistakes.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { agreed } from './agreed.ts'
import { formatted } from './formatted.ts'
import { type Kept, readKept, writeKept } from './kept-drafts.ts'
import {
  type Desk,
  type Draft,
  nameOfText,
  partsOfName,
  type Saved,
  type Section,
  type Status,
  type Texts,
} from './model.ts'
import { type Change, openProject } from './project-files.ts'
import { pageSections, sentenceSections, settingSection } from './sections.ts'
import { pagesOfGroups } from './seen.ts'
import { isUntranslated, type Mistake, sentenceMistakes, spokenMistakes } from './sentence-mistakes.ts'
import { settingMistakes } from './setting-mistakes.ts'

/** The state of the desk: what the files say, what is drafted over them, and what is wrong. */
export interface DeskState {
  readonly desk: () => Omit<Desk, 'given'>
  readonly status: () => Status
  /** Takes a text as it is typed; one that is again the file's own is no draft any more. Fails for the name of no text. */
  readonly draft: (name: string, text: string) => Status
  /** Says that a translation still fits, although its English has changed. */
  readonly fits: (name: string) => Status
  /** Writes every draft without a mistake into its file. */
  readonly save: () => Saved
  /** The texts as they would be with all drafts. */
  readonly drafted: () => Texts
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const inPage = /^In (\w+)\.json, ([^ ]+) (.*)$/s

/** Sorts the sentences about pages' words to the texts that they are about; the rest are about files as a whole. */
const placed = (sentences: readonly string[]) => {
  const mistakes: Record<string, readonly Mistake[]> = {}
  const broken: string[] = []
  for (const sentence of sentences) {
    const [, language = '', key = '', rest = ''] = inPage.exec(sentence) ?? []
    const locale = locales.find((one) => one === language)
    if (!locale || !/^(?:site|places|pages)\../.test(key)) {
      broken.push(sentence)
      continue
    }
    const name = nameOfText(locale, `pages/${key}`)
    const sentenceHere = `It ${rest.replace(/ The line: .*$/s, '')}`
    mistakes[name] = [...(mistakes[name] ?? []), { sentence: sentenceHere }]
  }
  return { mistakes, broken }
}

/** Opens the desk of the project in `root` for some clubs. `written` is called with the files that were saved. */
export const openDesk = (
  root: string,
  clubs: readonly string[],
  written: (files: readonly string[]) => void,
): DeskState => {
  const project = openProject(root)
  const { kept: keptBefore, spoiled } = readKept(root)
  let kept = keptBefore
  const keep = (next: Kept) => {
    kept = next
    writeKept(root, kept)
  }
  let pages: ReturnType<typeof pagesOfGroups> | undefined
  const seenOn = (group: string): readonly string[] => {
    pages ??= pagesOfGroups(root)
    return pages(group)
  }

  const laid = (texts: Texts): Texts => {
    const all: Record<string, Record<string, string>> = Object.fromEntries(
      Object.entries(texts).map(([language, own]) => [language, { ...own }]),
    )
    for (const [name, { text }] of Object.entries(kept.drafts)) {
      const [language, id] = partsOfName(name)
      const own = Object.hasOwn(all, language) ? all[language] : undefined
      if (own) own[id] = text
    }
    return all
  }

  /** The texts that the desk has had since it was opened: a file that somebody breaks meanwhile takes none of them away. */
  const ids = new Set<string>()
  /** Tells by the name of a text whether the desk has it: names lead to files, and no other file may be written. */
  const known = (texts: Texts): ((name: string) => boolean) => {
    for (const { fields } of sections(texts)) for (const { id } of fields) ids.add(id)
    return (name) => {
      const [language, id] = partsOfName(name)
      const isLanguage = id.startsWith('settings/')
        ? language === 'none'
        : locales.some((locale) => locale === language)
      return isLanguage && ids.has(id)
    }
  }

  const changesOf = (drafts: Readonly<Record<string, Draft>>): readonly Change[] =>
    Object.entries(drafts).map(([name, { text }]) => ({ name, text }))

  const moved = (texts: Texts, name: string, { text, base }: Draft): readonly Mistake[] => {
    const [language, id] = partsOfName(name)
    const now = texts[language]?.[id] ?? ''
    return now === base || now === text
      ? []
      : [
          {
            sentence: `Somebody has changed this text meanwhile to “${now}”. To write yours over it, press "Keep mine".`,
            mended: text,
          },
        ]
  }

  const statusOf = (texts: Texts): Status => {
    const all = laid(texts)
    const isKnown = known(texts)
    const own = Object.fromEntries(Object.entries(kept.drafts).filter(([name]) => isKnown(name)))
    const { mistakes, broken } = placed(mistakesIn(project.copiesWith(changesOf(own))))
    const found: Record<string, readonly Mistake[]> = { ...mistakes }
    for (const name of Object.keys(kept.drafts))
      if (!isKnown(name))
        found[name] = [
          { sentence: 'The project has no such text: what you wrote is kept, and cannot be saved.' },
        ]
    for (const [name, draft] of Object.entries(own)) {
      const [language, id] = partsOfName(name)
      const here: Mistake[] = [...(found[name] ?? [])]
      if (id.startsWith('sentences/')) {
        const key = id.slice('sentences/'.length)
        const isEnglishThere = language === 'en_GB' && draft.text === ''
        if (!isEnglishThere)
          here.push(
            ...sentenceMistakes(language as Locale, draft.text, {
              english: texts.en?.[id] ?? '',
              drafted: all.en?.[id] ?? '',
              fixed: agreed[key],
            }),
          )
      }
      if (id.startsWith('pages/')) here.push(...spokenMistakes(language as Locale, draft.text))
      if (id.startsWith('settings/')) {
        const key = id.slice('settings/'.length)
        here.push(...settingMistakes(key.slice(key.indexOf('/') + 1), draft.text))
      }
      if (project.isReadable(name)) here.push(...moved(texts, name, draft))
      else
        here.push({
          sentence: 'Its file cannot be read: what you write is kept, and can be saved when that is mended.',
        })
      if (here.length > 0) found[name] = here
    }
    return {
      drafts: kept.drafts,
      mistakes: found,
      broken: [...(spoiled === undefined ? [] : [spoiled]), ...broken, ...project.unreadable()],
      behind: kept.behind,
    }
  }

  const sections = (texts: Texts): readonly Section[] => {
    const english = Object.keys(texts.en ?? {})
    const keysOf = (area: string) =>
      english.filter((id) => id.startsWith(area)).map((id) => id.slice(area.length))
    const written = Object.fromEntries(keysOf('pages/').map((key) => [key, texts.en?.[`pages/${key}`] ?? '']))
    const about = JSON.parse(readFileSync(join(root, 'src/pages/_copy/copy.schema.json'), 'utf8'))
    return [
      ...pageSections(about, written),
      ...sentenceSections(keysOf('sentences/'), project.helpOf, project.aboutOf, seenOn),
      ...clubs.map(settingSection),
    ]
  }

  return {
    desk: () => {
      const texts = project.texts()
      return {
        languages: locales.map((id) => ({
          id,
          name: languageNames.of(id.replace('_', '-')) ?? id,
          tag: id.replace('_', '-'),
        })),
        sections: sections(texts),
        texts,
        clubs,
        agreed,
        untranslated: locales.flatMap((locale) =>
          Object.entries(texts[locale] ?? {}).flatMap(([id, text]) =>
            isUntranslated(locale, text, texts.en?.[id] ?? '') ? [nameOfText(locale, id)] : [],
          ),
        ),
        ...statusOf(texts),
      }
    },
    status: () => statusOf(project.texts()),
    draft: (name, text) => {
      const texts = project.texts()
      if (!known(texts)(name)) throw new Error('The project has no such text.')
      const [language, id] = partsOfName(name)
      const now = texts[language]?.[id] ?? ''
      const { [name]: before, ...others } = kept.drafts
      const draft = { text, base: before && before.text !== text ? before.base : now }
      keep({ ...kept, drafts: text === now ? others : { ...others, [name]: draft } })
      return statusOf(texts)
    },
    fits: (name) => {
      keep({ ...kept, behind: kept.behind.filter((one) => one !== name) })
      return statusOf(project.texts())
    },
    save: () => {
      const before = project.texts()
      const { mistakes } = statusOf(before)
      const [good, waiting] = [
        Object.entries(kept.drafts).filter(([name]) => !mistakes[name]),
        Object.fromEntries(Object.entries(kept.drafts).filter(([name]) => mistakes[name])),
      ]
      const files = formatted(project.changed(changesOf(Object.fromEntries(good))))
      project.write(files)
      const done = new Set(good.map(([name]) => name))
      // Who translated it should look at what stands in English now.
      const behind = good.flatMap(([name]) => {
        const [language, id] = partsOfName(name)
        return language === 'en'
          ? locales.filter((one) => !one.startsWith('en')).map((one) => nameOfText(one, id))
          : []
      })
      keep({
        drafts: waiting,
        behind: [...new Set([...kept.behind, ...behind])].filter((name) => !done.has(name)),
      })
      written([...files.keys()])
      const texts = project.texts()
      return { ...statusOf(texts), files: [...files.keys()], waiting: Object.keys(waiting).length, texts }
    },
    drafted: () => laid(project.texts()),
  }
}

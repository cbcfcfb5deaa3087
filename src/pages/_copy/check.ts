import { readdirSync, readFileSync } from 'node:fs'
import { type Copy, type PageCopy, problemsIn, readCopyFile } from './copy-schema.ts'

const folder = new URL('.', import.meta.url)

/** The language that the others are compared with. */
const original = 'en.json'

const read = (file: string, text: string): { readonly copy?: Copy; readonly problems: readonly string[] } => {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    const [, line = '?'] = /line (\d+)/.exec(String(error)) ?? []
    const hint = 'a comma, a quotation mark or a bracket is missing or stands where it should not'
    return { problems: [`In ${file}, line ${line} cannot be read: ${hint}.`] }
  }
  const problems = problemsIn(file, content)
  return problems.length === 0 ? { copy: readCopyFile(file, content), problems } : { problems }
}

const pages = ({ pages }: Copy) => Object.entries(pages) as [string, PageCopy][]
const parts = ['title', 'description', 'heading', 'lead'] as const

/** What a language has left out or has too much beside the original, and what it has left in English. */
const compared = (file: string, copy: Copy, english: Copy): readonly string[] =>
  pages(copy).flatMap(([page, words]) => {
    const own: PageCopy = english.pages[page as keyof Copy['pages']]
    return parts.flatMap((part) => {
      const place = `In ${file}, pages.${page}.${part}`
      if (own[part] && !words[part]) return [`${place} is missing: the English page has one.`]
      if (!own[part] && words[part]) return [`${place} is never shown: the English page has none.`]
      const isSentence = own[part]?.includes(' ') && !file.startsWith('en')
      return isSentence && words[part] === own[part] ? [`${place} is still in English.`] : []
    })
  })

/** Every mistake in the files of copy, a sentence each, with file, key and problem. files: texts by their names. */
export const mistakesIn = (files: Readonly<Record<string, string>>): readonly string[] => {
  const found = Object.entries(files).map(([file, text]) => ({ file, ...read(file, text) }))
  const english = found.find(({ file }) => file === original)?.copy
  return found.flatMap(({ file, copy, problems }) =>
    copy && english && file !== original ? compared(file, copy, english) : problems,
  )
}

if (import.meta.main) {
  const names = readdirSync(folder).filter((name) => /^[a-zA-Z_]+\.json$/.test(name))
  const mistakes = mistakesIn(
    Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])),
  )
  for (const mistake of mistakes) console.error(mistake)
  console.info(
    mistakes.length === 0
      ? `${names.length} languages, no mistake.`
      : `${mistakes.length} to mend; the site cannot be built before.`,
  )
  process.exitCode = mistakes.length === 0 ? 0 : 1
}

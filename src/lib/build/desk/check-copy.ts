import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Files, mistakesIn, readableTexts } from '../../../pages/_copy/mistakes.ts'
import { spokenMistakes } from './sentence-mistakes.ts'

const folder = resolve(import.meta.dirname, '../../../pages/_copy')

/** Every file of words, whatever it is called; the schema is for editors. */
const readFiles = (): Files =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /\.json/i.test(name) && name !== 'copy.schema.json')
      .map((name) => [name, readFileSync(join(folder, name))]),
  )

/** Lists every mistake in files of pages' words, a sentence each: those of the files, and those of how a text speaks, as the desk judges it. */
export const copyMistakes = (files: Files): readonly string[] => [
  ...mistakesIn(files),
  ...[...readableTexts(files)].flatMap(([locale, texts]) =>
    [...texts].flatMap(([key, text]) =>
      spokenMistakes(locale, text).map(
        ({ sentence }) => `In ${locale}.json, ${key} ${sentence.replace(/^It /, '')}`,
      ),
    ),
  ),
]

if (import.meta.main) {
  const files = readFiles()
  const mistakes = copyMistakes(files)
  for (const mistake of mistakes) console.error(mistake)
  const languages = Object.keys(files).length
  console.info(mistakes.length === 0 ? `${languages} languages, no mistake.` : `${mistakes.length} to mend.`)
  process.exitCode = mistakes.length === 0 ? 0 : 1
}

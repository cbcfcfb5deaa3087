import { type Files, mistakesIn, readableTexts } from '../../../pages/_copy/mistakes.ts'
import { house, readCopies } from './project-files.ts'
import { spokenMistakes } from './sentence-mistakes.ts'

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
  const files = readCopies(house)
  const mistakes = copyMistakes(files)
  for (const mistake of mistakes) console.error(mistake)
  const languages = Object.keys(files).length
  console.info(mistakes.length === 0 ? `${languages} languages, no mistake.` : `${mistakes.length} to mend.`)
  process.exitCode = mistakes.length === 0 ? 0 : 1
}

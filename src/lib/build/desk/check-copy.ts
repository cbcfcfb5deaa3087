import {
  type CopyMistake,
  type Files,
  fileOf,
  mistakesIn,
  readCopies,
  sentenceOf,
} from '../../../pages/_copy/mistakes.ts'
import { house, readCopyFiles } from './project-files.ts'
import { spokenFaults } from './sentence-mistakes.ts'

/** Lists every mistake in files of pages' words: those of the files, and those of how a text speaks, as the desk judges it. */
export const copyMistakes = (files: Files): readonly CopyMistake[] => [
  ...mistakesIn(files),
  ...readCopies(files).all.flatMap(({ locale, texts }) =>
    [...texts].flatMap(([at, text]) =>
      spokenFaults(locale, text).map(({ what }) => ({ file: fileOf(locale), at, what })),
    ),
  ),
]

if (import.meta.main) {
  const files = readCopyFiles(house)
  const mistakes = copyMistakes(files)
  for (const mistake of mistakes) console.error(sentenceOf(mistake))
  const languages = Object.keys(files).length
  console.info(mistakes.length === 0 ? `${languages} languages, no mistake.` : `${mistakes.length} to mend.`)
  process.exitCode = mistakes.length === 0 ? 0 : 1
}

import { writeFile } from 'node:fs/promises'
import { wordingFile, wordingText } from './wording.ts'

await writeFile(wordingFile, wordingText())
console.info('public/wording.json is written')

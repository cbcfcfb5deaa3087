import { readdirSync, readFileSync } from 'node:fs'
import { mistakesIn } from './mistakes.ts'

const folder = new URL('.', import.meta.url)

/** Every file of words, whatever it is called; the schema is for editors. */
const names = readdirSync(folder).filter((name) => /\.json/i.test(name) && name !== 'copy.schema.json')
const mistakes = mistakesIn(
  Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder))])),
)
for (const mistake of mistakes) console.error(mistake)
console.info(mistakes.length === 0 ? `${names.length} languages, no mistake.` : `${mistakes.length} to mend.`)
process.exitCode = mistakes.length === 0 ? 0 : 1

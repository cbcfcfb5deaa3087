import { writeFile } from 'node:fs/promises'
import { examplesText } from './examples.ts'

const file = new URL('../../src/lib/build/contract/examples.json', import.meta.url)

await writeFile(file, await examplesText())
console.info('src/lib/build/contract/examples.json is written')

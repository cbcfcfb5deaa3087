import { writeFile } from 'node:fs/promises'
import { openapiText } from './openapi.ts'

const file = new URL('../../../../public/openapi.json', import.meta.url)

await writeFile(file, openapiText())
console.info('public/openapi.json is written')

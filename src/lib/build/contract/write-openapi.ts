import { writeFile } from 'node:fs/promises'
import { contractTypes } from './contract-types.ts'
import { openapiText } from './openapi.ts'

const published = (name: string) => new URL(`../../../../public/${name}`, import.meta.url)

await writeFile(published('openapi.json'), openapiText())
await writeFile(published('contract.d.ts'), await contractTypes())
console.info('public/openapi.json and public/contract.d.ts are written')

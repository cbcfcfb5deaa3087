import { writeFile } from 'node:fs/promises'
import { catalogueFile, cataloguePage } from './page.ts'

await writeFile(catalogueFile, cataloguePage())

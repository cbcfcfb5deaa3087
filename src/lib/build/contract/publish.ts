import { writeFile } from 'node:fs/promises'
import { openapi } from './openapi.ts'

const head = `// The contract of Client Zone as types for the tests of a platform, made from openapi.json by each build of the portal.
// import type { components, operations, paths } from './contract.d.ts'

`

/** Returns the types of the published contract, as the file that is published beside it. */
export const contractTypes = async (): Promise<string> => {
  // It loads TypeScript, which no other step of a build needs.
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  return head + astToString(await openapiTS(JSON.stringify(openapi()), { immutable: true }))
}

/** Writes the contract into a built site, as OpenAPI and as types. */
export const publishContract = async (dist: string): Promise<void> => {
  await writeFile(`${dist}/openapi.json`, `${JSON.stringify(openapi(), null, 2)}\n`)
  await writeFile(`${dist}/contract.d.ts`, await contractTypes())
}

import openapiTS, { astToString } from 'openapi-typescript'
import { openapiText } from './openapi.ts'

const head = `// The contract of Client Zone as types for the tests of a platform, made from openapi.json: npm run openapi writes it anew.
// import type { components, operations, paths } from './contract.d.ts'

`

/** The types of the published contract, as the file that is published beside it. */
export const contractTypes = async (): Promise<string> => {
  // It changes what it reads.
  const types = await openapiTS(openapiText(), { immutable: true })
  return head + astToString(types)
}

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { contractTypes } from '#lib/build/contract/publish.ts'
import { exampleOf } from '#sandbox/examples.ts'

const folder = mkdtempSync(join(tmpdir(), 'contract-types-'))
beforeAll(async () => {
  writeFileSync(join(folder, 'contract.d.ts'), await contractTypes())
})

/** Compiles a test as a team of a platform would have it, beside the published types; gives the compiler's words. */
const compiled = (text: string): readonly string[] => {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, types: [] },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const file = join(folder, 'platform-test.ts')
  writeFileSync(file, text)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

const using = (answer: unknown) => `
import type { components, operations, paths } from './contract.d.ts'

type Coupons = operations['listCoupons']['responses'][200]['content']['application/json']
type SignIn = NonNullable<paths['/user/login']['post']['requestBody']>['content']['application/json']

export const answer: Coupons = ${JSON.stringify(answer)}
export const body: SignIn = { email: 'member@example.com', password: 'secret' }
export const refused: components['schemas']['Refusal'] = { error: { message: 'No', code: 'email_taken' } }
`

describe('a team of a platform that compiles its tests strictly', () => {
  test('has types for what it answers, without a complaint @DOC-1', async () => {
    const { answer } = await exampleOf('listCoupons')
    expect(compiled(using(answer))).toEqual([])
  })

  test('is told of an answer that is not as the contract says @DOC-1', () => {
    const [complaint, ...others] = compiled(
      using({ data: { coupons: [{ id: '1', name: true, activated: false }] } }),
    )
    expect(complaint).toMatch(/'boolean' is not assignable to type 'string | number'/)
    expect(others).toEqual([])
    expect(compiled(using({ coupons: [] }))).toHaveLength(1)
  })
})

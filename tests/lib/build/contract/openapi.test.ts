import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { openapi, openapiText } from '#lib/build/contract/openapi.ts'
import { statusOf } from '#lib/build/contract/refusals.ts'
import { walk } from '#lib/build/contract/walk.ts'
import { errorCodes } from '#lib/domain/error-code.ts'
import { createSandbox } from '#sandbox/app.ts'
import { Failure, failureResponse } from '#sandbox/failure.ts'
import { match } from '#sandbox/match.ts'
import { personaEmail, personaPassword } from '#sandbox/personas.ts'

type Operation = Record<string, unknown>

const document = JSON.parse(openapiText()) as { paths: Record<string, Record<string, Operation>> }
const rows: readonly (readonly [string, AnyEndpoint])[] = Object.entries(endpoints)
const operationOf = ({ method, path }: AnyEndpoint): Operation =>
  document.paths[`/${path}`]?.[method.toLowerCase()] ?? {}

test('the published contract is that of the code: npm run openapi writes it anew', () => {
  expect(readFileSync('public/openapi.json', 'utf8')).toBe(openapiText())
})

test('an integrator reads which calls carry a key that makes a repeat harmless @B5', () => {
  const keyed = rows.filter(([, row]) =>
    (operationOf(row).parameters as { $ref?: string }[]).some(({ $ref }) =>
      $ref?.endsWith('/IdempotencyKey'),
    ),
  )
  expect(keyed.map(([name]) => name)).toEqual(
    rows.filter(([, { method }]) => method !== 'GET').map(([name]) => name),
  )
})

test('the published contract is an OpenAPI 3.1 document, and a spoilt one is not', async () => {
  expect(await new Validator().validate({ ...openapi() })).toEqual({ valid: true })
  const { valid } = await new Validator().validate({
    ...openapi(),
    paths: { '/user': { get: { operationId: 1 } } },
  })
  expect(valid).toBe(false)
})

test.each(rows)('%s stands in it, with what the row says', (name, row) => {
  const operation = operationOf(row)
  expect(operation['x-rows'] ?? [operation.operationId]).toContain(name)
  expect(operation['x-assumed'] ?? false).toBe(row.assumed)
  expect(operation['x-refreshes'] ?? []).toEqual(row.refreshes)
  expect('requestBody' in operation).toBe(row.body !== undefined)
  expect(operation.security).toEqual(row.token ? expect.arrayContaining([{ bearer: [] }]) : [])
  const named = (operation.parameters as { name?: string }[]).map((parameter) => parameter.name)
  for (const [, parameter] of row.path.matchAll(/\{(\w+)\}/g)) expect(named).toContain(parameter)
})

test.each(errorCodes)('%s has the status that the platform gives it', (code) => {
  expect(failureResponse(new Failure(code), 'en').status).toBe(statusOf[code])
})

test('what a platform answers fits the published schemas, refusals too', async () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(document, 'contract')
  const sandbox = createSandbox()
  const errors: string[] = []
  let checked = 0
  const checking: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await sandbox.fetch(request.clone())
    const text = await response.clone().text()
    const body = request.headers.get('content-type')?.includes('json') ? await request.json() : undefined
    const found = match(request.method, new URL(request.url).pathname.replace('/wl/v1/', ''), body)
    if (!found || text === '') return response
    const place = [`/${found.row.path}`, found.row.method.toLowerCase(), 'responses', String(response.status)]
    const pointer = [...place, 'content', 'application/json', 'schema']
      .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/')
    checked += 1
    if (!ajv.validate({ $ref: `contract#/paths/${pointer}` }, JSON.parse(text)))
      errors.push(`${found.name}: ${ajv.errorsText()}`)
    return response
  }
  const account = { email: personaEmail('verified'), password: personaPassword }
  await walk(
    { base: 'http://fuel.localhost', ...account, domain: 'fuel.localhost', mayWrite: true },
    checking,
  )
  expect(errors).toEqual([])
  expect(checked).toBeGreaterThan(30)
})

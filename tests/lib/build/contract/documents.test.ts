import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { furtherHeaders } from '#lib/build/contract/cors.ts'
import { openapi, publishContract } from '#lib/build/contract/openapi.ts'
import { errorCodes, statusOf } from '#lib/build/contract/refusals.ts'
import { openapiWithExamples } from '#sandbox/examples.ts'
import { Failure, failureResponse } from '#sandbox/failure.ts'
import manifest from '../../../../package.json' with { type: 'json' }

interface Media {
  readonly schema: object
  readonly examples?: Record<string, { value: unknown }>
}
interface Body {
  readonly content?: Record<string, Media>
}
interface Operation {
  readonly tags: readonly string[]
  readonly description: string
  readonly parameters: readonly { in?: string; name?: string; description?: string; example?: unknown }[]
  readonly requestBody?: Body
  readonly responses: Record<string, Body>
}

/** The contract as `npm run mock` serves it: that of each built site, with examples. */
let text = ''
beforeAll(async () => {
  text = JSON.stringify(await openapiWithExamples())
})
const document = () => JSON.parse(text)
const operations = (): [string, Operation][] =>
  Object.entries(document().paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  )

/** `consent/text/{version_id}` and `consent/{id}/text` are both the client's, and meet in `consent/text/text` only. */
const known = ['no-ambiguous-paths #/paths/~1consent~1{id}~1text']

const lint = async (source: string) => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
}

test('Redocly takes the published contract for an OpenAPI document, with every recommended rule @E3', async () => {
  expect(await lint(text)).toEqual(known)
  const { info, ...rest } = document()
  const { identifier: _, ...license } = info.license
  const invalid = JSON.stringify({ ...rest, info: { ...info, license } })
  expect(await lint(invalid)).toEqual([expect.stringContaining('info-license-strict'), ...known])
})

test('a generator of clients finds license, servers, groups and a sentence for each operation @E3', () => {
  const { info, servers, tags } = document()
  expect(info.license).toEqual({ name: manifest.license, identifier: manifest.license })
  expect(servers.map(({ url }: { url: string }) => url)).toEqual(['/wl/v1', '{origin}/wl/v1'])
  const named = new Set(tags.map(({ name }: { name: string }) => name))
  for (const { description } of tags) expect(description).toMatch(/\.$/)
  for (const [address, operation] of operations()) {
    expect(
      operation.tags.filter((tag) => named.has(tag)),
      address,
    ).toHaveLength(1)
    expect(operation.description, address).toMatch(/[.…]$/)
    for (const parameter of operation.parameters.filter(({ name }) => name))
      expect(parameter.description, `${address} ${parameter.name}`).toMatch(/\.$/)
  }
})

test('each build publishes it @E3 @DOC-1', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'contract-'))
  publishContract(dist)
  const written = readFileSync(join(dist, 'openapi.json'), 'utf8')
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openapi())))
  expect(await lint(written)).toEqual(known)
})

test('every body and every answer has an example, and each fits its schema @E3', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(document(), 'contract')
  const pointerOf = (keys: readonly string[]) =>
    keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const errors: string[] = []
  for (const [address, { requestBody, responses }] of operations()) {
    const [method = '', path = ''] = address.split(' ')
    const bodies: [string[], Body | undefined][] = [
      [['requestBody'], requestBody],
      ...Object.entries(responses).map(([status, body]): [string[], Body] => [['responses', status], body]),
    ]
    for (const [place, body] of bodies) {
      const media = body?.content?.['application/json']
      if (!media) continue
      const given = Object.entries(media.examples ?? {})
      if (given.length === 0) errors.push(`${address} ${place.join(' ')}: no example`)
      const at = pointerOf(['paths', path, method, ...place, 'content', 'application/json', 'schema'])
      for (const [name, { value }] of given)
        if (!ajv.validate({ $ref: `contract#/${at}` }, value))
          errors.push(`${address} ${place.join(' ')} ${name}: ${ajv.errorsText()}`)
    }
  }
  expect(errors).toEqual([])
})

test('every row that answers has its example under its own name @E3', () => {
  const all = new Set(
    operations().flatMap(([, operation]) =>
      Object.keys(operation.responses['200']?.content?.['application/json']?.examples ?? {}),
    ),
  )
  const answering = Object.entries(endpoints as Record<string, AnyEndpoint>)
    .filter(([, { method, path }]) => document().paths[`/${path}`][method.toLowerCase()].responses['200'])
    .map(([name]) => name)
  expect(answering.filter((name) => !all.has(name))).toEqual([])
})

test('an integrator reads in the contract which permission browsers ask for @E1', () => {
  const { description } = document().info
  // As the client's specification names them.
  expect(description).toContain('Access-Control-Allow-Headers: Authorization, channel-id, Content-Type"')
  for (const [name, where] of Object.entries(furtherHeaders))
    expect(description).toContain(`"${name}" ${where}`)
  expect(description).toContain('Access-Control-Allow-Methods: GET, POST, PUT, DELETE"')
  expect(description).toContain('Access-Control-Expose-Headers: Date, Retry-After"')
})

const rows: readonly (readonly [string, AnyEndpoint])[] = Object.entries(endpoints)
const operationOf = ({ method, path }: AnyEndpoint): Record<string, unknown> =>
  document().paths[`/${path}`]?.[method.toLowerCase()] ?? {}

test('an integrator reads which calls carry a key that makes a repeat harmless @B5', () => {
  const keyed = rows.filter(([, row]) =>
    (operationOf(row).parameters as { $ref?: string }[]).some(({ $ref }) =>
      $ref?.endsWith('/IdempotencyKey'),
    ),
  )
  expect(keyed.map(([name]) => name)).toEqual(
    rows
      .filter(([, { method }]) => method !== 'GET')
      .map(([name]) => name)
      .filter((name) => name !== 'listConsents'),
  )
})

test.each(rows)('%s stands in it, with what the row says', (name, row) => {
  const operation = operationOf(row)
  expect(operation['x-rows'] ?? [operation.operationId]).toContain(name)
  expect(operation['x-assumed'] ?? false).toBe(row.assumed)
  expect('requestBody' in operation).toBe(row.body !== undefined)
  expect(operation.security).toEqual(row.token ? expect.arrayContaining([{ bearer: [] }]) : [])
  const named = (operation.parameters as { name?: string }[]).map((parameter) => parameter.name)
  for (const [, parameter] of row.path.matchAll(/\{(\w+)\}/g)) expect(named).toContain(parameter)
})

test.each(errorCodes)('%s has the status that the platform gives it', (code) => {
  expect(failureResponse(new Failure(code), 'en').status).toBe(statusOf[code])
})

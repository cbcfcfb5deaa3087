import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { openapi } from '#lib/build/contract/openapi.ts'
import { statusOf } from '#lib/build/contract/refusals.ts'
import { errorCodes } from '#lib/domain/error-code.ts'
import { Failure, failureResponse } from '#sandbox/failure.ts'

type Operation = Record<string, unknown>

const document = openapi() as { paths: Record<string, Record<string, Operation>> }
const rows: readonly (readonly [string, AnyEndpoint])[] = Object.entries(endpoints)
const operationOf = ({ method, path }: AnyEndpoint): Operation =>
  document.paths[`/${path}`]?.[method.toLowerCase()] ?? {}

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
  expect(operation['x-refreshes'] ?? []).toEqual(row.refreshes)
  expect('requestBody' in operation).toBe(row.body !== undefined)
  expect(operation.security).toEqual(row.token ? expect.arrayContaining([{ bearer: [] }]) : [])
  const named = (operation.parameters as { name?: string }[]).map((parameter) => parameter.name)
  for (const [, parameter] of row.path.matchAll(/\{(\w+)\}/g)) expect(named).toContain(parameter)
})

test.each(errorCodes)('%s has the status that the platform gives it', (code) => {
  expect(failureResponse(new Failure(code), 'en').status).toBe(statusOf[code])
})

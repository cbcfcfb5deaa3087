import * as v from 'valibot'
import type { AnyEndpoint } from '#lib/api/endpoint.ts'
import { type EndpointName, endpoints } from '#lib/api/endpoints.ts'

/** A row of the contract that an address belongs to. */
export interface Match {
  readonly name: EndpointName
  readonly row: AnyEndpoint
  readonly params: Readonly<Record<string, string>>
}

/** The parameters of a path that has the form of a row's path; undefined when it has not. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const found = new RegExp(`^${pattern.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path)
  if (!found) return undefined
  const params = Object.entries(found.groups ?? {})
  try {
    return Object.fromEntries(params.map(([name, segment]) => [name, decodeURIComponent(segment)]))
  } catch {
    return undefined
  }
}

const fieldsOf = ({ body }: AnyEndpoint): string[] =>
  body && 'entries' in body ? Object.keys(body.entries as object) : []

const isRecord = v.record(v.string(), v.unknown())

/** Of rows that share a path, the one whose fields the body has; the most demanding goes first. */
const byBody = (candidates: readonly Match[], body: unknown): Match | undefined => {
  const given = v.is(isRecord, body) ? body : {}
  return [...candidates]
    .sort((one, other) => fieldsOf(other.row).length - fieldsOf(one.row).length)
    .find(({ row }) => fieldsOf(row).every((field) => Object.hasOwn(given, field)))
}

const rows = Object.entries(endpoints) as [EndpointName, AnyEndpoint][]
// A literal path goes before a parameter: `consent/text/{version_id}` before `consent/{id}/text`.
const literalFirst = (one: Match, other: Match): number =>
  Object.keys(one.params).length - Object.keys(other.params).length

/** The row that answers a request; `path` is what stands after `/wl/v1/`. */
export function match(method: string, path: string, body: unknown): Match | undefined {
  const candidates = rows
    .filter(([, row]) => row.method === method)
    .flatMap(([name, row]) => {
      const params = paramsOf(row.path, path)
      return params ? [{ name, row, params }] : []
    })
    .sort(literalFirst)
  return candidates.length > 1 ? (byBody(candidates, body) ?? candidates[0]) : candidates[0]
}

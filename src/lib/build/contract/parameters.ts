import * as v from 'valibot'
import type { AnyEndpoint } from '../../api/endpoint.ts'
import { numeric } from '../../domain/tolerant.ts'
import { parameterNotes } from './about.ts'
import { type Json, jsonSchema } from './json-schema.ts'
import { strictWith } from './strict.ts'

/** The form of a value that the portal sends in an address: numbers as such, and a list for what may be one or many. */
const sent = strictWith(new Map([[numeric.options, v.number()]]))

interface Fields {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
}

/** A parameter that may be given more than once is a list; one alone looks the same in an address. */
const manyOf = (schema: Json): Json => {
  const forms = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : []
  return forms.find(({ type }) => type === 'array') ?? schema
}

/** The parameters in the address of a row: those of its path, then those of its query. */
export const parametersOf = ({ path, query }: AnyEndpoint): readonly Json[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: parameterNotes[name ?? ''],
    schema: { type: 'string', minLength: 1 },
  })),
  ...Object.entries((query as Fields | undefined)?.entries ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: schema.type !== 'optional',
    description: parameterNotes[name],
    schema: manyOf(jsonSchema(sent(schema))),
  })),
]

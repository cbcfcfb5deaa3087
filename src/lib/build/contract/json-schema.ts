import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { entities, notes } from './entities.ts'
import { wire } from './wire.ts'

/** Any object of the published document. */
export type Json = Readonly<Record<string, unknown>>

type Config = NonNullable<Parameters<typeof toJsonSchema>[1]>

const definitions = Object.fromEntries(Object.entries(entities).map(([name, schema]) => [name, wire(schema)]))

const config: Config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON has no other numbers, and what is trimmed may be sent with spaces.
  ignoreActions: ['finite', 'trim'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema: { propertyNames: _, ...rest } }) =>
    valibotSchema.type === 'record' ? rest : undefined,
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const noted = (name: string, schema: unknown): unknown =>
  isJson(schema) && notes[name] ? { ...schema, description: notes[name] } : schema

/** Returns the same schema with the notes on its fields. */
const annotated = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(annotated)
  if (!isJson(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => {
      if (key !== 'properties' || !isJson(inner)) return [key, annotated(inner)]
      const properties = Object.entries(inner).map(([name, field]) => [name, noted(name, annotated(field))])
      return [key, Object.fromEntries(properties)]
    }),
  )
}

/** A schema of the wire as the published contract writes it; what has a name is referred to by it. */
export const jsonSchema = (schema: v.GenericSchema): Json => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...config, definitions })
  return annotated(rest) as Json
}

/** The named schemas of the published contract. */
export const components = (): Json =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, config)).map(([name, schema]) => [
      name,
      noted(name, annotated(schema)),
    ]),
  )

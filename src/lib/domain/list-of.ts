import * as v from 'valibot'
import { lenientList } from './tolerant.ts'

/** A field that holds a lenient list; the contract wants it, but an absent one is an empty list and fails nothing. */
export const listOf = <const TSchema extends v.GenericSchema>(name: string, item: TSchema) =>
  v.fallback(lenientList(name, item), [])

/** The same where the contract lets the field be absent. */
export const optionalListOf = <const TSchema extends v.GenericSchema>(name: string, item: TSchema) =>
  v.optional(lenientList(name, item), [])

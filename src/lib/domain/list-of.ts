import * as v from 'valibot'
import { lenientList } from './tolerant.ts'

/** A field that holds a lenient list; an absent one is an empty list, and says nothing about it. */
export const listOf = <const TSchema extends v.GenericSchema>(name: string, item: TSchema) =>
  v.optional(lenientList(name, item), [])

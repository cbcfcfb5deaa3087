import * as v from 'valibot'
import { id, text } from './tolerant.ts'

/** Where rewards are sent to. Spec §3 "Delivery address". */
export const address = v.object({
  id,
  name: text,
  street: text,
  city: text,
  postal_code: text,
  country: text,
})
export type Address = v.InferOutput<typeof address>

import * as v from 'valibot'
import { id, line } from '../tolerant.ts'

/** An address that rewards are sent to. PRF-6. */
export const address = v.object({
  id,
  name: line,
  street: line,
  city: line,
  postal_code: line,
  country: line,
})
export type Address = v.InferOutput<typeof address>

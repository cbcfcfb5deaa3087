import * as v from 'valibot'
import { listOf } from './list-of.ts'
import { flag, id, numeric, optional, text } from './tolerant.ts'

/** Where a consent is asked for or listed. Spec §3 "Consent". */
export const consentPlace = v.picklist(['registration', 'footer', 'profile'])
export type ConsentPlace = v.InferOutput<typeof consentPlace>

/** A consent; its text is known by `version_id`, a signature by `signed_id`. Spec §3 "Consent". */
export const consent = v.object({
  id,
  version_id: id,
  title: text,
  is_required: flag,
  is_read_required: flag,
  is_signed: v.optional(flag, false),
  signed_id: optional(id),
  signed_at: optional(numeric),
  displayIn: listOf('displayIn', v.string()),
})
export type Consent = v.InferOutput<typeof consent>

/** The words of a consent. `html` is not safe as it is. */
export const consentText = v.object({ title: text, html: text })
export type ConsentText = v.InferOutput<typeof consentText>

import * as v from 'valibot'
import { listOf } from '../list-of.ts'
import { flag, id, name, numeric, optional, text } from '../tolerant.ts'

/** A place where a consent is asked for or listed. CON-4. */
export const consentPlace = v.picklist(['registration', 'footer', 'profile'])

/** A consent; its text is known by `version_id`, a signature by `signed_id`. CON-4. */
export const consent = v.object({
  id,
  version_id: id,
  title: name,
  is_required: flag,
  is_read_required: flag,
  is_signed: v.optional(flag, false),
  signed_id: optional(id),
  signed_at: optional(numeric),
  displayIn: listOf('displayIn', v.string()),
})
export type Consent = v.InferOutput<typeof consent>

/** Tells whether a consent can be taken back: the member has given it, and the platform knows by which signature. CON-4, PRV-1. */
export const canRevoke = ({ is_signed, signed_id }: Consent): boolean => is_signed && signed_id !== undefined

/** The words of a consent. `html` is not safe as it is. */
export const consentText = v.object({ title: name, html: text })

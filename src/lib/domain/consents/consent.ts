import * as v from 'valibot'
import { flag, id, listOf, name, numeric, optional, text } from '../tolerant.ts'
import { unixSeconds } from '../unix-seconds.ts'

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

/** Returns every consent once: those given, the newest first, then the others in the club's order. lists: by place. PRV-1. */
export const consentTimeline = (lists: readonly (readonly Consent[])[]): readonly Consent[] => {
  const byVersion = new Map<string, Consent>()
  for (const consent of lists.flat()) {
    const known = byVersion.get(consent.version_id)
    // A list for everybody may not say what the member has signed.
    if (!known || (consent.is_signed && !known.is_signed)) byVersion.set(consent.version_id, consent)
  }
  const dayOf = ({ is_signed, signed_at }: Consent) => (is_signed ? (unixSeconds(signed_at) ?? 0) : -1)
  return [...byVersion.values()].toSorted((a, b) => dayOf(b) - dayOf(a))
}

/** Returns a consent's version as members read it: `3` of `terms-3`; undefined where the id is random. PRV-1. */
export const versionOf = ({ version_id }: Pick<Consent, 'version_id'>): string | undefined =>
  /(?:^|[^a-z0-9]|[^a-z0-9]v|^v)(\d{1,4}(?:\.\d{1,4}){0,3})$/i.exec(version_id)?.[1]

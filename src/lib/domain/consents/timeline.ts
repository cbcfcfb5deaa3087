import { unixSeconds } from '../unix-seconds.ts'
import type { Consent } from './consent.ts'

/**
 * Returns every consent once: those that the member has given, the newest first, then the others in the order of the
 * club. lists: the consents of the places of the portal; the same version may stand in several. PRV-1.
 */
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

/**
 * Returns the number of a consent's version as members read it: `3` of `terms-3`. Undefined where its id has none that says
 * anything, such as a random one. PRV-1.
 */
export const versionOf = ({ version_id }: Pick<Consent, 'version_id'>): string | undefined =>
  /(?:^|[^a-z0-9]|[^a-z0-9]v|^v)(\d{1,4}(?:\.\d{1,4}){0,3})$/i.exec(version_id)?.[1]

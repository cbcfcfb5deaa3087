import { revokeConsent, signConsent } from '#lib/api/endpoints/consents.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { perform } from '#lib/queries/perform.ts'

/** A consent that is to be signed, or a signature that may be taken back. */
interface Signature {
  readonly versionId: string
  readonly signedId?: string | undefined
  readonly title?: string
  /** The club cannot do without it, and says so before. */
  readonly isRequired?: boolean
}

/** Signing a consent and taking the signature back; the rows refresh the consents and the member. CON-4. */
export const consentSigning = {
  change: ({ versionId: version_id }: Signature) =>
    perform(signConsent, { params: { version_id }, body: {} }, { inPlace: true }),
  remove: ({ versionId: version_id, signedId: signed_id = '' }: Signature) =>
    perform(revokeConsent, { params: { version_id, signed_id }, body: {} }, { inPlace: true }),
  changed: () => wordsNow().profile.legal.signedNow(),
  removed: () => wordsNow().profile.legal.revokedNow(),
}

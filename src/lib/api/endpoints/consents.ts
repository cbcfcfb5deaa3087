import * as v from 'valibot'
import { consent, consentPlace, consentText } from '../../domain/consents/consent.ts'
import { id } from '../../domain/tolerant.ts'
import { empty, endpoint, listAnswer } from '../endpoint.ts'

/** The consents of one place of the portal: the registration, the footer or the profile. */
export const listConsents = endpoint({
  method: 'POST',
  path: 'consents',
  body: v.object({ displayIn: consentPlace }),
  response: listAnswer('consents', consent),
  safe: true,
})

/** The words of one version of a consent, for dialogs. */
export const getConsentTextByVersion = endpoint({
  path: 'consent/text/{version_id}',
  response: consentText,
  assumed: false,
})

/** The words of a consent as they stand today, for its page. */
export const getConsentText = endpoint({ path: 'consent/{id}/text', response: consentText, assumed: false })

/** Signs one version of a consent. Signing twice is one signature. */
export const signConsent = endpoint({
  method: 'POST',
  path: 'consent/text/{version_id}/sign',
  body: empty,
  response: v.object({ signed_id: id }),
  refreshes: ['consents', 'user'],
})

/** Takes a signature back. */
export const revokeConsent = endpoint({
  method: 'POST',
  path: 'consent/text/{version_id}/revoke/{signed_id}',
  body: empty,
  refreshes: ['consents', 'user'],
})

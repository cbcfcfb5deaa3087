import type { EndpointName } from '../../api/endpoints.ts'

/** The rows that visitors may call too. A token that comes along must still be good, but for those that take none. */
export const openRows = [
  'signIn',
  'requestSignInCode',
  'signInWithCode',
  'requestPasskeySignIn',
  'signInWithPasskey',
  'refreshSession',
  'signOut',
  'requestPasswordReset',
  'resetPassword',
  'verifyCard',
  'register',
  'verifyEmail',
  'confirmVerification',
  'confirmPrivacyRequest',
  'listConsents',
  'getConsentTextByVersion',
  'getConsentText',
  'getPage',
  'getPageHtml',
  'listStores',
  'getDomainConfig',
  'getConfig',
  'getTranslations',
] as const satisfies readonly EndpointName[]

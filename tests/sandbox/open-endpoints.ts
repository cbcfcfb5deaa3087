import type { EndpointName } from '#lib/api/endpoints.ts'

/** The rows that visitors may call too. A token that comes along must still be good, but for those that take none. */
export const openEndpoints = [
  'signIn',
  'requestSignInCode',
  'signInWithCode',
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
export type OpenEndpoint = (typeof openEndpoints)[number]

const open: ReadonlySet<string> = new Set(openEndpoints)

/** Whether a row can be called without a session. */
export const isOpen = (name: EndpointName): boolean => open.has(name)

/** Signing out must work with a token that has run out; the other rows take no token at all. */
export const ignoresToken = (name: EndpointName, takesToken: boolean): boolean =>
  !takesToken || name === 'signOut'

/** The ways in which a session is kept: as tokens in the page's storage, or in cookies of the platform. */
export type SessionMode = 'token' | 'cookie'

/**
 * Reads `SESSION` of the build's variables: `cookie`, or `token` where it is not set. Fails with one sentence for another word,
 * and for settings that cookies cannot go with. LCK-3.
 */
export const readSessionMode = ({
  SESSION = '',
  API_URL = '',
  QA = '',
}: Readonly<Record<string, string | undefined>>): SessionMode => {
  if (SESSION === '' || SESSION === 'token') return 'token'
  if (SESSION !== 'cookie') throw new Error(`SESSION is "${SESSION}": it can be "token" or "cookie".`)
  if (API_URL !== '')
    throw new Error(
      'SESSION=cookie needs a platform on the origin of the pages, where cookies go with each call: leave API_URL out.',
    )
  if (QA === '1')
    throw new Error("SESSION=cookie has no testers' pages, which sign people in by tokens: leave QA out.")
  return 'cookie'
}

import type { BrowserContext, Page } from 'playwright'
import { authKey, clubKey, keyOfTenant, sessionIdKey, tenantKey } from '#lib/browser/storage-keys.ts'
import { personaEmail, personaPassword } from '../sandbox/personas.ts'

/** Puts the session of the member with points into a browser; the club is known to it as after an earlier visit. */
export const signIn = async (context: BrowserContext, url: string): Promise<Page> => {
  const response = await fetch(`${url}/wl/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: personaEmail('verified'), password: personaPassword }),
  })
  const { data } = (await response.json()) as { data: unknown }
  const page = await context.newPage()
  await page.goto(`${url}/pass-login`)
  await page.waitForFunction(
    (prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix)),
    clubKey(''),
  )
  const club = await page.evaluate((key) => sessionStorage.getItem(key) ?? location.host, tenantKey)
  // A build with TENANT_SWITCH has the club in the name.
  const names = [
    [authKey, sessionIdKey],
    [keyOfTenant(authKey, club), keyOfTenant(sessionIdKey, club)],
  ] as const
  for (const [auth, id] of names)
    await page.evaluate(
      ([auth, id, pair]) => {
        localStorage.setItem(auth, pair)
        localStorage.setItem(id, 'bench')
      },
      [auth, id, JSON.stringify(data)] as const,
    )
  return page
}

import type { BrowserContext, Page } from 'playwright'
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
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('club:')))
  await page.evaluate((pair) => {
    localStorage.setItem('auth', pair)
    localStorage.setItem('auth-sitting', 'bench')
  }, JSON.stringify(data))
  return page
}

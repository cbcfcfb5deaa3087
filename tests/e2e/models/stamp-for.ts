import { realpath, rm } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { readSite } from '#lib/build/stamping/site.ts'
import { stampAll } from '#lib/build/stamping/stamp-all.ts'
import type { World } from '../fixtures.ts'
import { stampedFolder } from './stamped.ts'

/** The origin of the clubs' pictures, besides their platform. */
export const pictures = 'https://cdn.example'

const made: string[] = []

/** Removes the site of a club that a test has stamped. */
export const removeClub = async (domain: string): Promise<void> => {
  await rm(await realpath(`${stampedFolder}/${domain}`), { recursive: true })
  await rm(`${stampedFolder}/${domain}`)
}

/** Removes the sites that the last test has stamped, once its page has left them: its later parts may be on their way. */
export const removeStamped = async ({ page }: { page: Page }): Promise<void> => {
  await page.goto('about:blank')
  for (const domain of made.splice(0)) await removeClub(domain)
}

/** A club of the sandbox, and the language that its site is stamped in. */
interface StampedClub {
  readonly id: string
  readonly lang: string
}

/** Stamps a club's site for the platform of this test, and gives its address. settings: what the club has of its own. */
export const stampFor = async (
  page: Page,
  world: World,
  baseURL: string,
  { id, lang }: StampedClub,
  settings: object = { 'GENERAL.custom_css': 'main h1 { letter-spacing: 3px }' },
): Promise<string> => {
  const general = { 'GENERAL.lang': lang, ...settings }
  await world.controls.post('/settings', { tenant: id, general })
  const { host, protocol } = new URL(baseURL)
  // A host of this world's own, so that tests side by side do not write over each other.
  const domain = `${id}.${world.id}.${host}`
  const own = `${protocol}//${domain}`
  // The platform names its pictures by the address at which it was asked.
  const asked: typeof fetch = async (url, init) => {
    const answer = await fetch(String(url).replace(own, baseURL), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-sandbox-world': world.id },
    })
    return new Response((await answer.text()).replaceAll(baseURL, own), {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    })
  }
  const [outcome] = await stampAll(
    await readSite(process.env.CLIENT_ZONE_DIST ?? 'dist'),
    [{ domain, ask: baseURL, images: [own, pictures] }],
    stampedFolder,
    { fetch: asked },
  )
  expect(outcome?.error).toBeUndefined()
  made.push(domain)
  await page.context().addCookies([{ name: 'sandbox-world', value: world.id, url: own }])
  return own
}

import { readSite } from '#lib/build/stamping/site.ts'
import { stampAll } from '#lib/build/stamping/stamp-all.ts'
import { mock } from '#sandbox/mock.ts'
import { personaEmail, personaPassword } from '#sandbox/personas.ts'
import { expect, test } from './fixtures.ts'
import { profileLink } from './models/profile-link.ts'
import { removeClub } from './models/stamp-for.ts'
import { stampedFolder } from './models/stamped.ts'

test('an integrator’s portal signs in at the served contract, which stands on another origin @E3', async ({
  page,
  baseURL,
}, { parallelIndex }) => {
  const contract = await mock({ port: 0 })
  const domain = `fuel.mock${parallelIndex}.${new URL(baseURL ?? '').host}`
  try {
    const [outcome] = await stampAll(
      await readSite(process.env.CLIENT_ZONE_DIST ?? 'dist'),
      [{ domain, api: contract.url }],
      stampedFolder,
    )
    expect(outcome?.error).toBeUndefined()
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (pathname.startsWith('/wl/v1/')) asked.add(`${origin} ${request.method()} ${pathname.slice(7)}`)
    })
    await page.goto(`http://${domain}/pass-login`)
    await page.getByLabel('E-mail').fill(personaEmail('verified'))
    await page.getByLabel('Password', { exact: true }).fill(personaPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(profileLink(page)).toBeVisible()
    await page.goto(`http://${domain}/coupons`)
    await expect(page.locator('#content a[href^="/coupon/"]').first()).toBeVisible()
    expect([...asked]).toContain(`${contract.url} POST user/login`)
    expect([...asked]).toContain(`${contract.url} GET coupons`)
    expect([...asked].filter((call) => !call.startsWith(contract.url))).toEqual([])
    // Any page of this machine may read what is served.
    const title = await page.evaluate(async (address) => {
      const { info } = await (await fetch(address)).json()
      return info.title
    }, `${contract.url}/openapi.json`)
    expect(title).toBe('Client Zone: platform contract')
  } finally {
    await contract.close()
    // Its later parts may be on their way.
    await page.goto('about:blank')
    await removeClub(domain)
  }
})

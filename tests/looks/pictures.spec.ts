import { type Route, routes } from '#lib/routes.ts'
import { demoClubs, type TenantId } from '#sandbox/tenants.ts'
import { expect, test } from '../e2e/fixtures.ts'
import { openAddress } from '../e2e/models/addresses-of-routes.ts'
import { settle } from '../e2e/models/settled.ts'

/** The moment at which every page is seen, for the browser and the platform: a Thursday noon in Sofia. */
const moment = Date.UTC(2026, 10, 26, 10)

/** Colours are the same in both windows: the phone's picture is light, the laptop's dark. */
const windows = [
  { width: 390, height: 844, scheme: 'light' },
  { width: 1280, height: 800, scheme: 'dark' },
] as const

const all: readonly Route[] = routes

/** The pages that show most of a club's theme. */
const ofEachClub = ['/', '/coupons', '/coupon/{id}', '/card', '/pass-login']

/** The first club is seen on every page; a later step of a flow is opened by the journeys of that flow alone. */
const routesOf = (club: TenantId): readonly Route[] =>
  all.filter(({ path, needs }) => (club === demoClubs[0]?.id ? !needs : ofEachClub.includes(path)))

const nameOf = (path: string): string => path.replace(/[/{}]+/g, '-').replace(/^-|-$/g, '') || 'start'

test.use({ newWindow: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { id: club } of demoClubs)
  for (const route of routesOf(club))
    for (const viewer of ['visitor', 'member'] as const) {
      if (route.audience !== 'anyone' && route.audience !== viewer) continue
      test(`a ${viewer} of ${club} sees ${route.path} as it was`, async ({ page, world }) => {
        await world.controls.post('/clock', { offset_s: (moment - Date.now()) / 1000 })
        await world.controls.post('/speed', { rate: 0 })
        await page.clock.setFixedTime(moment)
        await (viewer === 'member' ? world.signIn(page, 'verified', club) : world.enter(page, club))
        await page.goto(await openAddress(page, route))
        for (const { scheme, ...size } of windows) {
          await page.setViewportSize(size)
          await page.emulateMedia({ colorScheme: scheme })
          await settle(page)
          await expect(page).toHaveScreenshot(
            `${club}-${viewer}-${nameOf(route.path)}-${size.width}-${scheme}.png`,
          )
        }
      })
    }

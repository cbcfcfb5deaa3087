import type { Browser, Page } from 'playwright'
import { build } from 'vite'
import type { Tenant } from '#sandbox/tenant.ts'
import type { TenantId } from '#sandbox/tenants.ts'
import type { Served } from '../../sandbox/serve.ts'
import { type Scheme, type Screen, screensOf, sizes } from '../screens.ts'
import { type Visit, visitClub } from '../visit.ts'
import { themesOf } from './any-theme.ts'
import { faintOn, stopMovement, wrongOn } from './judge.ts'

/** The window that themes are judged in. */
const [phone] = sizes

type Settings = Readonly<Record<string, unknown>>

/** Something wrong on a screen in a theme. */
export interface Finding {
  /** The theme's place among those of its seed, from 1. */
  readonly theme: number
  readonly screen: string
  readonly scheme: Scheme
  readonly sentence: string
  readonly settings: Settings
}

/** The result of judging themes. */
export interface Judged {
  readonly themes: number
  readonly screens: readonly string[]
  readonly findings: readonly Finding[]
}

/** A screen that themes are tried on, and what is done on it first. */
interface Stage {
  readonly screen: string
  readonly prepare?: (page: Page) => Promise<void>
}

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('header button[aria-haspopup], header button[aria-expanded]').last().click()
  await page.getByRole('dialog').waitFor()
}

const sendEmptyForm = async (page: Page): Promise<void> => {
  await page.locator('main button[type=submit]').click()
  await page.locator('main [aria-invalid=true]').first().waitFor()
}

/** Screens on which between them all colours of a club stand; two windows share them. */
const stages: readonly (readonly Stage[])[] = [
  [
    { screen: 'visitor-start' },
    { screen: 'member-coupons' },
    { screen: 'member-promo-code', prepare: sendEmptyForm },
  ],
  [{ screen: 'member-start' }, { screen: 'member-coupon-id' }, { screen: 'member-card', prepare: openMenu }],
]

const nameOf = ({ screen, prepare }: Stage): string =>
  prepare === openMenu ? `${screen} with its menu` : prepare ? `${screen} with errors` : screen

/** The portal's own code that makes a theme of settings and puts it on a page, in one script. */
export const themeCode = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: new URL('wear-theme.ts', import.meta.url).pathname, formats: ['iife'], name: 'themes' },
    },
  })
  const [first] = [built].flat()
  const [file] = first && 'output' in first ? first.output : []
  if (!file) throw new Error('The code of themes was not built.')
  return file.code
}

/** Dresses the open page in settings, as the portal does when a club's settings come. */
export const wear = (page: Page, settings: Settings): Promise<void> =>
  page.evaluate((general) => {
    const put = Reflect.get(window, 'wearTheme') as (general: object) => void
    put(general)
  }, settings)

/** The theme that a page wears: its root's variables, in the order of their names. */
const wornOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.documentElement.style]
      .map((name) => `${name}: ${document.documentElement.style.getPropertyValue(name)}`)
      .toSorted(),
  )

const screenOf = (club: Tenant, name: string): Screen => {
  const screen = screensOf(club).find((one) => one.name === name)
  if (!screen) throw new Error(`There is no screen ${name}.`)
  return screen
}

/** Opens a screen for themes: nothing on it moves, and it has the code that dresses it. */
const openStage = async (visit: Visit, club: Tenant, { screen, prepare }: Stage, code: string) => {
  await visit.open(screenOf(club, screen), phone)
  await prepare?.(visit.page)
  await visit.page.evaluate(code)
  await stopMovement(visit.page)
}

/** Judges themes on all stages, without a picture. Fails where the page wears another theme than the portal would put on. */
export const judgeThemes = async (
  browser: Browser,
  server: Served,
  club: Tenant,
  { seed, amount }: { readonly seed: number; readonly amount: number },
): Promise<Judged> => {
  const code = await themeCode()
  const themes = themesOf(seed, amount)
  const findings: Finding[] = []
  const work = async (mine: readonly Stage[], index: number) => {
    const visit = await visitClub(browser, server, club, `themes-${index}`)
    const { general } = await settingsOf(visit.page, server, club)
    for (const stage of mine) {
      await openStage(visit, club, stage, code)
      for (const [place, settings] of themes.entries()) {
        await wear(visit.page, { ...general, ...settings })
        const add = (scheme: Scheme, sentences: readonly string[]) =>
          findings.push(
            ...sentences.map((sentence) => ({
              theme: place + 1,
              screen: nameOf(stage),
              scheme,
              sentence,
              settings,
            })),
          )
        await visit.page.emulateMedia({ colorScheme: 'light' })
        add('light', await wrongOn(visit.page))
        if (settings['VISUAL.dark'] === false) continue
        // The scheme changes colours and nothing else.
        await visit.page.emulateMedia({ colorScheme: 'dark' })
        add('dark', await faintOn(visit.page))
      }
    }
    await visit.close()
  }
  await Promise.all(stages.map(work))
  return {
    themes: amount,
    screens: stages.flat().map(nameOf),
    findings: findings.toSorted((one, other) => one.theme - other.theme),
  }
}

/** The settings of a club as the platform answers them. */
export const settingsOf = async (
  page: Page,
  server: Served,
  club: Tenant,
): Promise<{ general: Settings }> => {
  const answer = await page.request.get(`${server.url}/wl/v1/platform/domain/${club.id}/config/public`)
  const { data } = (await answer.json()) as { data: { general: Settings } }
  return data
}

/**
 * Compares what a page wears by `wear` with what it wears when the platform has the settings and the page is opened: the
 * variables that are not the same, none where all is well.
 */
export const wornOtherwise = async (
  browser: Browser,
  server: Served,
  club: Tenant,
  settings: Settings,
): Promise<readonly string[]> => {
  const world = 'themes-of-platform'
  const { settings: set } = server.controls.world(world)
  const id = club.id as TenantId
  set(id, {})
  const visit = await visitClub(browser, server, club, world)
  const { general } = await settingsOf(visit.page, server, club)
  const stage = { screen: 'visitor-start' }
  await openStage(visit, club, stage, await themeCode())
  await wear(visit.page, { ...general, ...settings })
  const here = await wornOn(visit.page)
  set(id, settings)
  await visit.open(screenOf(club, stage.screen), phone)
  const there = await wornOn(visit.page)
  await visit.close()
  return [...here.filter((one) => !there.includes(one)), ...there.filter((one) => !here.includes(one))]
}

import { expect, type Locator, type Page } from 'playwright/test'
import type { Rgb } from '#lib/design/readable.ts'
import { luminance } from '#lib/design/readable.ts'
import { axeOn, stillness } from './accessible.ts'

/** An element of axe's answer that is too faint, with the reason. */
interface FaintNode {
  readonly target: readonly unknown[]
  readonly any: readonly {
    readonly message: string
    readonly data?: { readonly messageKey?: string } | null
  }[]
}

/** Answers of axe to one rule. */
type FaintNodes = readonly { readonly nodes: readonly FaintNode[] }[]

/**
 * The texts that axe finds too faint, one line each, once the page stands still. Axe is put there once: each further
 * answer takes a third of the time.
 */
export const faint = async (page: Page): Promise<readonly string[]> => {
  await stillness(page)
  const isThere = await page.evaluate(() => Reflect.has(window, 'axe'))
  if (!isThere) await axeOn(page).withRules(['color-contrast']).analyze()
  const nodes = await page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as {
      run(at: Document, options: object): Promise<{ violations: FaintNodes; incomplete: FaintNodes }>
    }
    const options = { runOnly: ['color-contrast'], resultTypes: ['violations', 'incomplete'] }
    const { violations, incomplete } = await run(document, options)
    // Axe leaves it open whether a text in the very colour of its ground is hidden on purpose: here none is.
    const isVanished = ({ any }: FaintNode) => any.some(({ data }) => data?.messageKey === 'equalRatio')
    return [
      ...violations.flatMap(({ nodes }) => nodes),
      ...incomplete.flatMap(({ nodes }) => nodes.filter(isVanished)),
    ].map(({ target, any }) => ({ target, any }))
  })
  return nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`)
}

/** Returns what is seen of an element's ground, each translucent one laid over those behind it. */
export const seenGround = async (at: Locator): Promise<Rgb> => {
  const parts = await at.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return []
    const grounds: string[] = []
    for (let one: Element | null = element; one; one = one.parentElement)
      grounds.unshift(getComputedStyle(one).backgroundColor)
    for (const ground of ['white', ...grounds]) {
      canvas.fillStyle = ground
      canvas.fillRect(0, 0, 1, 1)
    }
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  const [red = 255, green = 255, blue = 255] = parts
  return [red, green, blue]
}

/** Tells how light the ground of an element is, from 0 (black) to 1 (white). */
export const lightness = async (at: Locator): Promise<number> => luminance(await seenGround(at))

/**
 * Lets the browser darken by itself what is light, as a phone in the dark may; asserts that it does so on this page.
 * Nothing of that is told to scripts or styles, so a light mark is put on the page, and its picture is asked.
 */
export const darkenPages = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await page.evaluate(() => {
    const mark = document.createElement('div')
    mark.id = 'mark'
    mark.style.cssText =
      'color-scheme: light; background: #fff; position: fixed; inset: 0 auto auto 0; width: 9px; height: 9px; z-index: 9999'
    document.body.append(mark)
  })
  const mark = async () => {
    const shot = await page.screenshot({ clip: { x: 4, y: 4, width: 1, height: 1 } })
    const [red = 255, green = 255, blue = 255] = await page.evaluate(
      async (bytes) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        canvas?.drawImage(await createImageBitmap(new Blob([new Uint8Array(bytes)])), 0, 0)
        return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
      },
      [...shot],
    )
    return luminance([red, green, blue])
  }
  await expect.poll(mark).toBeLessThan(0.1)
  await page.evaluate(() => document.querySelector('#mark')?.remove())
}

/** Notes the ground of each page's body with the first frame in which there is one; read it with `firstGround`. */
export const watchFirstGround = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = () => {
      const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet
      if (!document.body || !sheet) return void requestAnimationFrame(note)
      Reflect.set(window, 'firstGround', getComputedStyle(document.body).backgroundColor)
      Reflect.set(window, 'hadRun', document.documentElement.dataset.painted !== undefined)
    }
    requestAnimationFrame(note)
  })

/** The ground of the page in its first frame, and whether its islands had started by then. */
export const firstGround = (page: Page): Promise<readonly [ground: string, hadRun: boolean]> =>
  page.evaluate(() => [Reflect.get(window, 'firstGround'), Reflect.get(window, 'hadRun')] as const)

/** Expects that the page is dark, as its controls of the browser's own are, and that every word on it reads. */
export const expectDark = async (page: Page): Promise<void> => {
  await stillness(page)
  expect(await lightness(page.locator('body'))).toBeLessThan(0.06)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(await faint(page)).toEqual([])
}

import type { Page } from 'playwright/test'
import { authKey, keyOfTenant } from '#lib/browser/storage-keys.ts'
import { freeCards } from '#sandbox/seeds.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible } from './models/accessible.ts'
import { numberField, openPairing, photoOf } from './models/cards.ts'

const [free = '', other = ''] = freeCards
/** The card of the demo's first person. */
const held = '6340123456781001'
const pair = (page: Page) => page.getByRole('button', { name: 'Link card' })
const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan your card' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Refuses the camera, so that the scanner is at rest. */
const withoutCamera = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No camera', 'NotFoundError'))
  })
/** The camera shows a picture; what became of its track is told by `cameraEnded`. */
const withCamera = (page: Page, picture: string) =>
  page.addInitScript((source) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      const paint = () => {
        const brush = canvas.getContext('2d')
        if (brush) brush.fillStyle = 'white'
        brush?.fillRect(0, 0, 640, 480)
        brush?.drawImage(image, 160, 80, 320, 320)
        requestAnimationFrame(paint)
      }
      paint()
      const stream = canvas.captureStream()
      Object.assign(window, { camera: stream.getTracks()[0] })
      return stream
    }
  }, picture)
const cameraState = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'camera') as MediaStreamTrack | undefined)?.readyState)

test('a member pairs her card by the keyboard alone, and is led to it @PRF-5 @BI-13', {
  tag: ['@PRF-5', '@BI-13', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'cardless')
  await openPairing(page)
  await expectAccessible(page)
  await numberField(page).focus()
  await page.keyboard.type(`${free.slice(0, 4)}-${free.slice(4)}`)
  await expect(numberField(page)).toHaveValue(free.replace(/(.{4})(?=.)/g, '$1 '))
  expect(await numberField(page).getAttribute('value')).toBeNull()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Card linked.')).toBeFocused()
  await expectAccessible(page)
  expect(await world.calls('linkIdentity')).toHaveLength(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Show my card' })).toBeFocused()
  await page.reload()
  await expect(heading(page, 'You already have a card.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show my card' })).toHaveAttribute('href', '/card')
})

test('a number that is none, or that nobody knows, is said in its place and stays @PRF-5 @BI-13 @REG-5', {
  tag: ['@PRF-5', '@BI-13', '@REG-5', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'cardless')
  await openPairing(page)
  await pair(page).click()
  await expect(page.getByText('Card number is a required field')).toBeVisible()
  for (const digits of [free.slice(1), `${free}7`]) {
    await numberField(page).fill(digits)
    await pair(page).click()
    await expect(page.getByText('A card number has 16 digits. Check it and try again.')).toBeVisible()
    await expect(numberField(page)).toBeFocused()
    expect((await numberField(page).inputValue()).replaceAll(' ', '')).toBe(digits)
  }
  expect(await world.calls('linkIdentity')).toHaveLength(0)
  await numberField(page).fill('1111222233334444')
  await pair(page).click()
  await expect(page.getByText('We don’t know this card number.')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Where do I find the number?').click()
  await expect(page.getByRole('img', { name: /^A receipt/ })).toBeVisible()
  await expectAccessible(page)
})

for (const [way, address] of [
  ['Sign in to the other account', '/'],
  ['Reset password', '/forgot'],
] as const)
  test(`a card that is registered already leads a member on by “${way}” @PRF-5`, {
    tag: ['@PRF-5'],
  }, async ({ page, world }) => {
    await world.signIn(page, 'cardless')
    await openPairing(page)
    await numberField(page).fill(held)
    await pair(page).click()
    await expect(
      page.getByText(
        'This card is already registered in our platform, please try to login or request to reset password.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: way }).click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('#content form')).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), keyOfTenant(authKey, 'fuel'))).toBeNull()
  })

test('when the answer is lost her cards are read and nothing is sent again @PRF-5 FT-28', {
  tag: ['@PRF-5', '@gate'],
}, async ({ page, world }) => {
  await world.signIn(page, 'cardless')
  await openPairing(page)
  // The platform does what it is asked for, and only the answer does not come through.
  await page.route('**/user/identity/link', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await numberField(page).fill(free)
  await pair(page).click()
  await expect(heading(page, 'Card linked.')).toBeVisible()
  expect(await world.calls('linkIdentity')).toHaveLength(1)
})

test('offline in the middle of it she is told so, loses nothing, and goes on when the network is back @PRF-5 FT-28', {
  tag: ['@PRF-5'],
}, async ({ page, world, context }) => {
  await world.signIn(page, 'cardless')
  await openPairing(page)
  await numberField(page).fill(free)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await pair(page).click()
  await expect(page.getByText('We got no answer')).toBeVisible()
  await expect(pair(page)).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText('You don’t have the card yet.')).toBeVisible()
  await pair(page).click()
  await expect(heading(page, 'Card linked.')).toBeVisible()
  expect(await world.calls('linkIdentity')).toHaveLength(1)
})

test('“not now” leads back to where she came from, and to the start when she came from nowhere @PRF-5', {
  tag: ['@PRF-5'],
}, async ({ page, world }) => {
  await world.signIn(page, 'cardless')
  await page.goto('/transactions')
  await openPairing(page)
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/transactions')
  await page.goto('/')
  await page.locator('#content').getByRole('link', { name: 'Link a card' }).click()
  await expect(page).toHaveURL('/link-card')
})

test('the number is read from a photo of the barcode, with nothing from another site @PRF-5', {
  tag: ['@PRF-5'],
}, async ({ page, world, baseURL }) => {
  await withoutCamera(page)
  await world.signIn(page, 'cardless')
  await openPairing(page)
  const strangers: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url())
  })
  await page.getByRole('button', { name: 'Scan your card' }).click()
  await expect(scanner(page).getByText('No camera available.')).toBeVisible()
  await expectAccessible(page)
  const files = scanner(page).locator('input[type=file]')
  await files.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(scanner(page).getByText('No card number found in this photo.')).toBeVisible()
  await files.setInputFiles(await photoOf('4006381333931', 'ean13'))
  await expect(scanner(page).getByText('Reading the photo…')).toBeHidden()
  await expect(scanner(page).getByText('No card number found in this photo.')).toBeVisible()
  await files.setInputFiles(await photoOf(free, 'code128'))
  await expect(scanner(page)).toBeHidden()
  await expect(numberField(page)).toHaveValue(free.replace(/(.{4})(?=.)/g, '$1 '))
  expect(strangers).toEqual([])
  await pair(page).click()
  await expect(heading(page, 'Card linked.')).toBeVisible()
})

test('the camera reads the card, and is let go then @PRF-5', { tag: ['@PRF-5'] }, async ({ page, world }) => {
  const { buffer } = await photoOf(other, 'qrcode')
  await withCamera(page, `data:image/png;base64,${buffer.toString('base64')}`)
  await world.signIn(page, 'cardless')
  await openPairing(page)
  await page.getByRole('button', { name: 'Scan your card' }).click()
  await expect(numberField(page)).toHaveValue(other.replace(/(.{4})(?=.)/g, '$1 '))
  expect(await cameraState(page)).toBe('ended')
  await expect(scanner(page)).toBeHidden()
})

test('the camera is let go when the dialog is closed, and when the page is left @PRF-5', {
  tag: ['@PRF-5'],
}, async ({ page, world }) => {
  const { buffer } = await photoOf('no card', 'qrcode')
  await withCamera(page, `data:image/png;base64,${buffer.toString('base64')}`)
  await world.signIn(page, 'cardless')
  await openPairing(page)
  const open = page.getByRole('button', { name: 'Scan your card' })
  await open.click()
  await expect(scanner(page).locator('video')).toBeVisible()
  expect(await cameraState(page)).toBe('live')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(scanner(page).locator('video')).toHaveCount(0)
  expect(await cameraState(page)).toBe('ended')
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(scanner(page).locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(scanner(page)).toBeHidden()
  expect(await cameraState(page)).toBe('ended')
  await expect(open).toBeFocused()
})

test('a member who does not allow the camera is told what else there is @PRF-5', {
  tag: ['@PRF-5'],
}, async ({ page, world }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await world.signIn(page, 'cardless')
  await openPairing(page)
  await page.getByRole('button', { name: 'Scan your card' }).click()
  await expect(scanner(page).getByText('The camera is blocked.')).toBeVisible()
  await expect(scanner(page).getByRole('button', { name: 'Use the camera' })).toBeVisible()
})

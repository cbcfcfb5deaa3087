import { toBuffer } from 'bwip-js/node'
import { expect, type Locator, type Page } from 'playwright/test'

/** Opens the pairing of a card and waits for its form. */
export const openPairing = async (page: Page): Promise<void> => {
  await page.goto('/link-card')
  await expect(numberField(page)).toBeVisible()
}

/** The field of a card's number, whatever the language. */
export const numberField = (page: Page): Locator => page.locator('#content input[name=card]')

/** A photo of a card: its barcode, drawn as printers draw it. */
export const photoOf = async (text: string, kind: 'code128' | 'qrcode' | 'ean13') => ({
  name: 'card.png',
  mimeType: 'image/png',
  buffer: await toBuffer({ bcid: kind, text, scale: 4, padding: 20, backgroundcolor: 'FFFFFF' }),
})

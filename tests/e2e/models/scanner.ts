import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator } from 'playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { expect } from '../fixtures.ts'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** Reads what is drawn as a till's scanner would, from the picture on the screen: format and text of each code. */
export const scan = async (drawn: Locator): Promise<string[]> => {
  const found = await readBarcodes(new Uint8Array(await drawn.screenshot()))
  return found.map(({ format, text }) => `${format} ${text}`)
}

/** The modules of a drawn code are whole numbers of the screen's dots; dots: how many make a CSS pixel. */
export const expectWholeModules = async (drawn: Locator, dots = 1): Promise<void> => {
  const { length, modules } = await drawn.evaluate((svg) => {
    const { width, height } = svg.getBoundingClientRect()
    const [, , across = 0, down = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    return across >= down ? { length: width, modules: across } : { length: height, modules: down }
  })
  const module = (length * dots) / modules
  expect(module).toBeGreaterThanOrEqual(1)
  expect(module).toBeCloseTo(Math.round(module), 3)
}

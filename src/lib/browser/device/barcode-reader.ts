import { importLate } from '../late-code.ts'

/** A picture that `read` can look at: a running one, or a still one. */
type Picture = HTMLVideoElement | ImageBitmap

interface Detector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>
}

type Format = (typeof formats)[number]

interface DetectorClass {
  new (options: { formats: Format[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  /** In some browsers only. Accelerated Shape Detection in Images (WICG). */
  var BarcodeDetector: DetectorClass | undefined
}

/** The kinds of code that hold a card's 16 digits. */
const formats = ['code_128', 'qr_code', 'itf', 'code_39', 'data_matrix', 'pdf417', 'aztec'] as const

/** Reads the texts of all codes in a picture. */
export type ReadBarcodes = (picture: Picture) => Promise<readonly string[]>

/** The browser's own detector, where it reads what is printed on most cards. */
const ownDetector = async (): Promise<Detector | undefined> => {
  const own = globalThis.BarcodeDetector
  const readable = (await own?.getSupportedFormats()) ?? []
  const shared = formats.filter((format) => readable.includes(format))
  return own && shared.includes('code_128') ? new own({ formats: shared }) : undefined
}

/** A detector in WebAssembly, a third of a megabyte, from our own site; fetched where the browser has none. */
const fetchedDetector = async (): Promise<Detector> => {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await importLate(() =>
    Promise.all([import('barcode-detector/ponyfill'), import('zxing-wasm/reader/zxing_reader.wasm?url')]),
  )
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return new BarcodeDetector({ formats: [...formats] })
}

/** Gets ready to read barcodes. Fails when what that takes cannot be fetched. */
export const loadBarcodeReader = async (): Promise<ReadBarcodes> => {
  const detector = (await ownDetector()) ?? (await fetchedDetector())
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue)
}

import type { BarcodeFormat, BarcodeDetector as Detector } from 'barcode-detector/ponyfill'
import { importLate } from '../late-code.ts'

/** More pixels than this make a barcode no easier to read, and a phone run out of memory. */
const largestSide = 2400

/** A photo as pixels, upright and no larger than is useful. Fails when the file is no picture. */
export const pixelsOf = async (photo: Blob): Promise<ImageBitmap> => {
  const whole = await createImageBitmap(photo)
  const scale = largestSide / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const size = {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
  }
  const small = await createImageBitmap(whole, { ...size, resizeQuality: 'high' })
  whole.close()
  return small
}

/** The reason why no camera runs: the member or the browser refused, or there is none to use. */
type CameraFailure = 'refused' | 'unavailable'

/** Tells what the failure to open a camera means. Media Capture and Streams (W3C), getUserMedia. */
export const cameraFailure = (error: unknown): CameraFailure =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'refused'
    : 'unavailable'

/**
 * Opens the camera that looks away from the member and gives its picture, to be put on the page. The camera is let
 * go when `signal` aborts, also while the browser still asks for permission. `onEnd` hears when it is taken away.
 * @throws what the browser says; see `cameraFailure`
 */
export const openCamera = async (signal: AbortSignal, onEnd: () => void): Promise<HTMLVideoElement> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) stop()
  signal.throwIfAborted()
  signal.addEventListener('abort', stop, { once: true })
  for (const track of stream.getTracks()) track.addEventListener('ended', onEnd)
  const picture = document.createElement('video')
  picture.muted = true
  picture.playsInline = true
  picture.autoplay = true
  picture.srcObject = stream
  return picture
}

/** A picture that `read` can look at: a running one, or a still one. */
type Picture = HTMLVideoElement | ImageBitmap

declare global {
  /** In some browsers only. Accelerated Shape Detection in Images (WICG). */
  var BarcodeDetector: typeof Detector | undefined
}

/** The kinds of code that hold a card's 16 digits. */
const formats: readonly BarcodeFormat[] = [
  'code_128',
  'qr_code',
  'itf',
  'code_39',
  'data_matrix',
  'pdf417',
  'aztec',
]

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

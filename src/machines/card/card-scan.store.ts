import { type EventObject, fromCallback, fromPromise } from 'xstate'
import {
  cameraFailure,
  loadBarcodeReader,
  openCamera,
  pixelsOf,
  type ReadBarcodes,
} from '#lib/browser/device/barcode-reader.ts'
import { onLeave, onReturn, stopAll } from '#lib/browser/navigation.ts'
import { cardNumber } from '#lib/domain/card/card.ts'
import { cardScanMachine } from './card-scan.machine.ts'

/** The pause of the processor between two looks at the camera's picture, in milliseconds. */
const restBetween = 150

const rest = () => new Promise((resolve) => setTimeout(resolve, restBetween))

/** The number of a card among the texts of the codes in a picture. */
const numberIn = (texts: readonly string[]): string | undefined =>
  texts.map(cardNumber).find((number) => number !== undefined)

/** Looks at what the camera sees until a number is there or nobody wants to know. */
const lookFor = async (read: ReadBarcodes, picture: HTMLVideoElement, signal: AbortSignal) => {
  while (!signal.aborted) {
    const isThere = picture.readyState >= picture.HAVE_CURRENT_DATA
    const number = isThere ? numberIn(await read(picture)) : undefined
    if (number !== undefined) return number
    await rest()
  }
  return undefined
}

/** The scan of a card as its dialog runs it. take: gets the number once it is read. */
export const cardScan = (take: (number: string) => void) =>
  cardScanMachine.provide({
    actors: {
      camera: fromCallback<EventObject, void>(({ sendBack }) => {
        const stop = new AbortController()
        const watch = async () => {
          // Fetched while the member is asked for permission.
          const reader = loadBarcodeReader()
          reader.catch(() => {})
          const picture = await openCamera(stop.signal, () => sendBack({ type: 'unavailable' })).catch(
            (error: unknown) => sendBack({ type: cameraFailure(error) }),
          )
          if (!picture) return
          sendBack({ type: 'opened', picture })
          const number = await lookFor(await reader, picture, stop.signal)
          if (number !== undefined) sendBack({ type: 'seen', number })
        }
        watch().catch(() => sendBack({ type: 'failed' }))
        return () => stop.abort()
      }),
      readPhoto: fromPromise<string | undefined, { photo: Blob }>(async ({ input }) => {
        const [read, pixels] = await Promise.all([
          loadBarcodeReader(),
          // What is no picture has no number in it.
          pixelsOf(input.photo).catch(() => undefined),
        ])
        return pixels && numberIn(await read(pixels))
      }),
      watchPage: fromCallback<EventObject, void>(({ sendBack }) =>
        stopAll(
          onLeave(() => sendBack({ type: 'hidden' })),
          onReturn(() => sendBack({ type: 'returned' })),
        ),
      ),
    },
    actions: { take: (_, { number }) => take(number) },
  })

import { fromPromise } from 'xstate'
import { submitReceipt } from '#lib/api/endpoints/receipts.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { DatabaseError } from '#lib/browser/device/database.ts'
import { smallerPhoto } from '#lib/browser/device/smaller-photo.ts'
import { callErrorOf, codeOf, isRefusal } from '#lib/domain/call-error.ts'
import { callThenRecheck } from '#lib/domain/call-then-recheck.ts'
import { withoutTraces } from '#lib/domain/receipts/photo.ts'
import { kindOfBytes } from '#lib/domain/receipts/receipt.ts'
import {
  type ChosenFile,
  type Examined,
  forLater,
  type PutAside,
  sentFile,
  type Taken,
  type Upload,
} from '#lib/domain/receipts/upload-list.ts'
import { type Handover, hasArrived, storageFailureOf } from '#lib/domain/receipts/waiting-receipt.ts'
import { perform } from '#lib/queries/perform.ts'
import { receiptsSince } from '#lib/queries/receipts.ts'
import { examine } from './examine.ts'
import { newId, outbox, retryOutbox, sendFile } from './outbox.store.ts'
import { receiptUploadMachine } from './receipt-upload.machine.ts'

const types = { pdf: 'application/pdf', png: 'image/png', jpeg: 'image/jpeg' } as const

/** A file that was changed, moved or deleted after it was chosen cannot be read, or is another. BI-12. */
const changedFile = () => Object.assign(new Error('The file is not as it was'), { code: 'file_changed' })

/**
 * Returns the content to send for a file: all its bytes, read before anything is sent; for a photo, without the place
 * where it was taken, and made smaller if the member agrees. Fails with `file_changed`.
 */
const prepare = async ({ file, kind, isLarge }: ChosenFile, isSmaller: boolean): Promise<Blob> => {
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw Object.assign(changedFile(), { cause })
  })
  const whole = new Uint8Array(bytes)
  if (kindOfBytes(whole) !== kind) throw changedFile()
  const plain = new Blob([withoutTraces(whole)], { type: types[kind] })
  return isSmaller && isLarge ? ((await smallerPhoto(plain)) ?? plain) : plain
}

const upload = async ({ list, isSmaller }: Upload, signal: AbortSignal): Promise<Taken> => {
  const chosen = sentFile(list)
  if (!chosen) throw new Error('No file is on its way')
  return { id: await sendFile(await prepare(chosen, isSmaller), chosen.name, signal) }
}

/** The first handover of the list on screen, whose reply may have been lost. */
let handover: Handover | undefined

/** Hands the files over; where the answer is lost, a receipt for each is looked for among those of the platform. */
const handOver = async ({ list, isUnsure }: Upload): Promise<void> => {
  // With room for the rounding of the server.
  handover ??= { key: newId(), since: nowSeconds() - 2, known: [] }
  const from = handover
  const files = list.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))
  await callThenRecheck<unknown>({
    call: () => perform(submitReceipt, { body: { files, note: '' } }, { inPlace: true }),
    recheck: async () => {
      const receipts = await receiptsSince(from.since)
      return list.every(({ name }) => hasArrived({ name, handover: from }, receipts)) || undefined
    },
    // What was handed over before, also by a request that the browser repeated itself, is refused now.
    mayBeDone: (error) => isUnsure || !isRefusal(error) || callErrorOf(error).name === 'notFound',
  })
  handover = undefined
}

/** Puts files aside one after the other, so that many large ones take little memory. */
const putAside = async ({ list, isSmaller, isUnsure }: Upload): Promise<PutAside> => {
  const kept: string[] = []
  const changed: string[] = []
  try {
    for (const file of forLater(list)) {
      const ready = await prepare(file, isSmaller).catch((error: unknown) => {
        if (codeOf(error) !== 'file_changed') throw error
        changed.push(file.key)
      })
      if (!ready) continue
      const receipt = {
        id: newId(),
        name: file.name,
        type: ready.type,
        size: ready.size,
        at: Date.now(),
        fileId: file.id,
        handover: isUnsure && handover ? { ...handover, key: newId() } : undefined,
      }
      const own = outbox()
      if (!own) throw new DatabaseError('denied')
      await own.keep({ receipt, content: await ready.arrayBuffer() })
      kept.push(file.key)
    }
    if (kept.length === list.length) handover = undefined
    return { kept, changed }
  } catch (error) {
    return { kept, changed, failure: storageFailureOf(error) }
  } finally {
    if (kept.length > 0) retryOutbox()
  }
}

/** Uploading as the screen of receipts runs it; the handover refreshes the list. */
export const receiptUpload = receiptUploadMachine.provide({
  actors: {
    examine: fromPromise<Examined, Upload>(({ input: { pending, list } }) => examine(pending, list)),
    upload: fromPromise<Taken, Upload>(({ input, signal }) => upload(input, signal)),
    handOver: fromPromise<void, Upload>(({ input }) => handOver(input)),
    putAside: fromPromise<PutAside, Upload>(({ input }) => putAside(input)),
  },
})

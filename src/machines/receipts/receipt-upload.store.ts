import { fromPromise } from 'xstate'
import { submitReceipt, uploadFile } from '#lib/api/endpoints/receipts.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { DatabaseError } from '#lib/browser/device/database.ts'
import {
  type Examined,
  forLater,
  type PutAside,
  sentFile,
  type Taken,
  type Upload,
} from '#lib/domain/receipts/upload-list.ts'
import { codeOf } from '#lib/domain/refusal.ts'
import { storageFailureOf } from '#lib/domain/storage-failure.ts'
import { perform } from '#lib/queries/perform.ts'
import { receiptsSince } from '#lib/queries/receipts-since.ts'
import { examine } from './examine.ts'
import { extraTimeFor } from './extra-time.ts'
import { newId } from './new-id.ts'
import { outbox, wakeOutbox } from './outbox.store.ts'
import { prepare } from './prepare.ts'
import { receiptUploadMachine } from './receipt-upload.machine.ts'

const upload = async ({ list, isSmaller }: Upload, signal: AbortSignal): Promise<Taken> => {
  const chosen = sentFile(list)
  if (!chosen) throw new Error('No file is on its way')
  const ready = await prepare(chosen, isSmaller)
  const body = new FormData()
  body.set('file', ready, chosen.name)
  const extraTime = extraTimeFor(ready.size)
  return (await perform(uploadFile, { body }, { signal, inPlace: true, extraTime })).file
}

/** Since when the list on screen is being handed over: unix seconds of the server, with room for its rounding. */
let since: number | undefined

const handOver = async ({ list }: Upload): Promise<void> => {
  since ??= nowSeconds() - 2
  const files = list.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]))
  await perform(submitReceipt, { body: { files, note: '' } }, { inPlace: true })
  since = undefined
}

/** Tells whether the platform lists a receipt for each file that was handed over. */
const lookFor = async ({ list }: Upload): Promise<boolean> => {
  const names = (await receiptsSince(since ?? 0)).map(({ file_name }) => file_name)
  const isFound = list.every(({ name }) => {
    const at = names.indexOf(name)
    if (at >= 0) names.splice(at, 1)
    return at >= 0
  })
  if (isFound) since = undefined
  return isFound
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
        handover: isUnsure && since !== undefined ? { key: newId(), since, known: [] } : undefined,
      }
      const own = outbox()
      if (!own) throw new DatabaseError('denied')
      await own.keep({ receipt, content: await ready.arrayBuffer() })
      kept.push(file.key)
    }
    if (kept.length === list.length) since = undefined
    return { kept, changed }
  } catch (error) {
    return { kept, changed, failure: storageFailureOf(error) }
  } finally {
    if (kept.length > 0) wakeOutbox()
  }
}

/** Uploading as the screen of receipts runs it; the handover refreshes the list. */
export const receiptUpload = receiptUploadMachine.provide({
  actors: {
    examine: fromPromise<Examined, Upload>(({ input: { pending, list } }) => examine(pending, list)),
    upload: fromPromise<Taken, Upload>(({ input, signal }) => upload(input, signal)),
    handOver: fromPromise<void, Upload>(({ input }) => handOver(input)),
    lookFor: fromPromise<boolean, Upload>(({ input }) => lookFor(input)),
    putAside: fromPromise<PutAside, Upload>(({ input }) => putAside(input)),
  },
})

import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { submitReceipt, uploadFile } from '#lib/api/endpoints/receipts.ts'
import { nowSeconds } from '#lib/browser/clock.ts'
import { dropDatabase } from '#lib/browser/device/drop-database.ts'
import { withLock } from '#lib/browser/locks.ts'
import { outboxKey } from '#lib/browser/storage-keys.ts'
import { callErrorOf } from '#lib/domain/call-error.ts'
import { callThenRecheck, ownError } from '#lib/domain/call-then-recheck.ts'
import { isSameName } from '#lib/domain/receipts/receipt.ts'
import {
  type Handover,
  hasArrived,
  isFinal,
  retried,
  type WaitingList,
  type WaitingReceipt,
} from '#lib/domain/receipts/waiting-receipt.ts'
import { recordOwner } from '#lib/queries/owner.ts'
import { perform, refresh } from '#lib/queries/perform.ts'
import { latestReceipts, receiptsSince } from '#lib/queries/receipts.ts'
import { $session } from '#machines/session/session.store.ts'
import { outboxMachine } from './outbox.machine.ts'
import { outboxStorage, type WholeReceipt } from './outbox.storage.ts'
import { watchOutbox } from './outbox-flag.ts'

/** Returns 128 random bits as a text. Not `randomUUID`, which browsers lack on plain http. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The lowest speed assumed for a slow line, in bytes per second. */
const slowest = 64 * 1024

/** Uploads a file, which gets time by its size. Returns the platform's id of it. Fails with ApiError. */
export const sendFile = async (content: Blob, name: string, signal: AbortSignal): Promise<string> => {
  const body = new FormData()
  body.set('file', content, name)
  const extraTime = (content.size / slowest) * 1000
  return (await perform(uploadFile, { body }, { signal, inPlace: true, extraTime })).file.id
}

/** The receipts of one owner with the real world. */
const start = (owner: string) => {
  const storage = outboxStorage(owner)
  /** Fails where the member of this page is no longer the one whose receipts these are. */
  const assertOwner = (): void => {
    if (recordOwner() !== owner) throw new Error('The session has ended')
  }

  /** Uploads the file of a receipt. Returns undefined when the receipt is gone. */
  const upload = async (receipt: WaitingReceipt, signal: AbortSignal) => {
    const content = await storage.content(receipt.id)
    if (!content) {
      await storage.remove(receipt.id)
      return undefined
    }
    assertOwner()
    const file = new Blob([content], { type: receipt.type })
    const fileId = await sendFile(file, receipt.name, signal)
    return storage.update(receipt.id, (now) => ({ ...now, fileId }))
  }

  /** Marks a receipt as handed over, before it is: whoever finds the mark and no answer looks for it first. */
  const mark = async (receipt: WaitingReceipt): Promise<Handover | undefined> => {
    if (receipt.handover) return (await storage.read(receipt.id))?.handover
    const latest = await latestReceipts()
    const handover: Handover = {
      key: newId(),
      // With room for the rounding of the server, whose time that answer has told.
      since: nowSeconds() - 2,
      known: latest.flatMap(({ id, file_name }) => (isSameName(file_name, receipt.name) ? [id] : [])),
    }
    return (await storage.update(receipt.id, (now) => ({ ...now, handover })))?.handover
  }

  const handOver = async (receipt: WaitingReceipt): Promise<boolean> => {
    const { id, name, fileId = '' } = receipt
    const marked = await mark(receipt)
    if (!marked) return false
    void list()
    assertOwner()
    await perform(
      submitReceipt,
      { body: { files: [{ id: fileId, name }], note: '' } },
      { inPlace: true, key: `"${marked.key}"` },
    )
    // What cannot be removed now is found among the receipts of the platform at the next try.
    await storage.remove(id).catch(() => {})
    return true
  }

  /** Looks for a receipt that was handed over, and removes it where it has arrived. */
  const lookFor = async (id: string): Promise<true | undefined> => {
    const receipt = await storage.read(id)
    if (!receipt?.handover || !hasArrived(receipt, await receiptsSince(receipt.handover.since)))
      return undefined
    await storage.remove(id).catch(() => {})
    void refresh(submitReceipt.refreshes)
    return true
  }

  const deliver = async (id: string, signal: AbortSignal): Promise<boolean> => {
    const waiting = await storage.read(id)
    if (!waiting) return false
    if (waiting.handover) {
      const hasCome = await lookFor(id).catch((cause: unknown) => {
        // A list that is refused says nothing of the receipt.
        throw isFinal(cause) ? new Error('The receipt cannot be looked for', { cause }) : cause
      })
      if (hasCome) return true
    }
    const ready = waiting.fileId === undefined ? await upload(waiting, signal) : waiting
    if (!ready) return false
    return callThenRecheck<boolean>({
      call: () => handOver(ready),
      recheck: () => lookFor(id),
      // A file that is no longer known may have been handed over by a request that the browser repeated itself.
      mayBeDone: (error) => !isFinal(error) || callErrorOf(error).name === 'notFound',
    }).catch((error: unknown) => {
      throw ownError(error)
    })
  }

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        read: fromPromise<WaitingList, void>(() => storage.list()),
        takeTurn: fromCallback<EventObject, void>(({ sendBack }) => {
          const end = new AbortController()
          const over = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()))
          const work = async () => {
            if (end.signal.aborted) return
            sendBack({ type: 'admitted' })
            await over
          }
          withLock(outboxKey(owner), end.signal, work).catch(() => {})
          return () => end.abort()
        }),
        deliver: fromPromise<boolean, { id: string }>(({ input, signal }) => deliver(input.id, signal)),
      },
      actions: {
        keepRefusal: ({ context: { current } }) => {
          // A list that was read before this is written may come after it, and knows of no refusal: the list that is
          // read now puts it right.
          if (current) storage.update(current.id, () => current).then(list, () => {})
        },
        keepRetry: ({ event }) => {
          if (!('id' in event)) return
          // What was being read meanwhile may not know of it yet.
          const again = () => list().then(() => actor.send({ type: 'woken' }))
          storage.update(event.id, retried).then(again, () => {})
        },
      },
    }),
  )
  const list = () =>
    storage.list().then(
      (found) => actor.send({ type: 'listed', list: found }),
      () => {},
    )
  const stopWatching = watchOutbox(owner, () => void list())
  actor.start()
  return {
    owner,
    actor,
    /** Keeps a receipt, which is sent when the outbox is woken. Fails with DatabaseError. */
    keep: async (whole: WholeReceipt): Promise<void> => {
      await storage.keep(whole)
      await list()
    },
    /** Removes a receipt for good, unless it arrives first. Fails with DatabaseError. */
    takeBack: async (id: string): Promise<void> => {
      // Whoever sends it now has marked it: only when that has come to its end can it be told what is left of it.
      if (!(await storage.takeBack(id)))
        await withLock(outboxKey(owner), new AbortController().signal, () => storage.remove(id))
      actor.send({ type: 'withdrawn', id })
    },
    stop: () => {
      stopWatching()
      // Nobody else shall see it, wherever it is still drawn.
      actor.send({ type: 'listed', list: [] })
      actor.stop()
    },
  }
}

export type Outbox = ReturnType<typeof start>

let running: Outbox | undefined

/**
 * Ends and removes what belongs to somebody else than the member who is signed in now. A page that has not fetched this code leaves it to
 * the next one (lib/browser/idle/after-start.ts). OFF-2.
 */
const endOthers = (): void => {
  if (!running || running.owner === recordOwner()) return
  running.stop()
  dropDatabase(outboxKey(running.owner))
  running = undefined
}

$session.listen(endOthers)

/** Returns the receipts of the member that wait, and begins to send them; undefined where nobody is signed in. */
export const outbox = (): Outbox | undefined => {
  endOthers()
  const owner = recordOwner()
  if (!running && owner !== undefined) {
    running = start(owner)
  }
  return running
}

/** Tries to send what waits. */
export const retryOutbox = (): void => outbox()?.actor.send({ type: 'woken' })

import { DatabaseError, openDatabase, type Transaction } from '#lib/browser/device/database.ts'
import { dropDatabase } from '#lib/browser/device/drop-database.ts'
import { outboxKey } from '#lib/browser/storage-keys.ts'
import {
  inOrder,
  readWaiting,
  type WaitingList,
  type WaitingReceipt,
} from '#lib/domain/receipts/waiting-receipt.ts'
import { recordOwner } from '#lib/queries/owner.ts'
import { countWaiting, publishWaiting, removeFlag } from './outbox-flag.ts'

/** The facts about each receipt, and its content, which is read only to be sent. */
const stores = ['receipts', 'contents'] as const

/** A receipt with what is in it. */
export interface WholeReceipt {
  readonly receipt: WaitingReceipt
  readonly content: ArrayBuffer
}

const remove = (transaction: Transaction, id: string): void => {
  for (const store of stores) transaction.remove(store, id)
}

const readOne = async (transaction: Transaction, id: string): Promise<WaitingReceipt | undefined> =>
  readWaiting(await transaction.get('receipts', id), Date.now())

/** Returns all that is whole; what is damaged, too old or half there is removed. */
const readAll = async (transaction: Transaction): Promise<WaitingList> => {
  const found: WaitingReceipt[] = []
  const contents = new Set(await transaction.keys('contents'))
  for (const id of await transaction.keys('receipts')) {
    const receipt = await readOne(transaction, id)
    if (receipt?.id === id && contents.delete(id)) found.push(receipt)
    else transaction.remove('receipts', id)
  }
  for (const id of contents) transaction.remove('contents', id)
  return inOrder(found)
}

/**
 * The receipts of one owner, a club and a sign-in, that wait in this browser: in a database of their own, so that it can be
 * removed as a whole. Everything fails with DatabaseError only. OFF-5, OFF-2.
 */
export const outboxStorage = (owner: string) => {
  const database = openDatabase(outboxKey(owner), stores)
  /** Other pages hear of each change of the number, so the same number is not told again. */
  const note = (waiting: number): void => {
    if (waiting !== countWaiting(owner)) publishWaiting(owner, waiting)
  }
  const count = async (transaction: Transaction) => (await transaction.keys('receipts')).length
  return {
    keep: async ({ receipt, content }: WholeReceipt): Promise<void> => {
      if (recordOwner() !== owner) throw new DatabaseError('denied')
      const before = countWaiting(owner)
      // Told before it is so: a page that ends in between leaves nothing that no other page looks for.
      if (!publishWaiting(owner, before + 1)) throw new DatabaseError('full')
      try {
        const waiting = await database.write(async (transaction) => {
          transaction.put('receipts', receipt.id, receipt)
          transaction.put('contents', receipt.id, content)
          return count(transaction)
        })
        publishWaiting(owner, waiting)
      } catch (error) {
        if (before === 0 && error instanceof DatabaseError && error.failure === 'denied') removeFlag(owner)
        else publishWaiting(owner, before)
        throw error
      }
      // The session has ended in another tab meanwhile, which did not know of these.
      if (recordOwner() !== owner) dropDatabase(outboxKey(owner))
    },
    list: async (): Promise<WaitingList> => {
      const found = (await database.change(readAll)) ?? []
      note(found.length)
      return found
    },
    read: (id: string): Promise<WaitingReceipt | undefined> =>
      database.change((transaction) => readOne(transaction, id)),
    /** Returns the content of a receipt; undefined when it is gone or damaged. */
    content: async (id: string): Promise<ArrayBuffer | undefined> => {
      const content = await database.change((transaction) => transaction.get('contents', id))
      return content instanceof ArrayBuffer && content.byteLength > 0 ? content : undefined
    },
    /**
     * Changes a receipt as it is by now, which another page may have changed. Returns what became of it; undefined when it
     * is no longer there.
     */
    update: (
      id: string,
      change: (receipt: WaitingReceipt) => WaitingReceipt,
    ): Promise<WaitingReceipt | undefined> =>
      database.change(async (transaction) => {
        const receipt = await readOne(transaction, id)
        if (!receipt) return undefined
        const changed = change(receipt)
        transaction.put('receipts', id, changed)
        return changed
      }),
    remove: async (id: string): Promise<void> => {
      const left = await database.change((transaction) => {
        remove(transaction, id)
        return count(transaction)
      })
      note(left ?? 0)
    },
    /** Removes a receipt that was not handed over yet. Returns false when it was: then only whoever sends may remove it. */
    takeBack: async (id: string): Promise<boolean> => {
      const left = await database.change(async (transaction) => {
        if ((await readOne(transaction, id))?.handover) return undefined
        remove(transaction, id)
        return count(transaction)
      })
      if (left === undefined) return false
      note(left)
      return true
    },
  }
}

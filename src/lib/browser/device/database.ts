import type { StorageFailure } from '#lib/domain/receipts/waiting-receipt.ts'

/** The longest wait for a database that another page of the site holds up, in milliseconds. */
const patience = 5000

/** The one error that a database fails with. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, cause?: unknown) {
    super(`Nothing can be kept: ${failure}`, { cause })
    this.failure = failure
  }
}

const errorOf = (cause: unknown): DatabaseError => {
  if (cause instanceof DatabaseError) return cause
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  return new DatabaseError(isFull ? 'full' : 'denied', cause)
}

/** The stores of one transaction. It ends by itself when nothing of it is asked for any more: await nothing else within. */
export interface Transaction {
  /** Returns a value; undefined when there is none, or it can no longer be read. */
  get(store: string, key: string): Promise<unknown>
  keys(store: string): Promise<readonly string[]>
  put(store: string, key: string, value: unknown): void
  remove(store: string, key: string): void
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const transactionOver = (transaction: IDBTransaction): Transaction => ({
  get: (store, key) =>
    new Promise((resolve) => {
      const request = transaction.objectStore(store).get(key)
      request.onsuccess = () => resolve(request.result)
      // One broken value takes nothing else down.
      request.onerror = (event) => {
        event.preventDefault()
        event.stopPropagation()
        resolve(undefined)
      }
    }),
  keys: async (store) =>
    (await settled(transaction.objectStore(store).getAllKeys())).filter((key) => typeof key === 'string'),
  put: (store, key, value) => void transaction.objectStore(store).put(value, key),
  remove: (store, key) => void transaction.objectStore(store).delete(key),
})

/** Opens a database for one transaction; undefined when there is none and none shall be made. */
const open = (
  name: string,
  stores: readonly string[],
  mayCreate: boolean,
): Promise<IDBDatabase | undefined> =>
  new Promise((resolve, reject) => {
    let isMissing = false
    let isLate = false
    const request = indexedDB.open(name)
    // The browser asks the pages that have it open to close it, and waits for them without end.
    const timer = setTimeout(() => {
      isLate = true
      reject(new DatabaseError('blocked'))
    }, patience)
    request.onupgradeneeded = () => {
      isMissing = !mayCreate
      // Whoever only reads makes none anew that was removed meanwhile.
      if (isMissing || isLate) request.transaction?.abort()
      else for (const store of stores) request.result.createObjectStore(store)
    }
    request.onsuccess = () => {
      clearTimeout(timer)
      const database = request.result
      database.onversionchange = () => database.close()
      if (isLate) database.close()
      resolve(database)
    }
    request.onerror = (event) => {
      event.preventDefault()
      clearTimeout(timer)
      if (isMissing) resolve(undefined)
      else reject(request.error)
    }
  })

/** A database of stores that map keys to values. It is opened for each transaction alone, so that no page holds it up. */
export interface Database {
  /** Makes it where it is missing, does what is asked for, wholly or not at all, and waits until the disk has it. */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Does what is asked for where the database is there, wholly or not at all; returns undefined where it is not. */
  change<T>(work: (transaction: Transaction) => Promise<T>): Promise<T | undefined>
}

/** A database of this origin. Everything fails with DatabaseError only, and within a few seconds. */
export const openDatabase = (name: string, stores: readonly string[]): Database => {
  const run = async <T>(
    mayCreate: boolean,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T | undefined> => {
    const database = await open(name, stores, mayCreate)
    if (!database) return undefined
    try {
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
      const complete = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      complete.catch(() => {})
      const result = await work(transactionOver(transaction)).catch((error) => {
        try {
          transaction.abort()
        } catch {
          // It has ended already.
        }
        throw transaction.error ?? error
      })
      await complete
      return result
    } finally {
      database.close()
    }
  }
  const attempt = <T>(mayCreate: boolean, work: (transaction: Transaction) => Promise<T>) =>
    // Also what is thrown at once, as by a browser that has no databases.
    run(mayCreate, work).catch((cause: unknown) => {
      throw errorOf(cause)
    })
  return {
    write: async (work) => (await attempt(true, work)) as Awaited<ReturnType<typeof work>>,
    change: (work) => attempt(false, work),
  }
}

import { atom, onMount } from 'nanostores'
import * as v from 'valibot'
import { lastingStorage, stored } from '#lib/browser/storage.ts'
import { outboxKey } from '#lib/browser/storage-keys.ts'
import { recordOwner } from '#lib/queries/owner.ts'

const storage = lastingStorage()

/** The text that tells every page, before any database is opened, that receipts wait; at: unix milliseconds of the last change. */
const flagOf = (owner: string) =>
  stored(outboxKey(owner), v.object({ waiting: v.number(), at: v.number() }), storage)

/** The number of receipts that wait; a flag that cannot be read may stand for some. */
export const countWaiting = (owner: string): number =>
  flagOf(owner).read()?.waiting ?? (storage.get(outboxKey(owner)) === undefined ? 0 : Number.NaN)

/** Tells whether receipts of whoever is signed in wait in this browser. OFF-5. */
export const hasWaiting = (): boolean => {
  const owner = recordOwner()
  return owner !== undefined && countWaiting(owner) !== 0
}

/** True once receipts have waited while this page is open: then there is something to show. */
export const $hasOutbox = atom(false)

const check = (): void => {
  if (hasWaiting()) $hasOutbox.set(true)
}

/** Calls back when another page has put in, sent or removed a receipt of an owner. Returns how to stop. */
export const watchOutbox = (owner: string, listener: () => void): (() => void) =>
  flagOf(owner).watch(listener)

onMount($hasOutbox, () => {
  check()
  const owner = recordOwner()
  return owner === undefined ? undefined : watchOutbox(owner, check)
})

/** Tells all pages how many receipts wait. Returns false where only this page, or this tab, would learn of it. */
export const publishWaiting = (owner: string, waiting: number): boolean => {
  const flag = flagOf(owner)
  flag.write({ waiting, at: Date.now() })
  if (storage.placeOf(outboxKey(owner)) !== 'local') {
    flag.remove()
    return false
  }
  check()
  return true
}

/** Takes the flag of an owner away, for whom there is no database. */
export const removeFlag = (owner: string): void => flagOf(owner).remove()

import { atom, onMount } from 'nanostores'
import * as v from 'valibot'
import { onReturn, stopAll } from '#lib/browser/navigation.ts'
import { lastingStorage, stored, watchStorage } from '#lib/browser/storage.ts'
import { goalKey } from '#lib/browser/storage-keys.ts'
import { filled } from '#lib/domain/tolerant.ts'
import { recordOwner } from '#lib/queries/owner.ts'

/** The record of the signed-in member's goal. */
const goal = () => {
  const owner = recordOwner()
  return owner === undefined ? undefined : stored(goalKey(owner), v.object({ id: filled }), lastingStorage())
}

/** The id of the reward that the signed-in member has made her goal in this browser. Follows other tabs. PTS-2. */
export const $goal = atom<string | undefined>(undefined)

onMount($goal, () => {
  if (typeof window === 'undefined') return
  const update = () => $goal.set(goal()?.read()?.id)
  update()
  return stopAll(watchStorage(update), onReturn(update))
})

/** Makes a reward the member's goal, in place of another; undefined for none. PTS-2. */
export const setGoal = (id: string | undefined): void => {
  const record = goal()
  if (!record) return
  if (id === undefined) record.remove()
  else record.write({ id })
  $goal.set(id)
}

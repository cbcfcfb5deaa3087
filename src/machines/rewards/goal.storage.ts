import { atom, onMount } from 'nanostores'
import * as v from 'valibot'
import { onReturn, stopAll } from '#lib/browser/navigation.ts'
import { lastingStorage, stored, watchStorage } from '#lib/browser/storage.ts'
import { goalKey } from '#lib/browser/storage-keys.ts'
import { recordOwner } from '#lib/queries/owner.ts'

const kept = (owner: string) =>
  stored(goalKey(owner), v.object({ id: v.pipe(v.string(), v.nonEmpty()) }), lastingStorage())

const read = (): string | undefined => {
  const owner = recordOwner()
  return owner === undefined ? undefined : kept(owner).read()?.id
}

/** The id of the reward that the signed-in member has made her goal in this browser. Follows other tabs. PTS-2. */
export const $goal = atom<string | undefined>(undefined)

onMount($goal, () => {
  if (typeof window === 'undefined') return
  const update = () => $goal.set(read())
  update()
  return stopAll(watchStorage(update), onReturn(update))
})

/** Makes a reward the member's goal, in place of another; undefined for none. PTS-2. */
export const setGoal = (id: string | undefined): void => {
  const owner = recordOwner()
  if (owner === undefined) return
  if (id === undefined) kept(owner).remove()
  else kept(owner).write({ id })
  $goal.set(id)
}

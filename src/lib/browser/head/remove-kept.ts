/** Removes what a member of this club has left in this browser once her session is gone, however it went. OFF-2. */
import { ownedKeys } from '../owned-keys.ts'
import { screenKey } from '../storage-keys.ts'
import { tenant } from './known.ts'
import { attempt } from './safely.ts'

const begins = [...ownedKeys.map((key) => key(`${tenant}:`)), screenKey(tenant)]

const isOwn = (key: string): boolean => {
  const owner = window.keptOwner
  return (
    owner !== undefined &&
    (ownedKeys.some((named) => key === named(owner)) || key.startsWith(screenKey(owner)))
  )
}

attempt(() => {
  for (const key of Object.keys(localStorage))
    if (begins.some((begin) => key.startsWith(begin)) && !isOwn(key)) localStorage.removeItem(key)
})

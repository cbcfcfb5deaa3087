/** Removes what a member of this club has left in this browser once her session is gone, however it went. OFF-2. */
import { factsKey, screenKey } from '../storage-keys.ts'
import { tenant } from './known.ts'
import { attempt } from './safely.ts'

const isOwn = (key: string): boolean => {
  const owner = window.keptOwner
  return owner !== undefined && (key === factsKey(owner) || key.startsWith(screenKey(owner)))
}

attempt(() => {
  for (const key of Object.keys(localStorage))
    if ((key.startsWith(factsKey(`${tenant}:`)) || key.startsWith(screenKey(tenant))) && !isOwn(key))
      localStorage.removeItem(key)
})

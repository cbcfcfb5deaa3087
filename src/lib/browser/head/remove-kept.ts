/** Removes what a member of this club has left in this browser once her session is gone, however it went. OFF-2. */
import { activationsKey, factsKey, screenKey } from '../storage-keys.ts'
import { tenant } from './known.ts'
import { attempt } from './safely.ts'

const begins = [factsKey(`${tenant}:`), activationsKey(`${tenant}:`), screenKey(tenant)]

const isOwn = (key: string): boolean => {
  const owner = window.keptOwner
  return (
    owner !== undefined &&
    (key === factsKey(owner) || key === activationsKey(owner) || key.startsWith(screenKey(owner)))
  )
}

attempt(() => {
  for (const key of Object.keys(localStorage))
    if (begins.some((begin) => key.startsWith(begin)) && !isOwn(key)) localStorage.removeItem(key)
})

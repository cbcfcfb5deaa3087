/** Removes what a member of this club has left in this browser once her session is gone, however it went. OFF-2. */
import { ownedKeys } from '../owned-keys.ts'
import { queriesKey, screenKey } from '../storage-keys.ts'
import { tenant } from './known.ts'
import { attempt } from './safely.ts'

const named = [...ownedKeys, queriesKey]
const begins = [...named.map((key) => key(`${tenant}:`)), screenKey(tenant)]

const isOwn = (key: string): boolean => {
  const owner = window.keptOwner
  return (
    owner !== undefined && (named.some((name) => key === name(owner)) || key.startsWith(screenKey(owner)))
  )
}

for (const place of ['localStorage', 'sessionStorage'] as const)
  attempt(() => {
    for (const key of Object.keys(window[place]))
      if (begins.some((begin) => key.startsWith(begin)) && !isOwn(key)) window[place].removeItem(key)
  })

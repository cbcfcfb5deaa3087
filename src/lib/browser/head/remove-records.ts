/** Removes what a member of this club has left in this browser once her session is gone, however it went. OFF-2. */
import { formerKeys, ownedKeys } from '../owned-keys.ts'
import { tenant } from './known.ts'
import { attempt } from './safely.ts'

const begins = ownedKeys.map((key) => key(`${tenant}:`))
const former = formerKeys(tenant)

const isOwn = (key: string): boolean => {
  const owner = window.recordsOwner
  return (
    owner !== undefined && ownedKeys.some((name) => key === name(owner) || key.startsWith(`${name(owner)}:`))
  )
}

const startsWith = (key: string, names: readonly string[]): boolean =>
  names.some((name) => key.startsWith(name))

for (const place of ['localStorage', 'sessionStorage'] as const)
  attempt(() => {
    for (const key of Object.keys(window[place]))
      if (startsWith(key, former) || (startsWith(key, begins) && !isOwn(key))) window[place].removeItem(key)
  })

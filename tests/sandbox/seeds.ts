import * as v from 'valibot'
import { issueCard } from './cards.ts'
import type { Database } from './database.ts'
import { seedPersona } from './seeds/persona.ts'
import type { Tenant } from './tenant.ts'

const seeded = v.object({ at: v.number() })

/** Cards that a visitor of the demo may pair: printed, held by nobody. */
export const freeCards: readonly string[] = Array.from(
  { length: 10 },
  (_, index) => `6340000000010${String(index + 1).padStart(3, '0')}`,
)

/** Fills a club with its people and goods, once. */
export function seed(db: Database, tenant: Tenant, now: number): void {
  if (db.one(seeded, 'select at from seeded where tenant = ?', tenant.id)) return
  db.atomically(() => {
    db.insert('seeded', { tenant: tenant.id, at: now })
    for (const number of freeCards) {
      const [person] = tenant.people
      issueCard({ db, tenant }, { number, type: 'physical', format: 'code128', ...person })
    }
    for (const { id, stock } of tenant.content.rewards) {
      if (stock !== undefined)
        db.insert('reward_stock', { tenant: tenant.id, reward_id: id, remaining: stock })
    }
    tenant.people.forEach((person, index) => {
      seedPersona({ db, tenant, now }, person, index)
    })
  })
}

import type { Visit } from '../handler.ts'
import type { Situation } from '../personas.ts'

type Here = Pick<Visit, 'db' | 'tenant' | 'now'>

const hour = 3600
const day = 24 * hour

/** A number that looks like chance and is the same every time. */
const dice = (seed: number, sides: number): number => (((seed * 1103515245 + 12345) >>> 8) % sides) as number

/** Writes a past of so many movements, one a day or so. */
function seedMovements({ db, tenant, now }: Here, member: string, amount: number): void {
  const { purchases, spendings } = tenant.content
  for (let index = 0; index < amount; index += 1) {
    const isSpent = dice(index + 7, 6) === 0
    const texts = isSpent ? spendings : purchases
    const points = isSpent ? -(dice(index, 30) + 5) * 100 : (dice(index, 900) + 20) * 10
    const at = now - hour - index * (day + dice(index, 9) * hour)
    const description = texts[dice(index + 3, texts.length)] ?? ''
    const expires_at = isSpent ? undefined : at + 730 * day
    db.insert('movement', { member_id: member, at, description, points, expires_at })
  }
}

const reasons = {
  en: ['The total is not readable.', 'This receipt was handed in before.', 'It is older than a month.'],
  bg: ['Общата сума не се чете.', 'Тази бележка вече е изпратена.', 'По-стара е от един месец.'],
  fr: ['Le total est illisible.', 'Ce justificatif a déjà été transmis.', 'Il date de plus d’un mois.'],
}

/** The latest invoices: each status, each kind of file. */
const latest = [
  { name: 'invoice-2041.pdf', status: 'pending', age: 120 },
  { name: 'receipt-saturday.jpg', status: 'approved', age: 3 * day, points: 8_400 },
  { name: 'scan 07.png', status: 'rejected', age: 9 * day },
  { name: 'invoice-1987.pdf', status: 'approved', age: 16 * day, points: 12_550 },
  { name: 'receipt-holiday.jpg', status: 'approved', age: 40 * day, points: 3_120 },
] as const

/** So many invoices, the newest first; after the latest ones two a month, most of them approved. */
const invoices = (amount: number) =>
  Array.from({ length: amount }, (_, index) => {
    const known = latest[index]
    if (known) return known
    const age = (index - 1) * 15 * day
    const name = `invoice-${1990 - index * 3}.${index % 3 === 0 ? 'jpg' : 'pdf'}`
    return index % 6 === 0
      ? { name, age, status: 'rejected' as const }
      : { name, age, status: 'approved' as const, points: (dice(index, 120) + 20) * 100 }
  })

function seedReceipts({ db, tenant, now }: Here, member: string, amount: number): void {
  for (const [index, { name, status, age, ...invoice }] of invoices(amount).entries())
    db.insert('receipt', {
      ...{ member_id: member, created_at: now - age, status, file_name: name },
      points: 'points' in invoice ? invoice.points : undefined,
      reason: status === 'rejected' ? reasons[tenant.lang][Math.floor(index / 6) % 3] : undefined,
    })
}

/** Gives a member a past: points collected and spent, invoices handed in, the obligatory consents signed. */
export function seedHistory(here: Here, member: string, situation: Situation): void {
  const { db, tenant, now } = here
  seedMovements(here, member, situation.transactions)
  seedReceipts(here, member, situation.receipts)
  const signature = { member_id: member, at: now - 200 * day, is_revoked: false }
  for (const { versionId } of tenant.content.consents.filter(({ required }) => required))
    db.insert('signature', { ...signature, version_id: versionId })
}

import * as v from 'valibot'
import { card } from './card.ts'
import type { Member } from './member.ts'
import { text } from './tolerant.ts'

/** Of a member, what must be there at the till without a network. */
export const heldCard = v.object({ card, firstname: text, lastname: text })
export type HeldCard = v.InferOutput<typeof heldCard>

/** The card that a member holds; undefined where there is none. */
export const heldBy = ({ card, firstname, lastname }: Member): HeldCard | undefined =>
  card && { card, firstname, lastname }

/** Reads a held card that was kept as text together with whose it is; undefined for anybody else's, or none. */
export const readHeldCard = (kept: string | undefined, owner: string | undefined): HeldCard | undefined => {
  try {
    const parsed = v.safeParse(v.object({ owner: v.string(), ...heldCard.entries }), JSON.parse(kept ?? ''))
    return parsed.success && parsed.output.owner === owner ? parsed.output : undefined
  } catch {
    return undefined
  }
}

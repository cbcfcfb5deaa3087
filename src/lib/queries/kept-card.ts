import { lastingShelf } from '#lib/browser/storage.ts'
import { type HeldCard, readHeldCard } from '../domain/held-card.ts'
import { cardKey, rememberedFor } from './remembered.ts'

/** The card that this sign-in has last shown, in this tab or another one; undefined when there is none. */
export const recallCard = (): HeldCard | undefined =>
  readHeldCard(lastingShelf().get(cardKey), rememberedFor())

/** Keeps a card for the till until the member signs out; without one, none is kept. */
export const keepCard = (held: HeldCard | undefined): void => {
  const owner = rememberedFor()
  if (held && owner !== undefined) lastingShelf().set(cardKey, JSON.stringify({ owner, ...held }))
  else lastingShelf().remove(cardKey)
}

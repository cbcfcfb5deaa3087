import { tabShelf } from './storage.ts'

const keyOf = (field: string): string => `draft:${field}`

/** What was typed into a field of this tab, so that a reload or a step back loses nothing. Never for secrets. */
export const recallDraft = (field: string): string => tabShelf().get(keyOf(field)) ?? ''

/** Keeps what is typed into a field. */
export const keepDraft = (field: string, typed: string): void => tabShelf().set(keyOf(field), typed)

/** Forgets what was typed: it has served. */
export const forgetDraft = (field: string): void => tabShelf().remove(keyOf(field))

/** Forgets all that was typed into fields whose names begin so: by default everything, as a member leaves. */
export const forgetDrafts = (beginning = ''): void => {
  const shelf = tabShelf()
  for (const key of shelf.keys(keyOf(beginning))) shelf.remove(key)
}

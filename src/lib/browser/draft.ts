import { tabStorage } from './storage.ts'
import { draftKey } from './storage-keys.ts'
import { storedText } from './stored.ts'

/** Returns the text typed into a field of this tab, kept for a reload or a step back. Never for secrets. */
export const restoreDraft = (field: string): string => storedText(draftKey(field)).read() ?? ''

export const storeDraft = (field: string, typed: string): void => storedText(draftKey(field)).write(typed)

export const forgetDraft = (field: string): void => storedText(draftKey(field)).remove()

/** Forgets all that was typed into fields whose names begin so: by default everything, as a member leaves. */
export const forgetDrafts = (beginning = ''): void => {
  const storage = tabStorage()
  for (const key of storage.keys(draftKey(beginning))) storage.remove(key)
}

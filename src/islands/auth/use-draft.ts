import { useCallback } from 'react'
import { keepDraft, recallDraft } from '#lib/browser/draft.ts'

/**
 * What an uncontrolled field needs to find its text again after a reload or a step back. Text that the browser or the
 * member has put there before is kept as if it were typed now.
 */
export function useDraft(name: string) {
  const restore = useCallback(
    (input: HTMLInputElement | null) => {
      if (input === null) return
      if (input.value === '') input.value = recallDraft(name)
      else keepDraft(name, input.value)
    },
    [name],
  )
  return { ref: restore, keep: (typed: string) => keepDraft(name, typed) }
}

import { useCallback } from 'react'
import { restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'

/** Returns the props by which an uncontrolled field restores its text after a reload or a step back. onTyped: called as it changes. */
export function useDraft(name: string, onTyped?: () => void) {
  const restore = useCallback(
    (input: HTMLInputElement | null) => {
      if (input === null) return
      if (input.value !== '') return storeDraft(name, input.value)
      input.value = restoreDraft(name)
      // Whoever has begun to type there replaces it, rather than adding to it.
      if (document.activeElement === input) input.select()
    },
    [name],
  )
  return {
    ref: restore,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      storeDraft(name, currentTarget.value)
      onTyped?.()
    },
  }
}

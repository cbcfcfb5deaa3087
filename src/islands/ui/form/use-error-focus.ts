import { type RefObject, useEffect } from 'react'

/**
 * Brings the focus to the field that the view names, anew at each round; a text is selected, so that typing replaces
 * it.
 */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  { focus, round }: { readonly focus: string | undefined; readonly round: number },
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the same field again
  useEffect(() => {
    const found = focus && form.current?.elements.namedItem(focus)
    // Several inputs of one name are a choice: its first is where the choice begins.
    const field = found instanceof RadioNodeList ? found[0] : found
    if (field instanceof HTMLElement) field.focus()
    if (field instanceof HTMLInputElement) field.select()
  }, [form, focus, round])
}

import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { adoptBuiltFields } from '#lib/browser/built-fields.ts'

/** Focuses a field, and once more when its words have come: until then islands are hidden. Returns the function that ends the wait. */
function focusOnceShown(field: HTMLElement): (() => void) | undefined {
  field.focus()
  if (document.activeElement === field) return undefined
  const observer = new MutationObserver(() => {
    observer.disconnect()
    if (document.activeElement === document.body) field.focus()
  })
  observer.observe(document.documentElement, { attributeFilter: ['data-words'] })
  return () => observer.disconnect()
}

/** Brings the focus to the field that the view names, anew at each round, its text selected. */
function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  { focus, round }: { readonly focus: string | undefined; readonly round: number },
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the same field again
  useEffect(() => {
    const found = focus && form.current?.elements.namedItem(focus)
    // Several inputs of one name are a choice: its first is where the choice begins.
    const field = found instanceof RadioNodeList ? found[0] : found
    const stop = field instanceof HTMLElement ? focusOnceShown(field) : undefined
    if (field instanceof HTMLInputElement) field.select()
    return stop
  }, [form, focus, round])
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** The field to go back to, anew at each round. */
  view?: Parameters<typeof useErrorFocus>[1]
  /** typed: returns the text of a field, exactly as it was typed. */
  onSubmit: (typed: (name: string) => string, form: HTMLFormElement) => void
  ref?: RefObject<HTMLFormElement | null> | undefined
}

const noError = { focus: undefined, round: 0 }

/** A form that is checked and sent by our code and not by the browser, and that brings the focus to its first error. */
export function Form({ view = noError, onSubmit, ref, ...rest }: FormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  useErrorFocus(form, view)
  useLayoutEffect(() => {
    if (form.current) adoptBuiltFields(form.current)
  }, [form])
  return (
    <form
      {...rest}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const typed = (name: string) => {
          const field = form.elements.namedItem(name)
          return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : ''
        }
        onSubmit(typed, form)
      }}
      ref={form}
    />
  )
}

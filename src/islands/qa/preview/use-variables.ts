import { type RefObject, useLayoutEffect } from 'react'

/** Sets CSS variables on an element through the CSSOM: a strict style-src refuses `style=` in the HTML. */
export function useVariables(
  element: RefObject<HTMLElement | null>,
  variables: Record<`--${string}`, string>,
) {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables)) element.current?.style.setProperty(name, value)
  })
}

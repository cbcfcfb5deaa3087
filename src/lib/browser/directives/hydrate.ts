import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { stampedWords } from '#lib/i18n/words.ts'
import { noteBuiltFields } from '../built-fields.ts'

interface ReadyProps {
  readonly element: HTMLElement
  readonly island: ReactNode
}

/** Marks an island's element with `data-ready` once React has taken it over: from then on its presses are heard. F2. */
const Ready = ({ element, island }: ReadyProps): ReactNode => {
  useEffect(() => {
    element.dataset.ready = ''
  })
  return island
}

/**
 * Hydrates an island, once the words are there with which a stamped page was drawn: Astro calls it for each. It does
 * what the portal needs of Astro's own entry for React: an island has properties, no slots and no form state, and HTML
 * that was built.
 */
const hydrate = (element: HTMLElement) => async (Island: ComponentType, props: object) => {
  if (stampedWords) await stampedWords
  // Astro takes the attribute away when an island is hydrated; its directive may ask twice.
  if (!element.hasAttribute('ssr')) return
  noteBuiltFields(element)
  startTransition(() => {
    hydrateRoot(element, createElement(Ready, { element, island: createElement(Island, props) }), {
      // As the built HTML has the ids that React makes.
      identifierPrefix: element.getAttribute('prefix') ?? '',
      // While a deploy replaces words, a page may have those of another day: the island is drawn anew, which is no error for her.
      onRecoverableError: console.error,
    })
  })
}

export default hydrate

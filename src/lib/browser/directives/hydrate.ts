import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { stampedWords } from '#lib/i18n/words.ts'
import { rememberBuiltFields } from '../built-fields.ts'
import { shownPage } from '../navigation.ts'
import { PageContext } from './use-page.ts'

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
 * Starts an island, once the words are there with which a stamped page was drawn: Astro calls it for each. It does
 * what the portal needs of Astro's own entry for React: an island has properties, no slots and no form state, and HTML
 * that was built. That HTML is taken over, but for a member's content, of which it has the skeleton alone.
 */
const hydrate = (element: HTMLElement) => async (Island: ComponentType, props: object) => {
  if (stampedWords) await stampedWords
  // Astro removes the attribute when an island is hydrated; its directive may call twice. An island whose code
  // arrives after its page was left does not start.
  if (!element.hasAttribute('ssr') || !element.isConnected) return
  rememberBuiltFields(element)
  // Islands of the frame outlive their page.
  const page = element.closest('main') ? shownPage() : undefined
  const island = createElement(PageContext, { value: page }, createElement(Island, props))
  const content = createElement(Ready, { element, island })
  // As the built HTML has the ids that React makes.
  const identifierPrefix = element.getAttribute('prefix') ?? ''
  const { arrival, session } = document.documentElement.dataset
  let root: Root | undefined
  if (arrival === undefined && !(session === 'member' && element.closest('main'))) {
    startTransition(() => {
      root = hydrateRoot(element, content, {
        identifierPrefix,
        // While a deploy replaces words, a page may have those of another day: the island is drawn anew, which is no error for her.
        onRecoverableError: console.error,
      })
    })
    element.addEventListener('astro:unmount', () => root?.unmount(), { once: true })
    return
  }
  // All that a member's content shows is known by now: it is drawn at once, not its skeleton once more.
  const created = createRoot(element, { identifierPrefix })
  // At once: as a transition React would draw it in slices of five milliseconds, each with a frame after it.
  flushSync(() => created.render(content))
  element.addEventListener('astro:unmount', () => created.unmount(), { once: true })
}

export default hydrate

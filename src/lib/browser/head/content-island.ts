import { root } from './safely.ts'

/**
 * Returns the island of the page's content, told by the attributes that frames.css shows it by: before the style sheet has come, every
 * island counts as visible. Undefined where the club lacks the page.
 */
export const contentIsland = (): HTMLElement | undefined =>
  root.dataset.lacking === undefined
    ? [...document.querySelectorAll<HTMLElement>('main astro-island')].find((island) => {
        const variant = island.closest<HTMLElement>('[data-variant]')?.dataset.variant
        return variant === undefined || variant === (root.dataset.home === 'profile' ? 'profile' : 'member')
      })
    : undefined

/**
 * Shows the page's content as the member has last seen it, until its island has its own: an inline script of its own in
 * the head. Texts become text nodes, addresses are checked, and nothing in it acts: links lead where they
 * lead, and a button that is pressed is pressed again in the island. OFF-6.
 */

import { keptFor } from '../early.ts'
import { placeKey, screenKey } from '../storage-keys.ts'
import { atElement } from './at-element.ts'
import { comesBack } from './comes-back.ts'
import { contentIsland } from './content-island.ts'
import { attempt, parse, read, root } from './safely.ts'
import { type KeptScreen, keptAttributes, keptTags, type ScreenNode } from './screen-node.ts'

const busy = '[aria-busy="true"]'

/** The longest time that a first frame waits for the page to be read, in milliseconds. */
const patience = 300
const svg = 'http://www.w3.org/2000/svg'

/** Matches an address that a record may hold: checked once more, since anybody could have written the record. */
const ownOrWeb = /^(?:https?:\/\/|\/(?![/\\]))/

const set = (element: HTMLElement | SVGElement, name: string, value: string): void => {
  if (name === 'style') element.style.cssText = value
  else if (keptAttributes.test(name) && (!/^(?:src|href)$/.test(name) || ownOrWeb.test(value)))
    element.setAttribute(name, value)
}

const build = (node: ScreenNode, isDrawing: boolean): Node => {
  if (typeof node === 'string') return new Text(node)
  const [tag, attributes, children] = node
  // A code whose time is over is shown no more.
  if (!keptTags.test(tag) || Number(attributes['data-until']) < Date.now()) throw new TypeError(tag)
  const isSvg = isDrawing || tag === 'svg'
  const element = isSvg ? document.createElementNS(svg, tag) : document.createElement(tag)
  // The words are painted first: drawings in the browser's cache are there before the first frame, and take a slow phone 20 ms each.
  if (element instanceof HTMLImageElement) element.loading = 'lazy'
  for (const [name, value] of Object.entries(attributes)) set(element as HTMLElement, name, String(value))
  if (element instanceof HTMLAnchorElement && element.target) element.rel = 'noopener noreferrer'
  if (element instanceof HTMLImageElement) element.setAttribute('referrerpolicy', 'no-referrer')
  if (element instanceof HTMLButtonElement) element.type = 'button'
  element.append(...children.map((child) => build(child, isSvg)))
  return element
}

/** A name by which the same link or button is found in the island. */
const nameOf = (element: Element): string =>
  JSON.stringify([
    element.localName,
    element.closest<HTMLElement>('[data-item]')?.dataset.item,
    element.getAttribute('href'),
    element.getAttribute('aria-label') ?? element.textContent,
  ])

const show = (island: HTMLElement, nodes: readonly ScreenNode[]): void => {
  const screen = document.createElement('div')
  screen.dataset.screen = ''
  screen.style.display = 'contents'
  screen.append(...nodes.map((node) => build(node, false)))
  let pressed: Element | null = null
  screen.addEventListener('click', ({ target }) => {
    pressed = (target as Element).closest('button')
  })
  island.before(screen)
  // It has its width meanwhile, so that what measures its room is right in its first frame.
  island.style.cssText = 'display:block;height:0;overflow:clip;visibility:hidden'
  const same = (element: Element | null): HTMLElement | undefined => {
    if (!element || !screen.contains(element)) return undefined
    const name = nameOf(element)
    return [...island.querySelectorAll<HTMLElement>('a, button')].find((own) => nameOf(own) === name)
  }
  const giveWay = () => {
    if (island.querySelector(busy)) return
    observer.disconnect()
    const focused = same(document.activeElement)
    const button = same(pressed)
    screen.remove()
    island.removeAttribute('style')
    focused?.focus({ preventScroll: true })
    button?.click()
  }
  const observer = new MutationObserver(giveWay)
  observer.observe(island, { attributeFilter: ['aria-busy'], childList: true, subtree: true })
}

const key = window.keptOwner && screenKey(window.keptOwner, location.pathname)
const isAnswered =
  root.dataset.session === 'member' &&
  root.dataset.leaving === undefined &&
  root.dataset.fallback === undefined
const kept =
  key && isAnswered ? (parse(read('localStorage', key)) as Partial<KeptScreen> | undefined) : undefined
// The sheet itself is linked below this script; the hint for it has the same address.
const style = document.querySelector('link[as="style"]')?.getAttribute('href')
if (
  kept?.nodes &&
  kept.style === style &&
  kept.lang === root.lang &&
  Math.abs(Date.now() - Number(kept.at)) < keptFor &&
  // What the address asks for of a list, only its island finds.
  !location.search &&
  // A step back into the middle of a list finds its place when the list is there.
  !(comesBack() && read('sessionStorage', placeKey(location.pathname)))
) {
  const { nodes } = kept
  // This build has been here: its files are in the cache. With its font at once the first frame is laid out once, not twice.
  root.dataset.returns = ''
  // What is kept is in the first frame, where the browser knows how to wait for it; a page that comes to a halt is shown as far as it is there.
  const wait = document.createElement('link')
  wait.setAttribute('rel', 'expect')
  wait.setAttribute('blocking', 'render')
  wait.href = '#drawn'
  document.head.append(wait)
  setTimeout(() => wait.remove(), patience)
  const font = document
    .querySelector<HTMLTemplateElement>('[data-after="style"]')
    ?.content.querySelector('[as="font"]')
  if (font) document.head.append(font.cloneNode())
  atElement('kept-screen', () =>
    attempt(() => {
      const island = contentIsland()
      if (island?.querySelector(busy)) show(island, nodes)
    }),
  )
}

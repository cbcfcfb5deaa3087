/** Holds what is pressed and sent before its island runs, and does it when it does. */
import { reportPageError } from './safely.ts'

// A form whose island does not run yet must neither lose what is typed nor post a secret natively: it waits. An
// island that runs takes every submission itself, so one that comes up to here untaken is held and made again: once its
// island has its code, and from then on until the island has come to life, or two seconds have shown that it never will.
const pause = 100
const mostTries = 20
const held = new WeakSet<HTMLFormElement>()
const tries = new WeakMap<HTMLFormElement, number>()
const submitLater = (form: HTMLFormElement, place = form.closest('astro-island')) => {
  if (place?.hasAttribute('ssr'))
    place.addEventListener('astro:hydrate', () => submitLater(form, place), { once: true })
  else
    setTimeout(() => {
      held.delete(form)
      // A member's content is drawn anew when its island runs.
      const own = form.isConnected ? form : place?.querySelector('form')
      own?.requestSubmit()
    }, pause)
}
document.addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  event.preventDefault()
  if (held.has(form)) return
  const tried = tries.get(form) ?? 0
  tries.set(form, tried < mostTries ? tried + 1 : 0)
  if (tried === mostTries) return reportPageError()
  held.add(form)
  submitLater(form)
})

// A button that is pressed before its island runs is pressed once more when it does, however often it was pressed.
const pressed = new WeakSet<Element>()
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  const island = button?.closest('astro-island[ssr]')
  if (!button || !island || button.type === 'submit' || pressed.has(button)) return
  pressed.add(button)
  island.addEventListener(
    'astro:hydrate',
    () => {
      pressed.delete(button)
      // A member's content is drawn anew.
      const again = [...island.querySelectorAll('button')].find(
        ({ textContent }) => textContent === button.textContent,
      )
      ;(button.isConnected ? button : again)?.click()
    },
    { once: true },
  )
})

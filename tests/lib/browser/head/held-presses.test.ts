// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

const form = () => document.querySelector('form') as HTMLFormElement
const errorLine = () => document.getElementById('fault') as HTMLElement
/** An island that runs takes what is submitted. */
const comeToLife = () => {
  const taken: string[] = []
  form().addEventListener('submit', (event) => {
    event.preventDefault()
    taken.push(String(new FormData(form()).get('email')))
  })
  return taken
}
const codeArrives = () => {
  const island = document.querySelector('astro-island')
  island?.removeAttribute('ssr')
  island?.dispatchEvent(new CustomEvent('astro:hydrate'))
}

beforeAll(() => import('#lib/browser/head/held-presses.ts'))
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<p hidden id="fault"></p><astro-island ssr><form><input name="email" value="anna@example.com"></form></astro-island>'
})
test('what is sent before the form can work waits for its code, and is sent once @AUT-1 FT-27', () => {
  form().requestSubmit()
  form().requestSubmit()
  const sendAgain = vi.spyOn(form(), 'requestSubmit')
  vi.advanceTimersByTime(60_000)
  expect(sendAgain).not.toHaveBeenCalled()
  codeArrives()
  vi.advanceTimersByTime(250)
  const taken = comeToLife()
  vi.advanceTimersByTime(60_000)
  expect(taken).toEqual(['anna@example.com'])
  expect(errorLine().hidden).toBe(true)
})

test('a form that never comes to life says so instead of trying for ever, and keeps what was typed @AUT-1', () => {
  codeArrives()
  form().requestSubmit()
  const sendAgain = vi.spyOn(form(), 'requestSubmit')
  vi.advanceTimersByTime(60_000)
  expect(sendAgain).toHaveBeenCalledTimes(20)
  expect(errorLine().hidden).toBe(false)
  expect(new FormData(form()).get('email')).toBe('anna@example.com')
  const taken = comeToLife()
  form().requestSubmit()
  expect(taken).toHaveLength(1)
})

test('a button that is pressed before its island runs is pressed once when it does @FRM-4', () => {
  const island = document.querySelector('astro-island') as Element
  island.innerHTML = '<button type="button"><b>Menu</b></button><button type="submit">Send</button>'
  const [menu, send] = [...island.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement]
  menu.querySelector('b')?.click()
  menu.click()
  send.click()
  const heard: string[] = []
  for (const button of [menu, send]) button.addEventListener('click', () => heard.push(button.type))
  codeArrives()
  expect(heard).toEqual(['button'])
  menu.click()
  expect(heard).toEqual(['button', 'button'])
})

test('what is pressed and sent before a member’s content is drawn anew goes to what stands there then @FRM-4 @RTE-11', () => {
  const island = document.querySelector('astro-island') as Element
  island.innerHTML += '<button type="button">Other</button><button type="button">Menu</button>'
  const buttonOf = (text: string) =>
    [...island.querySelectorAll('button')].find(
      ({ textContent }) => textContent === text,
    ) as HTMLButtonElement
  buttonOf('Menu').click()
  form().requestSubmit()
  const heard: string[] = []
  island.innerHTML = `${island.innerHTML}<button type="button">Later</button>`
  for (const text of ['Other', 'Menu', 'Later'])
    buttonOf(text).addEventListener('click', () => heard.push(text))
  codeArrives()
  expect(heard).toEqual(['Menu'])
  const taken = comeToLife()
  vi.advanceTimersByTime(60_000)
  expect(taken).toEqual(['anna@example.com'])
})

// @vitest-environment jsdom
import {
  type ComponentType,
  createElement,
  Fragment,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Form } from '#islands/ui/form/form.tsx'
import hydrate from '#lib/browser/directives/hydrate.ts'
import { usePage } from '#lib/browser/directives/use-page.ts'
import { setShownPage } from '#lib/browser/navigation.ts'

afterEach(() => {
  delete document.documentElement.dataset.session
})

/** An island's element as it stands in the built page. */
const built = (Island: ComponentType): HTMLElement => {
  document.body.innerHTML = `<astro-island ssr>${renderToString(createElement(Island))}</astro-island>`
  return document.querySelector('astro-island') as HTMLElement
}

test('an island is marked as ready once its presses are heard, and not before @F2', async () => {
  const heard = vi.fn()
  const Island = () => createElement('button', { type: 'button', onClick: heard }, 'Activate')
  document.body.innerHTML = '<astro-island ssr><button type="button">Activate</button></astro-island>'
  const element = document.querySelector('astro-island') as HTMLElement
  await hydrate(element)(Island, {})
  expect(element.dataset.ready).toBeUndefined()
  await vi.waitFor(() => expect(element.dataset.ready).toBe(''))
  element.querySelector('button')?.click()
  expect(heard).toHaveBeenCalledOnce()
})

const heard = vi.fn()
const inputs = [
  createElement('input', { key: 1, name: 'email', onChange: heard }),
  createElement('input', { key: 2, name: 'password', type: 'password' }),
]
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement

/** The work that a member has done before the island's code is there: the last field has her focus. */
const fillIn = () => {
  field('email').value = 'vera@example.com'
  field('password').focus()
  field('password').value = 'Demo12'
}
const filledIn = () => ({
  email: field('email').value,
  password: field('password').value,
  focus: (document.activeElement as HTMLInputElement).name,
})

test.each([
  ['as a whole', Fragment],
  ['in a part that waits for its code', Suspense],
])(
  'what is typed before the island runs stays, and the focus too, where a password manager has put a part in and React draws the form anew, %s @A6',
  async (_, Around) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    heard.mockClear()
    const Island = () => createElement(Around, null, createElement(Form, { onSubmit: () => {} }, ...inputs))
    const element = built(Island)
    fillIn()
    const typed = filledIn()
    const before = field('email')
    before.after(document.createElement('div'))
    await hydrate(element)(Island, {})
    await vi.waitFor(() => expect(field('email')).not.toBe(before))
    expect(filledIn()).toEqual(typed)
    // The draft, and whatever else follows what is typed, hears of it.
    expect(heard).toHaveBeenCalledOnce()
  },
)

test('a form that is taken over as it was built keeps its fields, and a later one of the same names begins empty @A6', async () => {
  let showNext = () => {}
  const Island = () => {
    const [step, setStep] = useState(1)
    showNext = () => setStep(2)
    return createElement(Form, { key: step, onSubmit: () => {} }, ...inputs)
  }
  const element = built(Island)
  fillIn()
  const before = field('email')
  await hydrate(element)(Island, {})
  await vi.waitFor(() => expect(element.dataset.ready).toBe(''))
  expect(field('email')).toBe(before)
  expect(before.value).toBe('vera@example.com')
  showNext()
  await vi.waitFor(() => expect(field('email')).not.toBe(before))
  expect(field('email').value).toBe('')
})

/** An island of a member's content, and what it has done: the texts that it has drawn, and its effects. */
const memberContent = async () => {
  const done: string[] = []
  const Island = () => {
    const text = useSyncExternalStore(
      () => () => {},
      () => 'Coupons',
      () => 'Loading',
    )
    done.push(text)
    useEffect(() => {
      done.push('started')
      return () => void done.push('ended')
    }, [])
    return createElement('h2', null, text)
  }
  document.documentElement.dataset.session = 'member'
  document.body.innerHTML = `<main><astro-island ssr>${renderToString(createElement(Island))}</astro-island></main>`
  done.length = 0
  const element = document.querySelector('astro-island') as HTMLElement
  await hydrate(element)(Island, {})
  return { done, element, heading: () => element.querySelector('h2') }
}

test('a member’s content is drawn once, with what is known, and not as its skeleton before @RTE-11 @FST-1', async () => {
  const { done, element, heading } = await memberContent()
  expect(element.dataset.ready).toBe('')
  expect(done).toEqual(['Coupons', 'started'])
  expect(heading()?.textContent).toBe('Coupons')
})

test('content ends with its page @RTE-11', async () => {
  const { done, element, heading } = await memberContent()
  element.dispatchEvent(new CustomEvent('astro:unmount'))
  expect(done.at(-1)).toBe('ended')
  expect(heading()).toBeNull()
})

test('content whose code arrives after its page was left does not start @RTE-11', async () => {
  const Island = vi.fn(() => null)
  document.body.innerHTML = '<main><astro-island ssr></astro-island></main>'
  const element = document.querySelector('astro-island') as HTMLElement
  const start = hydrate(element)
  document.body.innerHTML = ''
  await start(Island, {})
  expect(Island).not.toHaveBeenCalled()
})

test('content that starts while the browser has the next page’s address reads its own page’s @RTE-11', async () => {
  history.replaceState(null, '', '/coupon/7?from=list')
  setShownPage()
  history.replaceState(null, '', '/delivery-address')
  document.documentElement.dataset.session = 'member'
  document.body.innerHTML = '<main><astro-island ssr></astro-island></main>'
  const element = document.querySelector('astro-island') as HTMLElement
  const Island = () => {
    const { pathname, search } = usePage()
    return createElement('p', null, pathname + search)
  }
  await hydrate(element)(Island, {})
  expect(element.textContent).toBe('/coupon/7?from=list')
})

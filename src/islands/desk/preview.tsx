import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { authKey, keyOfTenant, sessionIdKey, wordingFreshKey, wordingKey } from '#lib/browser/storage-keys.ts'
import { type Drafts, partsOfName } from '#lib/build/desk/model.ts'
import { type FieldText, type Place, placesIn, placesOf, replaceShownText } from './shown-on-page.ts'
import { ask, type Typed } from './use-desk.ts'

/** A window in which the page is shown, in CSS pixels. */
const windows = [
  { name: 'Computer', width: 1280, height: 800 },
  { name: 'Phone', width: 390, height: 844 },
] as const

/** The milliseconds after a text is kept after which a page is loaded anew, where it does not show the text. */
const patience = 300

export type Viewer = 'visitor' | 'member'

/** Removes what the portal keeps of words, so that it asks for those of the desk. */
const forget = (tenant: string, language: string): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of [wordingKey(tenant, language), wordingFreshKey(tenant, language)])
      storage.removeItem(key)
}

/** Lets the portal know the person who looks at it: nobody, or a person of the demo, who is signed in to the club. */
const become = async (viewer: Viewer, tenant: string, club: string): Promise<void> => {
  const [auth, session] = [keyOfTenant(authKey, tenant), keyOfTenant(sessionIdKey, tenant)]
  if (viewer === 'visitor') {
    localStorage.removeItem(auth)
    localStorage.removeItem(session)
  } else if (localStorage.getItem(auth) === null) {
    const person = { email: 'verified@example.com', password: 'Demo1234' }
    const path = `/wl/v1/user/login?tenant=${encodeURIComponent(club)}`
    const { data } = await ask<{ readonly data: unknown }>(path, person)
    localStorage.setItem(auth, JSON.stringify(data))
    localStorage.setItem(session, 'desk')
  }
}

const marked = 'data-desk-mark'

/** Outlines the places of a text. Returns the first of them. */
const mark = (document: Document, field: FieldText): HTMLElement | undefined => {
  for (const element of document.querySelectorAll<HTMLElement>(`[${marked}]`)) {
    element.removeAttribute(marked)
    element.style.removeProperty('outline')
    element.style.removeProperty('outline-offset')
  }
  const found = placesOf(document, field).filter(({ element }) => element.getClientRects().length > 0)
  for (const { element } of found) {
    element.setAttribute(marked, '')
    element.style.setProperty('outline', '3px dashed #7c3aed')
    element.style.setProperty('outline-offset', '3px')
  }
  return found[0]?.element
}

const bringIntoSight = (element: HTMLElement | undefined): void => {
  const view = element?.ownerDocument.defaultView
  if (!element || !view) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 60 || bottom > view.innerHeight - 60) view.scrollBy({ top: top - view.innerHeight / 3 })
}

interface FrameProps {
  readonly address: string
  readonly size: (typeof windows)[number]
  readonly last: Typed | undefined
  /** The drafts that the server has: other ones with each text that is kept. */
  readonly drafts: Drafts
  /** The text that is edited, as its file has it. */
  readonly edited: { readonly name: string; readonly text: string } | undefined
  /** True while the page may have the focus. */
  readonly isOpen: boolean
  /** Makes the page ask for words anew when it is loaded again. */
  readonly renew: () => void
  /** Is called with a text of the page that is pressed; undefined while presses are for the page. */
  readonly pick: ((shown: Place) => void) | undefined
}

/** Returns the field of a text that is edited, with what it says. */
const fieldIn = (edited: FrameProps['edited'], text = edited?.text ?? ''): FieldText => ({
  id: edited ? partsOfName(edited.name)[1] : '',
  text,
})

const PageFrame = (props: FrameProps) => {
  const { address, size, last, drafts, edited, isOpen } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(0)
  const [isFound, setFound] = useState(false)
  const now = useRef(props)
  now.current = props
  /** The drafts with which the page was asked for. */
  const asked = useRef(drafts)

  const outline = (): HTMLElement | undefined => {
    const page = frame.current?.contentDocument
    const first = page?.body ? mark(page, fieldIn(now.current.edited)) : undefined
    setFound(first !== undefined)
    return first
  }

  /** Loads the page anew where the server has got a text that it does not show; one that is on its way is looked at when it is there. */
  const loadIfOld = () => {
    const page = frame.current?.contentDocument
    const { edited: text, drafts: kept } = now.current
    if (!frame.current || !text || asked.current === kept) return
    if (page && (page.URL === 'about:blank' || page.readyState !== 'complete')) return
    if (page && placesOf(page, fieldIn(text)).length > 0) return
    asked.current = kept
    now.current.renew()
    // Where the desk did not answer, the browser shows a page of its own.
    if (page) page.location.reload()
    else frame.current.src = address
  }

  useEffect(() => {
    const watched = box.current
    if (!watched) return
    const watch = new ResizeObserver(() => setScale(Math.min(1, watched.clientWidth / size.width)))
    watch.observe(watched)
    return () => watch.disconnect()
  }, [size.width])

  // A text that is typed is changed at once where it stands on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each text that is typed
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!last || last.name !== edited?.name || !page?.body) return
    if (last.before !== '') replaceShownText(page, fieldIn(edited, last.before), last.text)
    outline()
  }, [last])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each text that is typed and kept, the wait begins anew
  useEffect(() => {
    const wait = setTimeout(loadIfOld, patience)
    return () => clearTimeout(wait)
  }, [last, drafts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another text is chosen
  useEffect(() => bringIntoSight(outline()), [edited?.name])

  /** Outlines the text whenever the page draws something, and hears presses. */
  const follow = () => {
    const view = frame.current?.contentWindow
    const page = frame.current?.contentDocument
    if (!view || !page?.body) return
    loadIfOld()
    let isDrawn = true
    let isSought = true
    const refresh = () => {
      isDrawn = true
      const first = outline()
      if (isSought) bringIntoSight(first)
      isSought &&= first === undefined
    }
    refresh()
    new MutationObserver(() => {
      if (isDrawn) view.requestAnimationFrame(refresh)
      isDrawn = false
    }).observe(page.documentElement, { childList: true, characterData: true, subtree: true })
    const press = (event: MouseEvent) => {
      const { pick } = now.current
      if (!pick) return
      event.preventDefault()
      event.stopPropagation()
      const pressed = event.target as HTMLElement
      const near = [pressed, pressed.closest('a, button, label') ?? pressed]
      const place = placesIn(page).find(({ element }) => near.some((one) => one.contains(element)))
      if (place) pick(place)
    }
    page.addEventListener('click', press, true)
  }

  return (
    <figure ref={box}>
      <figcaption>
        <b>{size.name}</b> {size.width} px
        <button type="button" onClick={() => frame.current?.focus()}>
          Go into the page
        </button>
        <p role="status" className="help">
          {edited &&
            (isFound
              ? 'Your text is outlined on the page.'
              : 'Your text is not on the page as it stands. Press what shows it, or choose another page.')}
        </p>
      </figcaption>
      <div className="screen" style={{ height: size.height * scale, width: size.width * scale }}>
        <iframe
          ref={frame}
          inert={!isOpen}
          title={`The page on a ${size.name.toLowerCase()}`}
          src={address}
          width={size.width}
          height={size.height}
          style={{ transform: `scale(${scale})` }}
          onLoad={follow}
        />
      </div>
    </figure>
  )
}

interface PreviewProps extends Omit<FrameProps, 'address' | 'size' | 'renew'> {
  readonly path: string
  readonly club: string
  readonly language: string
  readonly viewer: Viewer
  readonly open: () => void
}

/** The real page at 390 and at 1280 pixels, with the words as they are typed. */
export const Preview = ({ path, club, language, viewer, open, ...rest }: PreviewProps) => {
  const tenant = `${club}.${language}`
  const address = `${path}?tenant=${tenant}`
  const request = [address, viewer]
  const renew = () => forget(tenant, language)
  // The page is loaded for whom it is meant, and not before she is known.
  const { isPending } = useQuery({
    ...{ queryKey: request, gcTime: 0 },
    queryFn: async () => {
      renew()
      await become(viewer, tenant, club)
      return true
    },
  })
  return (
    // Before the press that comes with a touch.
    <section className="preview" aria-label="The page" onPointerEnter={() => flushSync(open)}>
      {!isPending &&
        windows.map((size) => (
          <PageFrame key={[size.name, ...request].join()} {...{ ...rest, size, address, renew }} />
        ))}
    </section>
  )
}

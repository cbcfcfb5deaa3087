import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  authKey,
  clubFreshKey,
  clubKey,
  keyOfTenant,
  sessionIdKey,
  wordingFreshKey,
  wordingKey,
} from '#lib/browser/storage-keys.ts'
import { signIn } from './ask.ts'
import { placesIn, placesOf, retell } from './shown-on-page.ts'
import type { Typed } from './use-desk.ts'

/** A window in which the page is shown, in CSS pixels. */
const windows = [
  { name: 'Computer', width: 1280, height: 800 },
  { name: 'Phone', width: 390, height: 844 },
] as const

/** The milliseconds after a text is kept after which a page is loaded anew, where it does not show the text. */
const patience = 300

/** The person who looks at the page. */
export type Viewer = 'visitor' | 'member'

interface PreviewProps {
  readonly path: string
  readonly club: string
  readonly language: string
  readonly viewer: Viewer
  readonly last: Typed | undefined
  /** True while what was typed is on its way to the server, which would answer without it. */
  readonly isKeeping: boolean
  /** The text that is edited, as its file has it. */
  readonly edited: { readonly name: string; readonly text: string } | undefined
  /** Changes when the page must be loaded anew. */
  readonly version: number
  /** True while a press on the page chooses a word. */
  readonly picks: boolean
  readonly pick: (shown: string) => void
}

/** Forgets what the portal keeps of words and settings, so that it asks for those of the desk. */
const forget = (tenant: string, language: string): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of [
      clubKey(tenant),
      clubFreshKey(tenant),
      wordingKey(tenant, language),
      wordingFreshKey(tenant, language),
    ])
      storage.removeItem(key)
}

/** Lets the portal know the person who looks at it. */
const become = async (viewer: Viewer, tenant: string, club: string): Promise<void> => {
  const [auth, session] = [keyOfTenant(authKey, tenant), keyOfTenant(sessionIdKey, tenant)]
  if (viewer === 'visitor') {
    localStorage.removeItem(auth)
    localStorage.removeItem(session)
  } else if (localStorage.getItem(auth) === null) {
    localStorage.setItem(auth, await signIn(club))
    localStorage.setItem(session, 'desk')
  }
}

const marked = 'data-desk-mark'

/** Outlines the places of a text, and brings the first of them into sight. Returns their number. */
const mark = (document: Document, raw: string): number => {
  for (const element of document.querySelectorAll<HTMLElement>(`[${marked}]`)) {
    element.removeAttribute(marked)
    element.style.removeProperty('outline')
    element.style.removeProperty('outline-offset')
  }
  const found = placesOf(document, raw).filter(({ element }) => element.getClientRects().length > 0)
  for (const { element } of found) {
    element.setAttribute(marked, '')
    element.style.setProperty('outline', '3px dashed #7c3aed')
    element.style.setProperty('outline-offset', '3px')
  }
  return found.length
}

const bringIntoSight = (view: Window): void => {
  const element = view.document.querySelector(`[${marked}]`)
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 60 || bottom > view.innerHeight - 60) view.scrollBy({ top: top - view.innerHeight / 3 })
}

interface FrameProps extends Omit<PreviewProps, 'viewer' | 'club'> {
  readonly address: string
  readonly size: (typeof windows)[number]
  readonly isOpen: RefObject<boolean>
  readonly found: (count: number) => void
}

const PageFrame = (props: FrameProps) => {
  const { address, size, last, isKeeping, edited, version, picks, pick, isOpen, found } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(0)
  const [title, setTitle] = useState('')
  const raw = edited?.text ?? ''
  const now = useRef({ raw, picks, pick, found, isKeeping })
  now.current = { raw, picks, pick, found, isKeeping }
  /** True when the page lacks a text that the server has not got yet either. */
  const isDue = useRef(false)
  /** True when the page that is on its way may be older than what was kept. */
  const isOld = useRef(false)

  const load = useCallback(() => {
    const page = frame.current
    try {
      const before = page?.contentDocument
      isOld.current = !!before && (before.URL === 'about:blank' || before.readyState !== 'complete')
      if (isOld.current) return
      page?.contentWindow?.location.reload()
    } catch {
      // The desk did not answer, and the browser shows a page of its own.
      if (page) page.src = address
    }
  }, [address])

  useEffect(() => {
    const watched = box.current
    if (!watched) return
    const watch = new ResizeObserver(() => setScale(Math.min(1, watched.clientWidth / size.width)))
    watch.observe(watched)
    return () => watch.disconnect()
  }, [size.width])

  // The page as it is written: at once where it stands there, else from the server.
  useEffect(() => {
    if (!last || last.name !== edited?.name) return
    const page = frame.current?.contentDocument
    const changed =
      page?.body && last.before !== '' && !last.name.startsWith('none|')
        ? retell(page, last.before, last.text)
        : 0
    if (page?.body) found(mark(page, last.text))
    isDue.current = changed === 0 && now.current.isKeeping
  }, [last, edited?.name, found])

  // With each text that is typed, the wait begins anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isKeeping || !isDue.current) return
    const reload = setTimeout(() => {
      isDue.current = false
      load()
    }, patience)
    return () => clearTimeout(reload)
  }, [last, isKeeping, load])

  // A text that is typed is marked above; here another one is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page?.body) return
    found(mark(page, now.current.raw))
    if (frame.current?.contentWindow) bringIntoSight(frame.current.contentWindow)
  }, [edited?.name, found])

  useEffect(() => {
    if (version > 0) load()
  }, [version, load])

  /** Marks the text whenever the page draws something, and hears presses. */
  const follow = () => {
    const view = frame.current?.contentWindow
    const page = frame.current?.contentDocument
    if (!view || !page?.body) return
    if (isOld.current) {
      load()
      return
    }
    let isDrawn = true
    let isFirst = true
    const refresh = () => {
      isDrawn = true
      setTitle(page.title)
      const count = mark(page, now.current.raw)
      now.current.found(count)
      if (isFirst && count > 0) {
        isFirst = false
        bringIntoSight(view)
      }
    }
    refresh()
    new MutationObserver(() => {
      if (isDrawn) view.requestAnimationFrame(refresh)
      isDrawn = false
    }).observe(page.documentElement, { childList: true, characterData: true, subtree: true })
    page.addEventListener(
      'click',
      (event) => {
        if (!now.current.picks) return
        event.preventDefault()
        event.stopPropagation()
        const pressed = event.target as HTMLElement
        const near = [pressed, pressed.closest('a, button, label') ?? pressed]
        const place = placesIn(page).find(({ element }) =>
          near.some((one) => one === element || one.contains(element)),
        )
        if (place) now.current.pick(place.text.trim())
      },
      true,
    )
  }

  return (
    <figure ref={box} className="window">
      <figcaption>
        <b>{size.name}</b> {size.width} px <span className="tab">{title}</span>
        <button
          type="button"
          className="quiet"
          onClick={() => {
            isOpen.current = true
            frame.current?.removeAttribute('inert')
            frame.current?.focus()
          }}
        >
          Go into the page
        </button>
      </figcaption>
      <div className="screen" style={{ height: size.height * scale, width: size.width * scale }}>
        <iframe
          ref={frame}
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

/** The real page at 390 and at 1280 pixels, with the words as they are typed. */
export const Preview = ({ club, viewer, ...rest }: PreviewProps) => {
  const { path, language, version } = rest
  const tenant = `${club}.${language}`
  const [ready, setReady] = useState<{ readonly request: string; readonly address: string }>()
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [shown, setShown] = useState('both')
  const isOpen = useRef(false)
  const area = useRef<HTMLElement>(null)
  const address = `${path}?tenant=${tenant}`
  const request = `${address} ${viewer}`

  useEffect(() => {
    let isLate = false
    forget(tenant, language)
    // The page is loaded for whom it is meant, and not before she is known.
    const show = () => isLate || setReady({ request, address })
    become(viewer, tenant, club).then(show, show)
    return () => {
      isLate = true
    }
  }, [request, address, viewer, tenant, club, language])

  useEffect(() => {
    if (version > 0) forget(tenant, language)
  }, [version, tenant, language])

  // A page that takes the focus for itself may not take it from what is typed: while a form has it, pages cannot.
  useEffect(() => {
    const open = (yes: boolean) => {
      isOpen.current = yes
      for (const frame of area.current?.querySelectorAll('iframe') ?? []) frame.inert = !yes
    }
    const leave = (event: FocusEvent) => {
      if (event.target instanceof Element && !area.current?.contains(event.target)) open(false)
    }
    const enter = () => open(true)
    const place = area.current
    addEventListener('focusin', leave)
    place?.addEventListener('pointerenter', enter)
    return () => {
      removeEventListener('focusin', leave)
      place?.removeEventListener('pointerenter', enter)
    }
  }, [])

  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const report = useRef<Record<string, (count: number) => void>>({})
  for (const { name } of windows)
    report.current[name] ??= (count) =>
      setCounts((before) => (before[name] === count ? before : { ...before, [name]: count }))

  return (
    <section ref={area} className="preview" aria-label="The page">
      <div className="choices" role="radiogroup" aria-label="Windows">
        {[
          ['both', 'Both'],
          ['Computer', '1280 px'],
          ['Phone', '390 px'],
        ].map(([value = '', label]) => (
          <label key={value}>
            <input
              type="radio"
              name="windows"
              value={value}
              checked={shown === value}
              onChange={() => setShown(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <p role="status" className="where">
        {rest.edited && !rest.edited.name.startsWith('none|')
          ? total > 0
            ? 'Your text is outlined on the page.'
            : 'Your text is not on the page as it stands. Press what shows it, or choose another page.'
          : ''}
      </p>
      {windows
        .filter(({ name }) => shown === 'both' || shown === name)
        .map((size) =>
          ready === undefined ? null : (
            <PageFrame
              key={`${size.name} ${ready.request}`}
              {...rest}
              size={size}
              address={ready.address}
              isOpen={isOpen}
              found={report.current[size.name] ?? (() => undefined)}
            />
          ),
        )}
    </section>
  )
}

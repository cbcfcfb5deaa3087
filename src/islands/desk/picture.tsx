import { useEffect, useRef, useState } from 'react'

interface PictureProps {
  /** The name of its field. */
  readonly label: string
  readonly address: string
}

/**
 * The picture that an address leads to, or a sentence that none comes from there. It is loaded in a page of its own: the desk's may load
 * nothing from elsewhere.
 */
export const Picture = ({ label, address }: PictureProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const [state, setState] = useState<'loading' | 'shown' | 'lost'>('loading')

  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isReady || !page) return
    setState('loading')
    const picture = page.createElement('img')
    Object.assign(picture.style, { maxWidth: '100%', maxHeight: '4rem', display: 'block' })
    picture.alt = ''
    picture.onload = () => setState('shown')
    picture.onerror = () => setState('lost')
    picture.src = address
    page.body.replaceChildren(picture)
    return () => {
      picture.onload = null
      picture.onerror = null
    }
  }, [address, isReady])

  return (
    <>
      <iframe
        ref={frame}
        className={`picture ${state}`}
        title={`${label}: the picture`}
        src="picture"
        onLoad={() => setReady(true)}
      />
      <div className="mistakes" aria-live="polite">
        {state === 'loading' && <span className="help">The picture is on its way…</span>}
        {state === 'lost' && (
          <p>
            <span aria-hidden="true">⚠</span> No picture comes from this address: nothing is there, or
            something that is no picture.{' '}
            <a href={address} target="_blank" rel="noreferrer">
              Look at what is there
            </a>
          </p>
        )}
      </div>
    </>
  )
}

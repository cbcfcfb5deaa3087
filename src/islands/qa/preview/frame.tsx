import { useEffect, useRef, useState } from 'react'
import { Link } from '#islands/ui/link.tsx'
import { useVariables } from '#islands/ui/use-variables.ts'
import { css } from '#styled/css'
import { useHash, usePreview } from './address.ts'

const page = '/preview/specimens'

const styles = {
  // A window wider than the room there is scrolls inside it.
  room: css({ overflowX: 'auto', border: 'hairline', borderRadius: 'card', background: 'subtle' }),
  frame: css({
    display: 'block',
    width: '[var(--frame)]',
    height: '[70dvh]',
    marginInline: 'auto',
    background: '[#ffffff]',
  }),
  note: css({ textStyle: 'small', color: 'muted', marginBlockStart: '2' }),
}

/**
 * The specimens in a window of their own, as wide as is chosen, so that they lay themselves out as on such a screen.
 * The window follows the address of this page behind `#`, which loads nothing anew.
 */
export function Frame() {
  const hash = useHash()
  const { width } = usePreview()
  const [first] = useState(hash)
  const room = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useVariables(room, { '--frame': width === 'full' ? '100%' : `${width}px` })
  useEffect(() => {
    const shown = frame.current?.contentWindow
    if (shown && shown.location.pathname === page) shown.location.replace(`${page}#${hash}`)
  }, [hash])
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section aria-label="Specimens" className={styles.room} ref={room} tabIndex={0}>
        <iframe
          className={styles.frame}
          onLoad={({ currentTarget }) =>
            currentTarget.contentWindow?.location.replace(`${page}${location.hash}`)
          }
          ref={frame}
          src={`${page}#${first}`}
          title="Every part of the kit in these colours"
        />
      </section>
      <p className={styles.note}>
        <Link href={`${page}#${hash}`} newTab="(opens in a new tab)">
          Open the specimens by themselves
        </Link>
      </p>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Link } from '#islands/ui/link.tsx'
import { useVariables } from '#islands/ui/use-variables.ts'
import type { Scheme } from '#lib/domain/club/schemes.ts'
import { css } from '#styled/css'
import { inSchemeOf, useHash, usePreview } from './address.ts'

const page = '/preview/specimens'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
  }),
  caption: css({ textStyle: 'label', marginBlockEnd: '2' }),
  // A window wider than the room there is scrolls inside it.
  room: css({
    overflowX: 'auto',
    border: 'hairline',
    borderRadius: 'card',
    background: 'subtle',
    // The ring of a focus is drawn inside, where the edges of the window do not cut it off.
    _focusVisible: { outlineOffset: '[-2px]' },
  }),
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
 * The specimens in a window of their own in one theme, as wide as is chosen, so that they lay themselves out as on such a
 * screen. The window follows the address of this page behind `#`, which loads nothing anew.
 */
function Frame({ scheme }: { scheme: Scheme }) {
  const hash = inSchemeOf(useHash(), scheme)
  const { width } = usePreview()
  const [first] = useState(hash)
  const room = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useVariables(room, { '--frame': width === 'full' ? '100%' : `${width}px` })
  useEffect(() => {
    const shown = frame.current?.contentWindow
    if (shown && shown.location.pathname === page) shown.location.replace(`${page}#${hash}`)
  }, [hash])
  const name = `${scheme} theme`
  return (
    <div>
      <p aria-hidden="true" className={styles.caption}>
        {scheme === 'light' ? 'Light theme' : 'Dark theme'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section aria-label={`Specimens, ${name}`} className={styles.room} ref={room} tabIndex={0}>
        <iframe
          className={styles.frame}
          onLoad={({ currentTarget }) =>
            currentTarget.contentWindow?.location.replace(
              `${page}#${inSchemeOf(location.hash.slice(1), scheme)}`,
            )
          }
          ref={frame}
          src={`${page}#${first}`}
          title={`Every part of the kit in these colours, ${name}`}
        />
      </section>
      <p className={styles.note}>
        <Link href={`${page}#${hash}`} newTab="(opens in a new tab)">
          <span>{`Open the specimens by themselves, ${name}`}</span>
        </Link>
      </p>
    </div>
  )
}

/** The specimens in both themes: side by side where there is room, else one below the other. */
export function Frames() {
  return (
    <div className={styles.root}>
      <Frame scheme="light" />
      <Frame scheme="dark" />
    </div>
  )
}

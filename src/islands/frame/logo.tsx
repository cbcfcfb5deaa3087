import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { safeImage, safeLink } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { Link } from '../ui/link.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

const styles = {
  link: css({
    display: 'flex',
    alignItems: 'center',
    minWidth: '12',
    height: '[calc(100% - 1rem)]',
    minHeight: 'touch',
    borderRadius: 'sm',
    textDecoration: 'none',
  }),
  // The head's script knows the logo of a club that was here before; so it is there with the first paint.
  picture: css({
    width: 'logo',
    minWidth: '0',
    height: 'full',
    // The colour that it is made for, in the system's contrast themes too.
    bg: 'header',
    forcedColorAdjust: 'none',
    backgroundImage: '[var(--header-logo, none)]',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left',
    backgroundSize: 'contain',
    '&[data-drawn]': { backgroundImage: '[none]' },
  }),
  drawn: css({ width: 'full', height: 'full', objectFit: 'contain', objectPosition: 'left' }),
  name: css({
    textStyle: 'heading',
    fontSize: { base: 'md', sm: 'lg' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '[data-words=pending] &': { visibility: 'hidden' },
  }),
}

/** The club's logo, or its name. It opens the configured link in a new tab, else the start page. FRM-1. */
export function Logo() {
  const words = useWords()
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const [broken, setBroken] = useState<string>()
  const link = safeLink(settings.HEADER.logo_link)
  const src = safeImage(settings.HEADER.logo)
  const { home, logo } = words.frame.header
  return (
    <Link className={styles.link} href={link?.href ?? '/'} newTab={link !== undefined}>
      {known && (!src || src === broken) ? (
        <span className={styles.name}>{words.frame.header.club()}</span>
      ) : (
        <span className={styles.picture} data-drawn={known || undefined}>
          {known && (
            <img
              alt=""
              className={styles.drawn}
              onError={() => setBroken(src)}
              referrerPolicy="no-referrer"
              src={src}
            />
          )}
        </span>
      )}
      <VisuallyHidden>{` ${link ? logo() : home()}`}</VisuallyHidden>
    </Link>
  )
}

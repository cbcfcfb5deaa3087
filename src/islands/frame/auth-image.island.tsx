import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { safeImage } from '#lib/domain/safe-link.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { AuthPattern } from './auth-pattern.tsx'

const look = {
  frame: css({
    position: 'relative',
    height: 'full',
    overflow: 'hidden',
    borderRadius: 'dialog',
    '& > *': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
  }),
  picture: css({
    objectFit: 'cover',
    opacity: '0',
    transition: '[opacity 250ms ease-out]',
    '&[data-here]': { opacity: '1' },
  }),
}

/** The picture beside the form; a drawn pattern in the club's colour until, or instead of, one. Spec §2, Authentication layout. */
export function AuthImageIsland() {
  const { settings } = useStore($club, { ssr: 'initial' })
  const src = safeImage(settings.GENERAL.auth_img.url)
  const [here, setHere] = useState<string>()
  const [broken, setBroken] = useState<string>()
  return (
    <div className={look.frame}>
      <AuthPattern />
      {src && src !== broken && (
        <img
          alt=""
          className={look.picture}
          data-here={src === here ? '' : undefined}
          decoding="async"
          onError={() => setBroken(src)}
          onLoad={() => setHere(src)}
          referrerPolicy="no-referrer"
          src={src}
        />
      )}
    </div>
  )
}

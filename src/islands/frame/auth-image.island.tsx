import { useState } from 'react'
import { safeImage } from '#lib/domain/safe-link.ts'
import { css } from '#styled/css'
import { island } from '../ui/island.tsx'
import { useClub } from '../ui/shapes/use-club.ts'

const picture = css({
  objectFit: 'cover',
  opacity: '0',
  transition: '[opacity 250ms ease-out]',
  '&[data-here]': { opacity: '1' },
})

/** The club's picture beside the form, over the shell's drawn pattern, which stays where there is none. RTE-9. */
export const AuthImageIsland = island(() => {
  const { settings } = useClub()
  const src = safeImage(settings.GENERAL.auth_img.url)
  const [here, setHere] = useState<string>()
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return null
  return (
    <img
      alt=""
      className={picture}
      data-here={src === here ? '' : undefined}
      decoding="async"
      onError={() => setBroken(src)}
      onLoad={() => setHere(src)}
      referrerPolicy="no-referrer"
      src={src}
    />
  )
})

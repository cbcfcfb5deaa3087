import type { ReactNode } from 'react'
import { CardLink } from '#islands/ui/card.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { safeImage } from '#lib/domain/safe-link.ts'
import { css } from '#styled/css'

const look = {
  card: css({ display: 'flex', flexDirection: 'column', height: 'full' }),
  words: css({ display: 'flex', flexDirection: 'column', flexGrow: '1', gap: '2', padding: '4' }),
  name: css({ textStyle: 'label', lineClamp: '2' }),
}

interface PictureCardProps {
  href: string
  image: string | undefined
  /** Drawn where there is no picture. */
  fallback: ReactNode
  name: string
  children: ReactNode
}

/** A perk or a reward in short: picture, name, and what matters of it. */
export function PictureCard({ href, image, fallback, name, children }: PictureCardProps) {
  return (
    <CardLink className={look.card} href={href} padding="none">
      <SafeImage alt="" fallback={fallback} height={240} ratio="photo" src={safeImage(image)} width={320} />
      <div className={look.words}>
        <h3 className={look.name}>{name}</h3>
        {children}
      </div>
    </CardLink>
  )
}

import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { CardLink } from '../card.tsx'
import type { Elements } from '../elements.ts'
import type { LinkProps } from '../link.tsx'
import { SafeImage } from '../safe-image.tsx'

const styles = {
  card: css({ display: 'flex', flexDirection: 'column', height: 'full' }),
  words: css({ display: 'flex', flexDirection: 'column', flexGrow: '1', gap: '2', padding: '3' }),
  name: css({ textStyle: 'label', lineClamp: '4', overflowWrap: 'anywhere' }),
}

interface PictureCardProps extends LinkProps {
  href: string
  /** A safe address, or none. */
  image: string | undefined
  /** Drawn where there is no picture. */
  fallback: ReactNode
  name: string
  /** The level of its heading. */
  level: 2 | 3
  /** The shape of the picture: `photo` is landscape, `page` is portrait. */
  ratio?: 'photo' | 'page' | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
  children: Elements
}

/** A perk, a reward or a leaflet in short: picture, name, and what matters of it. */
export function PictureCard(props: PictureCardProps) {
  const { image, fallback, name, level, ratio = 'photo', eager, children, ...rest } = props
  const Heading = `h${level}` as const
  return (
    <CardLink {...rest} className={styles.card} padding="none">
      <SafeImage
        eager={eager}
        fallback={fallback}
        height={ratio === 'page' ? 427 : 240}
        ratio={ratio}
        src={image}
        width={320}
      />
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        {children}
      </div>
    </CardLink>
  )
}

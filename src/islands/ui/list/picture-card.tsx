import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { CardLink } from '../card.tsx'
import { classNames } from '../class-name.ts'
import type { Elements } from '../elements.ts'
import type { LinkProps } from '../link.tsx'
import { SafeImage } from '../safe-image.tsx'

const styles = {
  card: css({ display: 'flex', flexDirection: 'column', height: 'full' }),
  // The picture takes a part of the line that its words are in.
  beside: css({
    flexDirection: { base: 'row', sm: 'column' },
    '& > :first-child': {
      flexShrink: '0',
      width: { base: '[34%]', sm: 'full' },
      minHeight: { base: '[7rem]', sm: '0' },
      aspectRatio: { base: 'auto', sm: '[4 / 3]' },
    },
    '& > :last-child': { minWidth: '0' },
  }),
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
  /** On a phone the picture is at the left of the words. */
  beside?: boolean | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
  children: Elements
}

/** A perk, a reward or a leaflet in short: picture, name, and what matters of it. */
export function PictureCard(props: PictureCardProps) {
  const { image, fallback, name, level, ratio = 'photo', beside, eager, children, ...rest } = props
  const Heading = `h${level}` as const
  return (
    <CardLink {...rest} className={classNames(styles.card, beside && styles.beside)} padding="none">
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

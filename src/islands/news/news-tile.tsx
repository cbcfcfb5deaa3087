import type { ReactNode } from 'react'
import { CardLink } from '#islands/ui/card.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { css } from '#styled/css'

const styles = {
  // Words begin at one line whether a message has a picture or not, so the picture stands at the end.
  item: css({ display: 'flex', gap: '4', justifyContent: 'space-between' }),
  words: css({ stack: '2', minWidth: '0' }),
  name: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  perex: css({ textStyle: 'small', overflowWrap: 'anywhere', lineClamp: '3' }),
  // High enough for the mark, so that nothing moves when it goes.
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '[1.625rem]',
    marginBlockStart: 'auto',
    color: 'muted',
    textStyle: 'small',
  }),
  thumb: css({ flexShrink: '0', width: { base: 'thumb', sm: '[160px]' }, _enlarged: { display: 'none' } }),
}

interface NewsTileProps {
  href: string
  name: string
  perex: string | undefined
  /** A safe address, or none. */
  image: string | undefined
  /** Its picture is on the first screen. */
  eager: boolean
  onClick?: (() => void) | undefined
  /** The content of its last line: the day, and a mark. */
  children?: ReactNode
}

/** A message in a list: a press anywhere opens it. Its optional parts are marked for the rows that come first. NWS-1. */
export function NewsTile({ href, name, perex, image, eager, onClick, children }: NewsTileProps) {
  return (
    <CardLink className={styles.item} href={href} onClick={onClick} padding="small">
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {perex && (
          <p className={styles.perex} data-optional="">
            {perex}
          </p>
        )}
        <p className={styles.foot}>{children}</p>
      </div>
      {image && (
        <span className={styles.thumb} data-optional="">
          <SafeImage corners="card" eager={eager} height={120} ratio="photo" src={image} width={160} />
        </span>
      )}
    </CardLink>
  )
}

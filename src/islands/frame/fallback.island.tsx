import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import { island } from '../ui/island.tsx'
import { LostWayDrawing } from './lost-way-drawing.tsx'

const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '8',
    textAlign: 'center',
  }),
  drawing: css({ width: '[min(240px, 70vw)]', aspectRatio: '[4 / 3]', color: 'muted', marginBlockEnd: '4' }),
  title: css({ textStyle: 'title', textWrap: 'balance' }),
  status: css({ textStyle: 'label', color: 'muted', fontVariantNumeric: 'tabular-nums' }),
  text: css({ maxWidth: 'text', marginBlockEnd: '4' }),
}

/** The page at an address that no page has. RTE-7. */
export const FallbackIsland = island(() => {
  const { fallback } = useWords()
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>
        <LostWayDrawing />
      </div>
      <h1 className={styles.title}>{fallback.title()}</h1>
      <p className={styles.status}>{fallback.status()}</p>
      <p className={styles.text}>{fallback.notFound()}</p>
      <ButtonLink href="/" tone="primary">
        {fallback.home()}
      </ButtonLink>
    </div>
  )
})

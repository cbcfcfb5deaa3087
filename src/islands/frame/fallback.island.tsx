import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import { LostWayDrawing } from './lost-way-drawing.tsx'

const look = {
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

/** What is shown at an address that no page has. Spec §2 and §8, "Router fallback". */
export function FallbackIsland() {
  const { fallback } = useWords()
  return (
    <div className={look.root}>
      <div className={look.drawing}>
        <LostWayDrawing />
      </div>
      <h1 className={look.title}>{fallback.title()}</h1>
      <p className={look.status}>{fallback.status()}</p>
      <p className={look.text}>{fallback.notFound()}</p>
      <ButtonLink href="/" tone="primary">
        {fallback.home()}
      </ButtonLink>
    </div>
  )
}

import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import { ComingDrawing } from './coming-drawing.tsx'

const look = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: { base: '6', md: '8' },
    textAlign: 'center',
  }),
  drawing: css({ width: '[min(200px, 60vw)]', aspectRatio: '[4 / 3]', color: 'muted' }),
  title: css({ textStyle: 'heading' }),
  text: css({ maxWidth: '[40ch]', color: 'muted', textWrap: 'balance' }),
}

/** Stands on a page of the route table whose screen is still to be built. */
export function ComingIsland() {
  const { coming } = useWords()
  return (
    <div className={look.root}>
      <div className={look.drawing}>
        <ComingDrawing />
      </div>
      <p className={look.title}>{coming.title()}</p>
      <p className={look.text}>{coming.text()}</p>
      <ButtonLink href="/">{coming.back()}</ButtonLink>
    </div>
  )
}

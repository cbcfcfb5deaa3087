import { ButtonLink } from '#islands/ui/button.tsx'
import { island } from '#islands/ui/island.tsx'
import { accent, Drawing, paper } from '#islands/ui/state/drawing.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const styles = {
  root: css({ stack: '2', alignItems: 'center', paddingBlock: '8', textAlign: 'center' }),
  drawing: css({ width: '[min(240px, 70vw)]', aspectRatio: '[4 / 3]', color: 'muted', marginBlockEnd: '4' }),
  title: css({ textStyle: 'title', maxWidth: 'full', textWrap: 'balance' }),
  status: css({ textStyle: 'label', color: 'muted' }),
  text: css({ maxWidth: 'text', marginBlockEnd: '4' }),
}

/** A signpost whose arms point both ways, and a path that ends. */
const LostWayDrawing = () => (
  <Drawing>
    <path d="M62 114c4-8 8-12 14-16" strokeDasharray="1 6" />
    <path className={paper} d="M78 18h6v88h-6z" />
    <path className={accent} d="M84 28h34l9 9-9 9H84z" />
    <path className={paper} d="M78 54H46l-9 9 9 9h32z" />
    <path d="M52 63h16" />
    <path d="M104 106c0-8 3-13 9-16m-9 10c-2-5-5-8-9-9" />
    <path
      className={paper}
      d="M22 40c0-5 4-9 9-9 2-6 12-6 14 1 6 0 9 3 9 8zM122 84c0-4 3-7 7-7 2-5 10-4 11 1 5 0 7 2 7 6z"
    />
  </Drawing>
)

/** The page at an address that no page has. RTE-7. */
export const FallbackIsland = island(() => {
  const { fallback } = useWords().frame
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

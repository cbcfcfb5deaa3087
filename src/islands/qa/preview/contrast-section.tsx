import CircleCheckIcon from 'lucide-react/icons/circle-check'
import { Line } from '#islands/ui/text/line.tsx'
import type { ContrastRow as Row } from '#lib/design/contrast-table.ts'
import type { Scheme } from '#lib/domain/club/schemes.ts'
import { css } from '#styled/css'
import { ContrastRow } from './contrast-row.tsx'
import { passes } from './passes.ts'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' }),
  title: css({ textStyle: 'heading' }),
  note: css({ color: 'muted', maxWidth: 'text' }),
  theme: css({ display: 'flex', flexDirection: 'column', gap: '2', paddingBlockStart: '2' }),
  name: css({ fontSize: 'md', fontWeight: 'bold' }),
  list: css({ display: 'flex', flexDirection: 'column' }),
  summary: css({ textStyle: 'label', paddingBlock: '2', minHeight: 'touch', cursor: 'pointer' }),
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <ContrastRow key={`${row.over} ${row.under}`} row={row} />
      ))}
    </ul>
  )
}

/** The pairs of one theme: what fails is open, what passes is folded. */
function Theme({ scheme, rows }: { scheme: Scheme; rows: readonly Row[] }) {
  const failing = rows.filter((row) => !passes(row))
  const passing = rows.filter(passes)
  const id = `contrast-${scheme}`
  return (
    <section aria-labelledby={id} className={styles.theme}>
      <h3 className={styles.name} id={id}>
        {scheme === 'light' ? 'Light theme' : 'Dark theme'}
      </h3>
      {rows.length === 0 && (
        <p className={styles.note}>This club has none: its light colours count in both.</p>
      )}
      {rows.length > 0 && failing.length === 0 && (
        <Line icon={<CircleCheckIcon />} tone="success">
          Everything passes.
        </Line>
      )}
      {failing.length > 0 && <Rows rows={failing} />}
      {passing.length > 0 && (
        <details>
          <summary className={styles.summary}>{passing.length} pairs that pass</summary>
          <Rows rows={passing} />
        </details>
      )}
    </section>
  )
}

/** Every pair of colours that the design draws on each other, in both themes, what fails first. */
export function ContrastSection({ light, dark }: { light: readonly Row[]; dark: readonly Row[] }) {
  return (
    <section aria-labelledby="contrast" className={styles.root}>
      <h2 className={styles.title} id="contrast">
        Contrast
      </h2>
      <p className={styles.note}>
        WCAG AA asks for 4.5 : 1 where there is text, and 3 : 1 for shapes: pills, badges, underlines, the
        edges of fields, the ring of the focus. Text that fails is never shown to members as it is: the portal
        draws such text in black or white, whichever reads better, and a ground that it has made of the page’s
        colour as the page. Shapes of the club’s own colour stay. The dark theme is made of the light one;
        there a text counts as the club’s where a setting names it.
      </p>
      <Theme rows={light} scheme="light" />
      <Theme rows={dark} scheme="dark" />
    </section>
  )
}

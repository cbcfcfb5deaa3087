import { useState } from 'react'
import { CheckField } from '#islands/ui/form/choice.tsx'
import type { ContrastRow as Row } from '#lib/design/contrast-table.ts'
import { css } from '#styled/css'
import { ContrastRow } from './contrast-row.tsx'
import { passes } from './passes.ts'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' }),
  title: css({ textStyle: 'heading' }),
  note: css({ color: 'muted', maxWidth: 'text' }),
  list: css({ display: 'flex', flexDirection: 'column' }),
}

/** Every pair of colours that the design draws on each other, what fails first. */
export function ContrastSection({ rows }: { rows: readonly Row[] }) {
  const [onlyFailing, setOnlyFailing] = useState(false)
  const failing = rows.filter((row) => !passes(row))
  const shown = onlyFailing ? failing : [...failing, ...rows.filter(passes)]
  return (
    <section aria-labelledby="contrast" className={styles.root}>
      <h2 className={styles.title} id="contrast">
        Contrast
      </h2>
      <p className={styles.note}>
        WCAG AA asks for 4.5 : 1 where there is text, and 3 : 1 for shapes. Text that fails is never shown to
        members as it is: the portal draws such text in black or white, whichever reads better, and a ground
        that it has made of the page’s colour as the page. Shapes of the club’s own colour stay.
      </p>
      <CheckField
        checked={onlyFailing}
        label="Only what does not pass"
        onChange={({ target }) => setOnlyFailing(target.checked)}
      />
      {shown.length === 0 && <p>Everything passes.</p>}
      <ul className={styles.list}>
        {shown.map((row) => (
          <ContrastRow key={`${row.over} ${row.under}`} row={row} />
        ))}
      </ul>
    </section>
  )
}

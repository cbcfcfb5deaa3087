import type { ReactNode } from 'react'
import { Card } from '#islands/ui/card.tsx'
import { plotSize } from '#lib/domain/stores/plot-size.ts'
import { css } from '#styled/css'

const styles = {
  plot: css({ display: 'block', width: 'full', maxWidth: 'modal', mx: 'auto' }),
  note: css({ color: 'muted', textStyle: 'small' }),
}

interface PlotFrameProps {
  /** The content of the plot for those who do not see it; without it, it is still to come. */
  label?: string
  caption: string
  children?: ReactNode
}

/** The place of the plot, as high before its marks are there as after. */
export function PlotFrame({ label, caption, children }: PlotFrameProps) {
  return (
    <Card>
      <figure>
        <svg
          aria-hidden={label === undefined ? true : undefined}
          aria-label={label}
          className={styles.plot}
          role="img"
          viewBox={`0 0 ${plotSize.width} ${plotSize.height}`}
        >
          {children}
        </svg>
        <figcaption className={styles.note}>{caption}</figcaption>
      </figure>
    </Card>
  )
}

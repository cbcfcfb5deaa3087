import { SuccessIcon } from '#islands/ui/icons/success.tsx'
import { WarningIcon } from '#islands/ui/icons/warning.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import type { ContrastRow } from '#lib/design/contrast-table.ts'
import { passes } from './passes.ts'

/** In one line: whether all can be read, read out when that changes. */
export function Verdict({ rows }: { rows: readonly ContrastRow[] }) {
  const failing = rows.filter((row) => !passes(row)).length
  return (
    <div role="status">
      {failing === 0 ? (
        <Line icon={<SuccessIcon />} tone="success">
          All {rows.length} pairs of colours pass WCAG AA.
        </Line>
      ) : (
        <Line icon={<WarningIcon />} tone="warning">
          {failing} of {rows.length} pairs of colours do not pass WCAG AA. See the table below the specimens.
        </Line>
      )}
    </div>
  )
}

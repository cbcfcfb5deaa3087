import CircleCheckIcon from 'lucide-react/icons/circle-check'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { Line } from '#islands/ui/text/line.tsx'
import type { ContrastRow } from '#lib/design/contrast-table.ts'
import { passes } from './passes.ts'

const failing = (rows: readonly ContrastRow[]): number => rows.filter((row) => !passes(row)).length

interface VerdictProps {
  light: readonly ContrastRow[]
  /** Empty for a club without a dark theme. */
  dark: readonly ContrastRow[]
}

/** In one line: whether all can be read in both themes, read out when that changes. */
export function Verdict({ light, dark }: VerdictProps) {
  const count = (rows: readonly ContrastRow[]) => `${failing(rows)} of ${rows.length}`
  const hasDark = dark.length > 0
  return (
    <div role="status">
      {failing(light) + failing(dark) === 0 ? (
        <Line icon={<CircleCheckIcon />} tone="success">
          {`All ${light.length} pairs of colours pass WCAG AA in the light${hasDark ? ' and in the dark theme' : ' theme, the only one'}.`}
        </Line>
      ) : (
        <Line icon={<TriangleAlertIcon />} tone="warning">
          {`Pairs of colours below WCAG AA: ${count(light)} in the light theme${hasDark ? `, ${count(dark)} in the dark one` : ''}. They stand first in the table of contrast.`}
        </Line>
      )}
    </div>
  )
}

import CheckIcon from 'lucide-react/icons/check'
import WarningIcon from 'lucide-react/icons/triangle-alert'
import { Button } from '#islands/ui/button.tsx'
import { Section } from '#islands/ui/section.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { colourSettings } from '#lib/design/colour-settings.ts'
import type { ContrastRow, Seen } from '#lib/design/contrast-table.ts'
import type { TenantVariable } from '#lib/design/defaults.ts'
import { css } from '#styled/css'
import { styles } from '../styles.ts'
import { chooseColour } from './address.ts'
import { groupName, settingName } from './theme.ts'

const own = {
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) 200px minmax(0, 1fr)]' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '3',
    borderTop: 'hairline',
  }),
  pair: css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' }),
  figure: css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' }),
  sample: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    borderRadius: 'md',
    border: 'hairline',
    fontWeight: 'bold',
  }),
  // Not in the page's text: what cannot be read here is not there to be read.
  letters: css({ _before: { content: '"Aa"' } }),
  shape: css({ width: '5', height: '5', borderRadius: 'sm', border: '[3px solid currentcolor]' }),
}

/** Returns true when a pair has enough contrast for WCAG AA as the club configured it. */
const passes = ({ asked, least }: ContrastRow): boolean => asked.ratio >= least

/** A ratio to two digits, never rounded up: 4.499 is not enough and must not look so. */
const ratioText = ({ ratio }: Seen): string => (Math.floor(ratio * 100) / 100).toFixed(2)

/** A colour in words: by its setting, or for one that no setting names by its variable. */
const colourName = (name: TenantVariable): string => {
  const key = colourSettings.get(name)
  return key ? `${groupName(key)}: ${settingName(key).toLowerCase()}` : name.slice(2).replaceAll('-', ' ')
}

interface Contrast {
  light: readonly ContrastRow[]
  /** Empty for a club without a dark theme. */
  dark: readonly ContrastRow[]
}

/** Says in one line whether all can be read in both themes; read out when that changes. */
export function Verdict({ light, dark }: Contrast) {
  const failing = (rows: readonly ContrastRow[]) => rows.filter((row) => !passes(row)).length
  const count = (rows: readonly ContrastRow[]) => `${failing(rows)} of ${rows.length}`
  const hasDark = dark.length > 0
  return (
    <div role="status">
      {failing(light) + failing(dark) === 0 ? (
        <Line tone="success">
          {`All ${light.length} pairs of colours pass WCAG AA in the light${hasDark ? ' and in the dark theme' : ' theme, the only one'}.`}
        </Line>
      ) : (
        <Line tone="warning">
          {`Pairs of colours below WCAG AA: ${count(light)} in the light theme${hasDark ? `, ${count(dark)} in the dark one` : ''}. They stand first in the table of contrast.`}
        </Line>
      )}
    </div>
  )
}

/** Every pair of colours that the design draws on each other, in both themes, what fails first. */
export function ContrastSection({ light, dark }: Contrast) {
  return (
    <Section title="Contrast">
      <p className={styles.quiet}>
        WCAG AA asks for 4.5 : 1 where there is text, and 3 : 1 for shapes: pills, badges, underlines, the
        edges of fields, the ring of the focus. Text that fails is never shown to members as it is: the portal
        draws such text in black or white, whichever reads better, and a ground that it has made of the page’s
        colour as the page. Shapes of the club’s own colour stay. The dark theme is made of the light one;
        there a text counts as the club’s where a setting names it.
      </p>
      <Theme rows={light} title="Light theme" />
      <Theme rows={dark} title="Dark theme" />
    </Section>
  )
}

/** The pairs of one theme: what fails is open, what passes is folded. */
function Theme({ title, rows }: { title: string; rows: readonly ContrastRow[] }) {
  const failing = rows.filter((row) => !passes(row))
  const passing = rows.filter(passes)
  return (
    <Section level={3} title={title}>
      {rows.length === 0 && (
        <p className={styles.quiet}>This club has none: its light colours count in both.</p>
      )}
      {rows.length > 0 && failing.length === 0 && <Line tone="success">Everything passes.</Line>}
      {failing.length > 0 && <Rows rows={failing} />}
      {passing.length > 0 && (
        <details>
          <summary className={styles.summary}>{passing.length} pairs that pass</summary>
          <Rows rows={passing} />
        </details>
      )}
    </Section>
  )
}

/** Pairs of colours: how each looks, its contrast, and the way out where that is not enough. */
function Rows({ rows }: { rows: readonly ContrastRow[] }) {
  return (
    <ul>
      {rows.map((row) => {
        const { over, under, asked, least } = row
        const isFine = passes(row)
        return (
          <li className={own.row} key={`${over} ${under}`}>
            <div className={own.pair}>
              <Sample isShape={least === 3} seen={asked} />
              <div>
                <p className={styles.heading}>{colourName(over)}</p>
                <p className={styles.quiet}>
                  on {colourName(under)} · {asked.over} on {asked.under}
                </p>
              </div>
            </div>
            <div className={styles.row}>
              <span className={own.figure}>{ratioText(asked)}</span>
              <Pill icon={isFine ? <CheckIcon /> : <WarningIcon />} tone={isFine ? 'success' : 'error'}>
                {isFine ? 'passes' : `below ${least}`}
              </Pill>
            </div>
            <div className={styles.part}>{!isFine && <Remedy row={row} />}</div>
          </li>
        )
      })}
    </ul>
  )
}

/** Shows the portal's correction of a pair that does not pass, and a change that would make it pass. */
function Remedy({ row: { asked, drawn, remedy, least } }: { row: ContrastRow }) {
  const isMended = drawn.over !== asked.over || drawn.under !== asked.under
  return (
    <>
      <div className={own.pair}>
        {isMended && <Sample isShape={least === 3} seen={drawn} />}
        <p className={styles.quiet}>
          {isMended
            ? `Members see ${drawn.over} on ${drawn.under}: ${ratioText(drawn)}`
            : 'Members see it as it is.'}
        </p>
      </div>
      {!remedy && !isMended && <p className={styles.quiet}>No one setting mends it: change both colours.</p>}
      {remedy && (
        <Button onClick={() => chooseColour(remedy.setting, remedy.colour)} size="small">
          {remedy.setting}: {remedy.colour === '' ? 'leave it out' : `take ${remedy.colour}`}
        </Button>
      )}
    </>
  )
}

/** Two colours on each other. What stands beside it says the same in words. */
function Sample({ seen: { over, under }, isShape }: { seen: Seen; isShape: boolean }) {
  return (
    <span aria-hidden="true" className={own.sample} style={{ background: under, color: over }}>
      <span className={isShape ? own.shape : own.letters} />
    </span>
  )
}

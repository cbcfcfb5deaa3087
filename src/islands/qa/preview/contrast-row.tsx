import CheckIcon from 'lucide-react/icons/check'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { Button } from '#islands/ui/button.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import type { ContrastRow as Row } from '#lib/design/contrast-table.ts'
import { css } from '#styled/css'
import { choose, readAddress } from './address.ts'
import { colourName } from './names.ts'
import { passes, ratioText } from './passes.ts'
import { Sample } from './sample.tsx'

const styles = {
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
  remedy: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' }),
  name: css({ textStyle: 'label' }),
  quiet: css({ textStyle: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' }),
  ratio: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  figure: css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' }),
}

const take = ({ setting, colour }: NonNullable<Row['remedy']>) =>
  choose({ colours: { ...readAddress(location.hash).colours, [setting]: colour } })

/** Shows the portal's correction of a pair that does not pass, and a change that would make it pass. */
function Remedy({ row }: { row: Row }) {
  const { asked, drawn, remedy, least } = row
  const isMended = drawn.over !== asked.over || drawn.under !== asked.under
  return (
    <>
      <div className={styles.pair}>
        {isMended && <Sample isShape={least === 3} seen={drawn} />}
        <p className={styles.quiet}>
          {isMended
            ? `Members see ${drawn.over} on ${drawn.under}: ${ratioText(drawn)}`
            : 'Members see it as it is.'}
        </p>
      </div>
      {!remedy && !isMended && <p className={styles.quiet}>No one setting mends it: change both colours.</p>}
      {remedy && (
        <Button onClick={() => take(remedy)} size="small">
          {remedy.colour === ''
            ? `${remedy.setting}: leave it out`
            : `${remedy.setting}: take ${remedy.colour}`}
        </Button>
      )}
    </>
  )
}

/** A pair of colours: how it looks, its contrast, and the way out where that is not enough. */
export function ContrastRow({ row }: { row: Row }) {
  const { over, under, asked, least } = row
  const isFine = passes(row)
  return (
    <li className={styles.row}>
      <div className={styles.pair}>
        <Sample isShape={least === 3} seen={asked} />
        <div>
          <p className={styles.name}>{colourName(over)}</p>
          <p className={styles.quiet}>
            on {colourName(under)} · {asked.over} on {asked.under}
          </p>
        </div>
      </div>
      <div className={styles.ratio}>
        <span className={styles.figure}>{ratioText(asked)}</span>
        <Pill icon={isFine ? <CheckIcon /> : <TriangleAlertIcon />} tone={isFine ? 'success' : 'error'}>
          {isFine ? 'passes' : `below ${least}`}
        </Pill>
      </div>
      <div className={styles.remedy}>{!isFine && <Remedy row={row} />}</div>
    </li>
  )
}

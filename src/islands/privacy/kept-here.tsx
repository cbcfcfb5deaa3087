import CircleCheckIcon from 'lucide-react/icons/circle-check'
import InfoIcon from 'lucide-react/icons/info'
import LockIcon from 'lucide-react/icons/lock'
import { useState } from 'react'
import { clearStored, countStored, storagePurposes } from '#lib/browser/storage-table.ts'
import { build } from '#lib/config/build.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { stopPersisting } from '#lib/queries/persisted.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Part } from '../ui/section.tsx'
import { Line } from '../ui/text/line.tsx'
import { Pill } from '../ui/text/pill.tsx'

const styles = {
  summary: css({ display: 'list-item', minHeight: 'touch', paddingBlock: '3', cursor: 'pointer' }),
  names: css({ stack: '1', paddingInlineStart: '4' }),
} as const

/** The purposes that this build has something for. */
const purposes = storagePurposes(build.qa || build.tenantSwitch)

/** All that the portal keeps in this browser, why and for how long; what nothing depends on is cleared by one press. PRV-1. */
export function StoredOnDevice() {
  const { privacy } = useWords()
  const { kept } = privacy
  const [cleared, setCleared] = useState<number>()
  const counts = countStored()
  const clear = () => {
    stopPersisting()
    setCleared(clearStored())
  }
  return (
    <Part title={kept.title()}>
      <p className={partStyles.note}>{kept.lead()}</p>
      <ul>
        {purposes.map(({ purpose, isNeeded, until }) => (
          <li className={partStyles.item} key={purpose}>
            <p className={partStyles.label}>{privacy.purpose[purpose]()}</p>
            {(isNeeded || counts[purpose]) && (
              <div className={partStyles.line}>
                {isNeeded && <Pill icon={<LockIcon />}>{kept.needed()}</Pill>}
                {counts[purpose] && <Pill>{kept.now({ n: counts[purpose] })}</Pill>}
              </div>
            )}
            <p className={partStyles.small}>
              {kept.until({ until: until.map((moment) => privacy.until[moment]()).join('; ') })}
            </p>
          </li>
        ))}
      </ul>
      <details className={partStyles.small}>
        <summary className={styles.summary}>{kept.names()}</summary>
        <ul className={styles.names}>
          {purposes.map(({ purpose, names }) => (
            <li key={purpose}>{names.join(', ')}</li>
          ))}
        </ul>
      </details>
      <div className={partStyles.line}>
        <Button onClick={clear}>{kept.clear()}</Button>
      </div>
      <div role="status">
        {cleared !== undefined && (
          <Line
            icon={cleared > 0 ? <CircleCheckIcon /> : <InfoIcon />}
            tone={cleared > 0 ? 'success' : undefined}
          >
            {cleared > 0 ? kept.cleared() : kept.nothing()}
          </Line>
        )}
      </div>
    </Part>
  )
}

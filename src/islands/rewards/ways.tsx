// biome-ignore-all lint/a11y/noRedundantRoles: a list drawn without marks is no list to some screen readers

import HandHeartIcon from 'lucide-react/icons/hand-heart'
import StoreIcon from 'lucide-react/icons/store'
import TruckIcon from 'lucide-react/icons/truck'
import type { Fulfilment } from '#lib/domain/rewards/reward.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const icons = { delivery: TruckIcon, pickup: StoreIcon, donation: HandHeartIcon }

const styles = {
  ways: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', color: 'muted', textStyle: 'small' }),
  way: css({ display: 'flex', alignItems: 'center', gap: '2' }),
}

/** The ways in which a reward can be had. */
export function Ways({ ways }: { ways: readonly Fulfilment[] }) {
  const { rewards } = useWords()
  return (
    <ul className={styles.ways} role="list">
      {ways.map((way) => {
        const Icon = icons[way]
        return (
          <li className={styles.way} key={way}>
            <Icon />
            <span>{rewards.ways[way]()}</span>
          </li>
        )
      })}
    </ul>
  )
}

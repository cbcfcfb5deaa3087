import CoinsIcon from 'lucide-react/icons/coins'
import GiftIcon from 'lucide-react/icons/gift'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import { useWords } from '#lib/i18n/use-words.ts'
import { gainsIn } from '#machines/start/shell-words.ts'
import { css } from '#styled/css'

const styles = {
  list: css({ stack: '1', mb: '5' }),
  gain: css({ display: 'flex', alignItems: 'flex-start', gap: '3', '& > svg': { flexShrink: '0' } }),
}

const gains = [
  ['gain_points', CoinsIcon],
  ['gain_coupons', TicketPercentIcon],
  ['gain_rewards', GiftIcon],
] as const

/** Shows what the club gives, above the first step of a registration: HTML of the shell, whose words are the club's. No island. REG-9. */
export function GainsPattern() {
  const words = gainsIn(useWords())
  return (
    <>
      {/* Where the address names a later step, one of them is its target, by which frames.css knows before any code runs. */}
      <span hidden id="card" />
      <span hidden id="details" />
      <ul className={styles.list} data-gains="">
        {gains.map(([name, Icon]) => (
          <li className={styles.gain} key={name}>
            <Icon />
            <span data-copy={name}>{words[name]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

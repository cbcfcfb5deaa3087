import CircleIcon from 'lucide-react/icons/circle'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import { css } from '#styled/css'
import { smallIcon } from '../icon-size.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** One demand on a password and whether it is met. */
export interface Demand {
  readonly rule: string
  readonly met: boolean
}

/** The words of the demands. */
export interface PasswordRuleWords {
  /** The text of each demand, by its name. */
  readonly rules: Readonly<Record<string, string>>
  /** Announced after a demand, since its tick or its circle can only be seen. */
  readonly met: string
  readonly unmet: string
}

const styles = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '1' }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '&[data-met=true]': { color: 'text', '& > svg': { color: 'success.text' } },
  }),
}

/** Shows the demands on a password, ticked when they are met. It is part of a field's help, so it uses phrases only. */
export function PasswordRules({ demands, says }: { demands: readonly Demand[]; says: PasswordRuleWords }) {
  return (
    <span className={styles.list}>
      {demands.map(({ rule, met }) => (
        <span className={styles.item} data-met={met} key={rule}>
          {met ? <CircleCheckIcon className={smallIcon} /> : <CircleIcon className={smallIcon} />}
          <span>
            <span>{says.rules[rule]}</span>
            <VisuallyHidden>{`: ${met ? says.met : says.unmet}. `}</VisuallyHidden>
          </span>
        </span>
      ))}
    </span>
  )
}

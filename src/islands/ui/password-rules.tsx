import { css } from '#styled/css'
import { CircleIcon } from './icons/circle.tsx'
import { SuccessIcon } from './icons/success.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** One demand on a password and whether it is met. */
export interface Demand {
  readonly rule: string
  readonly met: boolean
}

/** The words of the demands. */
export interface PasswordRuleWords {
  /** What each demand asks for, by its name. */
  readonly rules: Readonly<Record<string, string>>
  /** Said after a demand, since its tick or its circle can only be seen. */
  readonly met: string
  readonly unmet: string
}

const look = {
  list: css({ display: 'flex', flexDirection: 'column', gap: '1' }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '&[data-met=true]': { color: 'text', '& > svg': { color: 'success.text' } },
  }),
}

/** What a password must have, ticked off where it has it. It stands in a field's help, so it is all phrases. */
export function PasswordRules({ demands, says }: { demands: readonly Demand[]; says: PasswordRuleWords }) {
  return (
    <span className={look.list}>
      {demands.map(({ rule, met }) => (
        <span className={look.item} data-met={met} key={rule}>
          {met ? <SuccessIcon size={16} /> : <CircleIcon size={16} />}
          <span>
            {says.rules[rule]}
            <VisuallyHidden>: {met ? says.met : says.unmet}. </VisuallyHidden>
          </span>
        </span>
      ))}
    </span>
  )
}

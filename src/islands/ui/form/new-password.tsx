import CircleIcon from 'lucide-react/icons/circle'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import { useCallback, useState } from 'react'
import { css } from '#styled/css'
import { smallIcon } from '../icon-size.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { PasswordField } from './password-field.tsx'

/** One demand on a password and whether it is met. */
interface Demand {
  readonly rule: string
  readonly met: boolean
}

/** The words of the demands. */
interface PasswordRuleWords {
  /** The text of each demand, by its name. */
  readonly rules: Readonly<Record<string, string>>
  /** Announced after a demand, since its tick or its circle can only be seen. */
  readonly met: string
  readonly unmet: string
}

const styles = {
  list: css({ stack: '1' }),
  item: css({
    hstack: '2',
    '&[data-met=true]': { color: 'text', '& > svg': { color: 'success.text' } },
  }),
}

/** Shows the demands on a password, ticked when they are met. It is part of a field's help, so it uses phrases only. */
function PasswordRules({ demands, says }: { demands: readonly Demand[]; says: PasswordRuleWords }) {
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

/** The words of the two fields; `newPasswordWords` of lib/i18n has them all. */
export interface NewPasswordWords extends PasswordRuleWords {
  readonly label: string
  readonly repeat: string
  readonly show: string
  readonly hide: string
  readonly showRepeat: string
  readonly hideRepeat: string
  /** Read out when the last demand is met. */
  readonly allMet: string
  /** The two fields differ. AUT-5. */
  readonly mismatch: string
}

interface NewPasswordProps {
  says: NewPasswordWords
  /** The demands on a password, in the order in which they are read: `passwordRules` of lib/domain. */
  check: (password: string) => readonly Demand[]
  /** The error of each field after a submission, in words. */
  errors: { readonly password?: string | undefined; readonly repeat?: string | undefined }
  /** The member changed a field. */
  onTyped: (field: 'password' | 'repeat') => void
}

interface Checked {
  readonly demands: readonly Demand[]
  /** The demands that the last check changed. */
  readonly changed: readonly Demand[]
}

/**
 * Choosing a password: two fields named `password` and `repeat`, and the demands, which tick off as they are met. What
 * is typed is looked at and never kept: the inputs are uncontrolled. AUT-5.
 */
export function NewPassword({ says, check, errors, onTyped }: NewPasswordProps) {
  const [{ demands, changed }, setChecked] = useState<Checked>(() => ({ demands: check(''), changed: [] }))
  const [differs, setDiffers] = useState(false)
  // It is looked at when it appears too: browsers fill it in, and it may be typed before the island runs.
  const checkAgain = useCallback(
    (input: HTMLInputElement | null) => {
      if (input)
        setChecked((before) => {
          const now = check(input.value)
          const news = now.filter(({ met }, index) => met !== before.demands[index]?.met)
          return news.length > 0 ? { demands: now, changed: news } : before
        })
    },
    [check],
  )
  const typed = (field: 'password' | 'repeat') => {
    setDiffers(false)
    onTyped(field)
  }
  const compare = ({ currentTarget: { form, value } }: { currentTarget: HTMLInputElement }) => {
    const first = form?.elements.namedItem('password')
    setDiffers(value !== '' && first instanceof HTMLInputElement && first.value !== value)
  }
  const heard = demands.every(({ met }) => met)
    ? says.allMet
    : changed.map(({ rule, met }) => `${says.rules[rule]}: ${met ? says.met : says.unmet}`).join(', ')

  return (
    <>
      <PasswordField
        aria-required
        autoComplete="new-password"
        error={errors.password}
        help={<PasswordRules demands={demands} says={says} />}
        hide={says.hide}
        label={says.label}
        name="password"
        onInput={({ currentTarget }) => {
          checkAgain(currentTarget)
          typed('password')
        }}
        ref={checkAgain}
        show={says.show}
      />
      <VisuallyHidden>
        <span role="status">{heard}</span>
      </VisuallyHidden>
      <PasswordField
        aria-required
        autoComplete="new-password"
        error={errors.repeat ?? (differs ? says.mismatch : undefined)}
        hide={says.hideRepeat}
        label={says.repeat}
        name="repeat"
        onBlur={compare}
        onInput={() => typed('repeat')}
        show={says.showRepeat}
      />
    </>
  )
}

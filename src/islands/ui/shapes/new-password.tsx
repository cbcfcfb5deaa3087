import CircleIcon from 'lucide-react/icons/circle'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import { useCallback, useState } from 'react'
import { type PasswordRule, passwordLength, passwordRules } from '#lib/domain/credentials.ts'
import { mistakeText } from '#lib/i18n/form-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { PasswordField } from '../form/password-field.tsx'
import { smallIcon } from '../icon-size.ts'
import { Announcement, VisuallyHidden } from '../text/visually-hidden.tsx'

type Mistake = Parameters<typeof mistakeText>[1]

/** The demands on a password, each with whether it is met. */
type Demands = ReturnType<typeof passwordRules>

const styles = {
  list: css({ stack: '1' }),
  item: css({
    hstack: '2',
    '&[data-met=true]': { color: 'text', '& > svg': { color: 'success.text' } },
  }),
}

const ruleText = ({ password }: Words, rule: PasswordRule): string =>
  rule === 'length' ? password.length({ n: passwordLength }) : password[rule]()

/** Shows the demands on a password, ticked when they are met. It is part of a field's help, so it uses phrases only. */
function PasswordRules({ demands }: { demands: Demands }) {
  const words = useWords()
  const { met: done, unmet } = words.password
  return (
    <span className={styles.list}>
      {demands.map(({ rule, met }) => (
        <span className={styles.item} data-met={met} key={rule}>
          {met ? <CircleCheckIcon className={smallIcon} /> : <CircleIcon className={smallIcon} />}
          <span>
            <span>{ruleText(words, rule)}</span>
            <VisuallyHidden>{`: ${met ? done() : unmet()}. `}</VisuallyHidden>
          </span>
        </span>
      ))}
    </span>
  )
}

interface NewPasswordProps {
  /** The label of the first field, where it is not another password but the first one. */
  label?: string
  /** The mistakes that a submission found. */
  errors: { readonly password?: Mistake; readonly repeat?: Mistake }
  /** The member changed a field. */
  onTyped: (field: 'password' | 'repeat') => void
}

interface Checked {
  readonly demands: Demands
  /** The demands that the last check changed. */
  readonly changed: Demands
}

/**
 * Choosing a password: two fields named `password` and `repeat`, and the demands, which tick off as they are met. What
 * is typed is looked at and never stored: the inputs are uncontrolled. AUT-5.
 */
export function NewPassword({ label, errors, onTyped }: NewPasswordProps) {
  const words = useWords()
  const texts = words.password
  const passwordLabel = label ?? texts.label()
  const [{ demands, changed }, setChecked] = useState<Checked>({ demands: passwordRules(''), changed: [] })
  const [differs, setDiffers] = useState(false)
  // It is looked at when it appears too: browsers fill it in, and it may be typed before the island runs.
  const checkAgain = useCallback((input: HTMLInputElement | null) => {
    if (input)
      setChecked((before) => {
        const now = passwordRules(input.value)
        const news = now.filter(({ met }, index) => met !== before.demands[index]?.met)
        return news.length > 0 ? { demands: now, changed: news } : before
      })
  }, [])
  const typed = (field: 'password' | 'repeat') => {
    setDiffers(false)
    onTyped(field)
  }
  const compare = ({ currentTarget: { form, value } }: { currentTarget: HTMLInputElement }) => {
    const first = form?.elements.namedItem('password')
    setDiffers(value !== '' && first instanceof HTMLInputElement && first.value !== value)
  }
  const heard = demands.every(({ met }) => met)
    ? texts.allMet()
    : changed
        .map(({ rule, met }) => `${ruleText(words, rule)}: ${met ? texts.met() : texts.unmet()}`)
        .join(', ')

  return (
    <>
      <PasswordField
        aria-required
        autoComplete="new-password"
        error={mistakeText(words, errors.password, passwordLabel)}
        help={<PasswordRules demands={demands} />}
        label={passwordLabel}
        name="password"
        onInput={({ currentTarget }) => {
          checkAgain(currentTarget)
          typed('password')
        }}
        ref={checkAgain}
      />
      <Announcement>{heard}</Announcement>
      <PasswordField
        aria-required
        autoComplete="new-password"
        error={mistakeText(words, errors.repeat, texts.repeat()) ?? (differs ? texts.mismatch() : undefined)}
        hide={texts.hideRepeat()}
        label={texts.repeat()}
        name="repeat"
        onBlur={compare}
        onInput={() => typed('repeat')}
        show={texts.showRepeat()}
      />
    </>
  )
}

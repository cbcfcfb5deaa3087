import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

/** The heading of a reward's screen while there is no reward to name: only read out. */
export function UnnamedHeading() {
  const words = useWords()
  return <h1 className={css({ srOnly: true })}>{words.rewards.title()}</h1>
}

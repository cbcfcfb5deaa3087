import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

/** The heading of a coupon's screen while there is no coupon to name: only read out. */
export function UnnamedHeading() {
  const words = useWords()
  return <h1 className={css({ srOnly: true })}>{words.coupons.title()}</h1>
}

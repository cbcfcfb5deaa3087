import { CodeText } from '#islands/ui/code/code-text.tsx'
import type { Elements } from '#islands/ui/elements.ts'
import { late } from '#islands/ui/late.tsx'
import { Missing, type MissingProps } from '#islands/ui/missing.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { wordsNow } from '#lib/i18n/words.ts'
import { codeStyles } from './code-styles.ts'
import type { CouponCodeProps } from './coupon-code.tsx'

interface LazyCouponCodeProps extends CouponCodeProps {
  /** The time for which the code is still valid, in a sentence; undefined when it has no end. */
  left: string | undefined
}

/** The digits and their time, in the place that they keep: they can be typed while, and where, nothing else comes. */
function Digits({ coupon: { code }, left }: LazyCouponCodeProps) {
  const { coupons } = useWords()
  return (
    <section aria-label={coupons.code.label()} className={codeStyles.ticket}>
      <div className={codeStyles.panel}>
        <p className={codeStyles.lead}>{coupons.code.show()}</p>
        {code ? <CodeText className={codeStyles.code} code={code} /> : <Skeleton shape="title" />}
        {left && <p>{left}</p>}
      </div>
    </section>
  )
}

const Code = late<LazyCouponCodeProps>(() => import('./coupon-code.tsx').then((file) => file.CouponCode), {
  waiting: Digits,
  what: () => wordsNow().coupons.code.missing(),
  instead: (props: LazyCouponCodeProps & MissingProps) => (
    <>
      <Digits {...props} />
      <Missing again={props.again} what={props.what} />
    </>
  ),
})

// Needed as soon as the coupon is there, so it comes along with it.
if (typeof window !== 'undefined') void Code.fetch()

/** A coupon's code with what belongs to it, and below it the rest of its screen. */
export function LazyCouponCode({ children, ...props }: LazyCouponCodeProps & { children: Elements }) {
  return <Code {...props} below={children} />
}

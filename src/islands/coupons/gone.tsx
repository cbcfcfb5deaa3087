import { ButtonLink } from '#islands/ui/button.tsx'
import { CouponsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { HiddenHeading } from '#islands/ui/text/hidden-heading.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'

/** A coupon that is not there: used up, ended, or never was. */
export function Gone() {
  const words = useWords()
  return (
    <>
      <HiddenHeading>{words.coupons.title()}</HiddenHeading>
      <EmptyState
        action={<ButtonLink href={pathTo('/coupons')}>{words.coupons.backToList()}</ButtonLink>}
        drawing={<CouponsDrawing />}
        text={words.coupons.gone()}
      />
    </>
  )
}

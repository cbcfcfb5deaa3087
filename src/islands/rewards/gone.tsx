import { ButtonLink } from '#islands/ui/button.tsx'
import { RewardsDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { HiddenHeading } from '#islands/ui/text/hidden-heading.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'

/** A reward that is not there: taken out of the catalogue, or never was in it. */
export function Gone() {
  const words = useWords()
  return (
    <>
      <HiddenHeading>{words.rewards.title()}</HiddenHeading>
      <EmptyState
        action={<ButtonLink href={pathTo('/rewards')}>{words.rewards.backToList()}</ButtonLink>}
        drawing={<RewardsDrawing />}
        text={words.rewards.gone()}
      />
    </>
  )
}

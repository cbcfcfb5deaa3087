import { ButtonLink } from '#islands/ui/button.tsx'
import { RewardsDrawing } from '#islands/ui/drawings.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { UnnamedHeading } from './unnamed-heading.tsx'

/** A reward that is not there: taken out of the catalogue, or never was in it. */
export function Gone() {
  const words = useWords()
  return (
    <>
      <UnnamedHeading />
      <EmptyState
        action={<ButtonLink href={pathTo('/rewards')}>{words.rewards.backToList()}</ButtonLink>}
        drawing={<RewardsDrawing />}
        text={words.rewards.gone()}
      />
    </>
  )
}

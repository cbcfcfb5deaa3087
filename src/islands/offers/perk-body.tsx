import type { Asked } from '#islands/ui/answer.ts'
import { PerksDrawing } from '#islands/ui/drawings.tsx'
import { EmptyState } from '#islands/ui/empty-state.tsx'
import { ErrorState } from '#islands/ui/error-state.tsx'
import { OfflineLine } from '#islands/ui/marks.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { storyOf } from '#islands/ui/story-of.tsx'
import { useOnline } from '#islands/ui/use-online.ts'
import type { Perk } from '#lib/domain/perk.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import type { TroubleName } from '#lib/domain/trouble.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { look } from './look.ts'

const Story = storyOf(() => import('./perk-story.tsx').then((file) => file.PerkStory))

interface PerkBodyProps {
  /** What is known of it. */
  perk: Perk | undefined
  /** More of it is still to come. */
  waiting: boolean
  /** Why its own answer did not come. */
  failed: TroubleName | undefined
  /** What is tried again. */
  query: Asked
}

/** What a perk's dialog says, whatever has come of it so far. */
export function PerkBody({ perk, waiting, failed, query }: PerkBodyProps) {
  const words = useWords()
  const online = useOnline()
  const image = safeImage(perk?.image)
  if (failed === 'notFound') return <EmptyState drawing={<PerksDrawing />} text={words.offers.perks.gone()} />
  return (
    <div className={look.screen}>
      {perk && !online && <OfflineLine text={words.common.offline()} />}
      {image && <SafeImage alt="" corners="card" eager height={264} ratio="photo" src={image} width={352} />}
      {perk?.perex && <p className={look.said}>{perk.perex}</p>}
      <Story html={perk?.html} waiting={waiting} />
      {failed && <ErrorState answer={query} retry={words.common.retry()} text={words.errors[failed]()} />}
    </div>
  )
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import SparklesIcon from 'lucide-react/icons/sparkles'
import { useState, useSyncExternalStore } from 'react'
import { ButtonLink } from '#islands/ui/button.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { PictureList, PictureSkeletons } from '#islands/ui/shapes/picture-list.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { PerksDrawing } from '#islands/ui/state/drawings.tsx'
import { closeItem, itemHash, openedItem, watchOpened } from '#lib/browser/opened-item.ts'
import { homeOf } from '#lib/config/club.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { hasLeafletsQuery, perksQuery } from '#lib/queries/content.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

/** The way to the leaflets, where the club has any. */
function LeafletsLink() {
  const { leaflets } = useWords()
  const { data: has } = useQuery(hasLeafletsQuery, queryClient)
  if (!has) return null
  return (
    <div>
      <ButtonLink href={pathTo('/leaflets')} wide>
        <span>{leaflets.title()}</span>
        <ChevronRightIcon />
      </ButtonLink>
    </div>
  )
}

/** The item that the address opens; while it is closed again, still the last one, so that it can leave the screen. */
function useOpened() {
  const opened = useSyncExternalStore(watchOpened, openedItem, () => undefined)
  const [last, setLast] = useState(opened)
  if (opened !== undefined && opened !== last) setLast(opened)
  return { id: opened ?? last, isOpen: opened !== undefined }
}

/** A perk's dialog, whose code arrives when the first one opens. */
const LazyPerkDialog = onDemand(() => import('./perk-dialog.tsx').then((file) => file.PerkDialog))

const perex = css({ color: 'muted', textStyle: 'small', overflowWrap: 'anywhere' })

/** The perks of being a member; each opens in a dialog that the address names. DSH-2. */
function Perks() {
  const words = useWords()
  const answer = useInfiniteQuery(perksQuery, queryClient)
  const { settings } = useClub()
  const { id, isOpen } = useOpened()
  // A club without this page shows nothing of it.
  const isPage = homeOf(settings.GENERAL) === 'dashboard'
  return (
    <div className={screen}>
      <PictureList
        answer={answer}
        empty={{ drawing: <PerksDrawing />, text: words.perks.empty() }}
        shape="photo"
      >
        {(perk, eager) => (
          <PictureCard
            {...LazyPerkDialog.prefetch}
            aria-haspopup="dialog"
            beside
            eager={eager}
            fallback={<SparklesIcon className={largeIcon} />}
            href={itemHash(perk.id)}
            image={safeImage(perk.image)}
            level={2}
            name={perk.name}
          >
            <p className={perex}>{perk.perex}</p>
          </PictureCard>
        )}
      </PictureList>
      {answer.data && <LeafletsLink />}
      {id !== undefined && <LazyPerkDialog id={id} onClose={closeItem} open={isOpen && isPage} />}
    </div>
  )
}

/** The page of perks. DSH-2. */
export const PerksIsland = memberIsland(() => <PictureSkeletons shape="photo" />, Perks)

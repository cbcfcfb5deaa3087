import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import SparklesIcon from 'lucide-react/icons/sparkles'
import { PictureCard } from '#islands/ui/list/picture-card.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { PerksDrawing } from '#islands/ui/state/drawings.tsx'
import { closeItem, itemHash } from '#lib/browser/opened-item.ts'
import { homeOf } from '#lib/config/variants.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { perksQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $club } from '#machines/club/club.store.ts'
import { css } from '#styled/css'
import { largeIcon } from '../ui/icon-size.ts'
import { PictureScreen } from '../ui/shapes/picture-screen.tsx'
import { LeafletsLink } from './leaflets-link.tsx'
import { useOpened } from './use-opened.ts'

/** A perk's dialog, whose code arrives when the first one opens. */
const LazyPerkDialog = onDemand(() => import('./perk-dialog.tsx').then((file) => file.PerkDialog))

const perex = css({ color: 'muted', textStyle: 'small', overflowWrap: 'anywhere' })

/** The perks of being a member; each opens in a dialog that the address names. DSH-2. */
export function Perks() {
  const words = useWords()
  const answer = useInfiniteQuery(perksQuery, queryClient)
  const { settings } = useStore($club, { ssr: 'initial' })
  const { id, isOpen } = useOpened()
  // A club without this page shows nothing of it.
  const isPage = homeOf(settings.GENERAL) === 'dashboard'
  const prepare = () => void LazyPerkDialog.fetch()
  return (
    <div className={screen}>
      <PictureScreen answer={answer} drawing={<PerksDrawing />} empty={words.perks.empty()} shape="photo">
        {(perk, eager) => (
          <PictureCard
            aria-haspopup="dialog"
            eager={eager}
            fallback={<SparklesIcon className={largeIcon} />}
            href={itemHash(perk.id)}
            image={safeImage(perk.image)}
            level={2}
            name={perk.name}
            onFocus={prepare}
            onPointerEnter={prepare}
          >
            <p className={perex}>{perk.perex}</p>
          </PictureCard>
        )}
      </PictureScreen>
      {answer.data && <LeafletsLink />}
      {id !== undefined && <LazyPerkDialog id={id} onClose={closeItem} open={isOpen && isPage} />}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PerksDrawing } from '#islands/ui/drawings.tsx'
import { PerkIcon } from '#islands/ui/icons/perk.tsx'
import { PictureCard } from '#islands/ui/picture-card.tsx'
import { itemHash } from '#lib/browser/item-hash.ts'
import { closeItem } from '#lib/browser/opened-item.ts'
import { homeOf } from '#lib/config/faces.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { perksQuery } from '#lib/queries/lists.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $club } from '#machines/club/club.store.ts'
import { look } from './look.ts'
import { Offers } from './offers.tsx'
import { LazyPerkDialog, loadPerkDialog } from './perk-dialog-lazy.ts'
import { useOpened } from './use-opened.ts'

/** What the member has for being one; each opens in a dialog that the address names. Spec §1. */
export function Perks() {
  const words = useWords()
  const answer = useInfiniteQuery(perksQuery, queryClient)
  const { settings } = useStore($club, { ssr: 'initial' })
  const { id, isOpen } = useOpened()
  // A club without this page shows nothing of it.
  const isPage = homeOf(settings.GENERAL) === 'dashboard'
  const prepare = () => void loadPerkDialog()
  return (
    <>
      <Offers answer={answer} drawing={<PerksDrawing />} empty={words.offers.perks.empty()} shape="photo">
        {(perk, eager) => (
          <PictureCard
            aria-haspopup="dialog"
            eager={eager}
            fallback={<PerkIcon large />}
            href={itemHash(perk.id)}
            image={safeImage(perk.image)}
            level={2}
            name={perk.name}
            onFocus={prepare}
            onPointerEnter={prepare}
          >
            <p className={look.perex}>{perk.perex}</p>
          </PictureCard>
        )}
      </Offers>
      {id !== undefined && <LazyPerkDialog id={id} onClose={closeItem} open={isOpen && isPage} />}
    </>
  )
}

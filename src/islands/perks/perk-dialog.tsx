import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { Story } from '#islands/ui/shapes/story.tsx'
import { PerksDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { perkQuery } from '#lib/queries/content.ts'
import { useDetail } from '#lib/queries/make-query.ts'
import { css } from '#styled/css'

const perex = css({ overflowWrap: 'anywhere' })

/** One perk: at once as the list knew it, then in full. */
export function PerkDialog({ open, id, onClose }: { open: boolean; id: string; onClose: () => void }) {
  const words = useWords()
  const { query, callError, known, isWhole, isWaiting } = useDetail({
    ...perkQuery(id),
    enabled: open,
  })
  const isGone = callError === 'notFound'
  const image = safeImage(known?.image)
  return (
    <Dialog
      actions={
        <Button onClick={onClose} wide>
          {words.common.close()}
        </Button>
      }
      addressed
      onClose={onClose}
      open={open}
      title={(!isGone && known?.name) || words.perks.one()}
    >
      {isGone ? (
        <EmptyState drawing={<PerksDrawing />} text={words.perks.gone()} />
      ) : (
        <div className={screen}>
          {known && <OfflineLine />}
          {image && <SafeImage corners="card" eager height={264} ratio="photo" src={image} width={352} />}
          {known?.perex && <p className={perex}>{known.perex}</p>}
          <Story html={known?.html} waiting={isWaiting} />
          {/* What the list does not know is missing; with all of it here an old answer simply stands. */}
          {!isWhole && callError && <ErrorState answer={query} text={words.errors[callError]()} />}
        </div>
      )}
    </Dialog>
  )
}

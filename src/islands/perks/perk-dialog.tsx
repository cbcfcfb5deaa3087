import { useQuery } from '@tanstack/react-query'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import type { Asked } from '#islands/ui/list/answer.ts'
import { SafeImage } from '#islands/ui/safe-image.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { Story } from '#islands/ui/shapes/story.tsx'
import { PerksDrawing } from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import type { QueryErrorName } from '#lib/domain/call-error.ts'
import type { Perk } from '#lib/domain/perks/perk.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { perkInList, perkQuery } from '#lib/queries/perks.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
import { css } from '#styled/css'

const perex = css({ overflowWrap: 'anywhere' })

interface PerkBodyProps {
  /** The data of the perk that are known so far. */
  perk: Perk | undefined
  /** More of it is still to come. */
  waiting: boolean
  /** The error of the perk's own call, if it failed. */
  failed: QueryErrorName | undefined
  /** The query that the retry button repeats. */
  query: Asked
}

/** Draws the content of a perk's dialog, whatever state its loading is in. */
function PerkBody({ perk, waiting, failed, query }: PerkBodyProps) {
  const words = useWords()
  const online = useOnline()
  const image = safeImage(perk?.image)
  if (failed === 'notFound') return <EmptyState drawing={<PerksDrawing />} text={words.perks.gone()} />
  return (
    <div className={screen}>
      {perk && !online && <OfflineLine text={words.common.offline()} />}
      {image && <SafeImage alt="" corners="card" eager height={264} ratio="photo" src={image} width={352} />}
      {perk?.perex && <p className={perex}>{perk.perex}</p>}
      <Story html={perk?.html} waiting={waiting} />
      {failed && <ErrorState answer={query} retry={words.common.retry()} text={words.errors[failed]()} />}
    </div>
  )
}

interface PerkDialogProps {
  open: boolean
  id: string
  onClose: () => void
}

/** One perk: at once as the list knew it, then in full. */
export function PerkDialog({ open, id, onClose }: PerkDialogProps) {
  const words = useWords()
  const query = useQuery({ ...perkQuery(id), enabled: open }, queryClient)
  const answer = query.isPlaceholderData ? undefined : query.data
  const callError = useCallError({ data: answer, error: query.error })
  const perk = callError === 'notFound' ? undefined : (query.data ?? perkInList(id))
  return (
    <Dialog
      actions={
        <Button onClick={onClose} wide>
          {words.common.close()}
        </Button>
      }
      addressed
      close={words.common.close()}
      onClose={onClose}
      open={open}
      title={perk?.name || words.perks.one()}
    >
      <PerkBody
        // What the list does not know is missing; with all of it here an old answer simply stands.
        failed={answer && callError !== 'notFound' ? undefined : callError}
        perk={perk}
        query={query}
        waiting={!answer && !callError}
      />
    </Dialog>
  )
}

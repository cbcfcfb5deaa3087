import { useQuery } from '@tanstack/react-query'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { perkInList, perkQuery } from '#lib/queries/offers.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useTrouble } from '#lib/queries/use-trouble.ts'
import { PerkBody } from './perk-body.tsx'

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
  const trouble = useTrouble({ data: answer, error: query.error })
  const perk = trouble === 'notFound' ? undefined : (query.data ?? perkInList(id))
  return (
    <Dialog
      actions={
        <Button onClick={onClose} wide>
          {words.common.close()}
        </Button>
      }
      close={words.common.close()}
      onClose={onClose}
      open={open}
      title={perk?.name || words.offers.perks.one()}
    >
      <PerkBody
        // What the list does not know is missing; with all of it here an old answer simply stands.
        failed={answer && trouble !== 'notFound' ? undefined : trouble}
        perk={perk}
        query={query}
        waiting={!answer && !trouble}
      />
    </Dialog>
  )
}

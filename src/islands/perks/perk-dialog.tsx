import { useQuery } from '@tanstack/react-query'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { perkInList, perkQuery } from '#lib/queries/perks.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { useCallError } from '#lib/queries/use-call-error.ts'
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

import { useState } from 'react'
import { Dialog } from '#islands/ui/dialog/dialog.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { Reauthentication } from './reauthentication.tsx'

interface ReauthenticationDialogProps {
  open: boolean
  reason: 'change' | 'add'
  onClose: () => void
  /** Called with the server's proof. */
  onConfirmed: (confirmation: string) => void
}

/** A dialog of its own in which the member shows once more that it is her; each opening begins anew. LCK-2. */
export function ReauthenticationDialog({ open, onClose, ...rest }: ReauthenticationDialogProps) {
  const words = useWords()
  // A dialog that is opened while it goes away keeps its body.
  const [opening, setOpening] = useState({ isOpen: open, count: 0 })
  if (opening.isOpen !== open) setOpening({ isOpen: open, count: opening.count + Number(open) })
  return (
    <Dialog
      onClose={onClose}
      open={open}
      title={words.session.reauthentication.title()}
    >
      <Reauthentication {...rest} key={opening.count} onBack={onClose} />
    </Dialog>
  )
}

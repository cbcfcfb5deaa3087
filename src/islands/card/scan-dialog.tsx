import { useWords } from '#lib/i18n/use-words.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Scanner } from './scanner.tsx'

interface ScanDialogProps {
  open: boolean
  onClose: () => void
  onFound: (number: string) => void
}

/** Reads the card's barcode by camera or from a photo. Closing it lets the camera go. */
export function ScanDialog({ open, onClose, onFound }: ScanDialogProps) {
  const words = useWords()
  return (
    <Dialog close={words.common.close()} onClose={onClose} open={open} title={words.card.scan.title()}>
      <Scanner onFound={onFound} />
    </Dialog>
  )
}

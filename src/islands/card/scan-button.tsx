import ScanBarcodeIcon from 'lucide-react/icons/scan-barcode'
import { useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { largeIcon } from '../ui/icon-size.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'

/** The scan of a card; its code arrives when it first opens. */
const LazyScanDialog = onDemand(() => import('./scan-dialog.tsx').then((file) => file.ScanDialog))

interface ScanButtonProps {
  /** Gets the number that was read off the card. */
  onFound: (number: string) => void
}

/** Reads the number off the card's barcode instead of having it typed. */
export function ScanButton({ onFound }: ScanButtonProps) {
  const words = useWords().card.scan
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState(false)
  const take = (number: string) => {
    onFound(number)
    setFound(true)
    setOpen(false)
  }
  return (
    <>
      <IconButton
        label={words.title()}
        onClick={() => {
          setFound(false)
          setOpen(true)
        }}
      >
        <ScanBarcodeIcon className={largeIcon} />
      </IconButton>
      <VisuallyHidden>
        <span role="status">{found && words.found()}</span>
      </VisuallyHidden>
      <LazyScanDialog onClose={() => setOpen(false)} onFound={take} open={open} />
    </>
  )
}

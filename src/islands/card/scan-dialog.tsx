import { useMachine } from '@xstate/react'
import CameraIcon from 'lucide-react/icons/camera'
import ImageIcon from 'lucide-react/icons/image'
import { useCallback, useState } from 'react'
import { partStyles } from '#islands/ui/part-styles.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { cardScanView } from '#machines/card/card-scan.machine.ts'
import { cardScan } from '#machines/card/card-scan.store.ts'
import { css } from '#styled/css'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { FileButton } from '../ui/form/file-button.tsx'
import { Line } from '../ui/text/line.tsx'

const styles = {
  camera: css({
    '& > video': {
      width: 'full',
      aspectRatio: '[4 / 3]',
      objectFit: 'cover',
      borderRadius: 'card',
      background: 'text',
    },
  }),
}

/** Draws the camera picture, the current state in words, and the other way to scan. */
function Scanner({ onFound }: { onFound: (number: string) => void }) {
  const { scan } = useWords().card
  const [machine] = useState(() => cardScan(onFound))
  const [snapshot, send] = useMachine(machine)
  const { says, hasFailed, picture, busy, offersCamera } = cardScanView(snapshot)
  const sentence = scan[says]()
  // The picture is the camera's own element, drawn by nobody here.
  const place = useCallback(
    (frame: HTMLDivElement | null) => frame?.replaceChildren(...(picture ? [picture] : [])),
    [picture],
  )
  return (
    <div className={partStyles.part}>
      {picture && <div aria-hidden="true" className={styles.camera} ref={place} />}
      <div role="status">{hasFailed ? <Line tone="warning">{sentence}</Line> : sentence}</div>
      <FileButton
        accept="image/*"
        busy={busy}
        icon={<ImageIcon />}
        label={scan.photo()}
        onFiles={([photo]) => photo && send({ type: 'photoChosen', photo })}
      />
      {offersCamera && (
        <Button icon={<CameraIcon />} onClick={() => send({ type: 'cameraChosen' })} wide>
          {scan.camera()}
        </Button>
      )}
    </div>
  )
}

interface ScanDialogProps {
  open: boolean
  onClose: () => void
  onFound: (number: string) => void
}

/** Reads the card's barcode by camera or from a photo. Closing it lets the camera go. */
export function ScanDialog({ open, onClose, onFound }: ScanDialogProps) {
  const words = useWords()
  return (
    <Dialog onClose={onClose} open={open} title={words.card.scan.title()}>
      <Scanner onFound={onFound} />
    </Dialog>
  )
}

import { useMachine } from '@xstate/react'
import { useCallback, useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { cardScan } from '#machines/card-scan/card-scan.store.ts'
import { cardScanView } from '#machines/card-scan/card-scan.view.ts'
import { Button } from '../ui/button.tsx'
import { AlertIcon } from '../ui/icons/alert.tsx'
import { CameraIcon } from '../ui/icons/camera.tsx'
import { Line } from '../ui/marks.tsx'
import { look } from './look.ts'
import { PhotoButton } from './photo-button.tsx'

/** What the camera sees, what is going on, and the other way to go about it. */
export function Scanner({ onFound }: { onFound: (number: string) => void }) {
  const { scan } = useWords().card
  const [machine] = useState(() => cardScan(onFound))
  const [snapshot, send] = useMachine(machine)
  const { says, isTrouble, picture, busy, offersCamera } = cardScanView(snapshot)
  const said = scan[says]()
  // The picture is the camera's own element, drawn by nobody here.
  const place = useCallback(
    (frame: HTMLDivElement | null) => frame?.replaceChildren(...(picture ? [picture] : [])),
    [picture],
  )
  return (
    <div className={look.part}>
      {picture && <div aria-hidden="true" className={look.camera} ref={place} />}
      <div role="status">
        {isTrouble ? (
          <Line icon={<AlertIcon />} tone="warning">
            {said}
          </Line>
        ) : (
          said
        )}
      </div>
      <PhotoButton busy={busy} onChoose={(photo) => send({ type: 'photoChosen', photo })} />
      {offersCamera && (
        <Button icon={<CameraIcon />} onClick={() => send({ type: 'cameraChosen' })} wide>
          {scan.camera()}
        </Button>
      )}
    </div>
  )
}

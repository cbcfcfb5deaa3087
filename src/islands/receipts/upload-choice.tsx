import CameraIcon from 'lucide-react/icons/camera'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import WifiOffIcon from 'lucide-react/icons/wifi-off'
import { CheckField } from '#islands/ui/form/choice.tsx'
import { FileButton } from '#islands/ui/form/file-button.tsx'
import { FileZone } from '#islands/ui/form/file-zone.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { Line } from '#islands/ui/text/line.tsx'
import { useMedia } from '#islands/ui/use-media.ts'
import { largestMegabytes } from '#lib/domain/receipts/receipt-file.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ReceiptUploadView } from '#machines/receipts/receipt-upload.view.ts'
import { IgnoredFiles } from './ignored-files.tsx'
import { type SendUpload, UploadFiles } from './upload-files.tsx'
import { UploadProgress } from './upload-progress.tsx'

/** By type and by every ending that these have: browsers differ in what they know of either. */
const accept = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg,.jpe,.jfif'

/** The way to the camera on a phone, the zone, what was left out, the files that are to be uploaded, and what will become of them without network. RCP-2, RCP-5, OFF-5. */
export function UploadChoice({ view, send }: { view: ReceiptUploadView; send: SendUpload }) {
  const { errors, receiptsOutbox, receiptsUpload: words } = useWords()
  const online = useOnline()
  const isTouch = useMedia('(pointer: coarse)')
  const choose = (files: readonly File[]) => send({ type: 'chosen', files })
  const { callError, isUnsure, kept, failure } = view
  return (
    <>
      {isTouch && (
        <FileButton
          accept="image/*"
          capture="environment"
          disabled={!view.isOpen}
          icon={<CameraIcon />}
          label={words.photo()}
          onFiles={choose}
        />
      )}
      <FileZone
        accept={accept}
        disabled={!view.isOpen}
        label={isTouch ? words.choose() : words.drop()}
        onFiles={choose}
        rules={words.rules({ size: largestMegabytes })}
      />
      <IgnoredFiles files={view.ignored} />
      <UploadFiles send={send} view={view} />
      {view.hasLarge && (
        <CheckField
          checked={view.isSmaller}
          disabled={!view.isOpen}
          help={words.largeHelp()}
          label={words.large()}
          onChange={({ currentTarget }) => send({ type: 'agreed', isSmaller: currentTarget.checked })}
        />
      )}
      <UploadProgress view={view} />
      <div hidden={online && kept === 0} role="status">
        {!online && <Line icon={<WifiOffIcon />}>{receiptsOutbox.offline()}</Line>}
        {kept > 0 && <p>{receiptsOutbox.kept.some({ n: kept })}</p>}
      </div>
      <div hidden={!(callError || failure)} role="alert">
        {failure && (
          <Line icon={<CircleAlertIcon />} tone="error">
            {receiptsOutbox.failure[failure]()}
          </Line>
        )}
        {callError && (
          <Line icon={<CircleAlertIcon />} tone="error">
            <p>{callError.serverMessage ?? errors[callError.name]()}</p>
            {isUnsure && <p>{words.unsure()}</p>}
          </Line>
        )}
      </div>
    </>
  )
}

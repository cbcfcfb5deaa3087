import { FileUpload } from '@ark-ui/react/file-upload'
import CameraIcon from 'lucide-react/icons/camera'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import UploadIcon from 'lucide-react/icons/upload'
import WifiOffIcon from 'lucide-react/icons/wifi-off'
import { type MouseEvent, useId } from 'react'
import { CheckField } from '#islands/ui/form/choice.tsx'
import { FileButton } from '#islands/ui/form/file-button.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { Line } from '#islands/ui/text/line.tsx'
import { useMedia } from '#islands/ui/use-media.ts'
import { largestMegabytes } from '#lib/domain/receipts/receipt-file.ts'
import type { IgnoredFile } from '#lib/domain/receipts/upload-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ReceiptUploadView } from '#machines/receipts/receipt-upload.machine.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { FileName } from './file-name.tsx'
import { rowStyles } from './styles.ts'
import { UploadFile } from './upload-file.tsx'

/** By type and by every ending that these have: browsers differ in what they know of either. */
const accept = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg,.jpe,.jfif'

const styles = {
  title: css({ textStyle: 'small', fontWeight: 'bold' }),
  file: css({ paddingBlock: '1' }),
  list: css({ maxHeight: 'fileList', overflowY: 'auto', overscrollBehavior: 'contain' }),
  zone: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: '4',
    border: '[2px dashed var(--visual-control)]',
    borderRadius: 'card',
    textAlign: 'center',
    cursor: 'pointer',
    '&[data-dragging]': { borderColor: 'primary', background: 'subtle' },
    '&[data-disabled]': { opacity: '0.6', cursor: 'not-allowed' },
  }),
  label: css({ textStyle: 'label' }),
  rules: css({ textStyle: 'small', color: 'muted' }),
}

/** As many are named; of hundreds nobody reads every name. */
const mostNamed = 5

/** The files that were left out of the last choice, each with its reason, in red under the zone. RCP-2; BI-01 to BI-11. */
function IgnoredFiles({ files }: { files: readonly IgnoredFile[] }) {
  const { errors, receiptsUpload: words } = useWords()
  const more = files.length - mostNamed
  return (
    <div hidden={files.length === 0} role="alert">
      <h3 className={styles.title}>{words.ignored.title()}</h3>
      <ul>
        {files.slice(0, mostNamed).map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li className={styles.file} key={index}>
            <FileName name={name} />
            <p className={field().error}>
              <CircleAlertIcon />
              <span>
                {reason === 'size' ? errors.maxSize({ size: largestMegabytes }) : words.ignored[reason]()}
              </span>
            </p>
          </li>
        ))}
        {more > 0 && <li className={rowStyles.note}>{words.ignored.more({ n: more })}</li>}
      </ul>
    </div>
  )
}

/** The events that can be sent to an upload. */
type SendUpload = (
  event:
    | { type: 'chosen'; files: readonly File[] }
    | { type: 'removed' | 'retried'; key: string }
    | { type: 'agreed'; isSmaller: boolean },
) => void

/** Gives the focus of a button that goes away to the next file's, so that keys find their place again. */
const passFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const row = currentTarget.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const zone = row?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-part=dropzone]')
  ;(next?.querySelector<HTMLElement>('button') ?? zone)?.focus()
}

/** The chosen files, at most 300 px of them in sight; each can be removed, and tried again where it failed. RCP-2. */
function UploadFiles({ view, send }: { view: ReceiptUploadView; send: SendUpload }) {
  const words = useWords().receiptsUpload
  const id = useId()
  if (view.list.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {words.chosen()}
      </h3>
      <ul className={styles.list}>
        {view.list.map((file) => (
          <UploadFile
            file={file}
            isOpen={view.isOpen}
            key={file.key}
            onRemove={(press) => {
              passFocus(press)
              send({ type: 'removed', key: file.key })
            }}
            onRetry={() => send({ type: 'retried', key: file.key })}
          />
        ))}
      </ul>
    </section>
  )
}

interface FileZoneProps {
  /** The instruction of the zone, in words; it is the zone's name too. */
  label: string
  disabled: boolean
  /** All that was dropped or chosen at once; whoever takes them says which are good. */
  onFiles: (files: readonly File[]) => void
}

/** The zone holds no files itself. */
const none: File[] = []

/** A place to drop files on, and to choose them at by press or key. */
function FileZone({ label, disabled, onFiles }: FileZoneProps) {
  const rules = useWords().receiptsUpload.rules({ size: largestMegabytes })
  return (
    <FileUpload.Root
      acceptedFiles={none}
      disabled={disabled}
      maxFiles={Number.POSITIVE_INFINITY}
      onFileAccept={({ files }) => onFiles(files)}
      // The only ones that the zone itself puts aside: the same file twice in one drop.
      onFileReject={({ files }) => files.length > 0 && onFiles(files.map(({ file }) => file))}
      translations={{ dropzone: `${label} ${rules}` }}
    >
      <FileUpload.Dropzone className={styles.zone}>
        <UploadIcon className={largeIcon} />
        <span className={styles.label}>{label}</span> <span className={styles.rules}>{rules}</span>
      </FileUpload.Dropzone>
      <FileUpload.HiddenInput accept={accept} />
    </FileUpload.Root>
  )
}

const bar = css({ display: 'block', width: 'full', accentColor: 'primary' })

/** Shows and announces the number of uploaded files; a browser does not report the progress of a single file. */
function UploadProgress({ view }: { view: ReceiptUploadView }) {
  const words = useWords().receiptsUpload
  const { list, taken, busy, canCancel } = view
  const counts = canCancel || (!busy && taken > 0)
  const announcement = counts ? words.progress({ done: taken, all: list.length }) : busy ? words.last() : ''
  return (
    <div>
      {busy && <progress aria-label={words.title()} className={bar} max={list.length} value={taken} />}
      <p className={rowStyles.note} role="status">
        {announcement}
      </p>
    </div>
  )
}

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
      <FileZone disabled={!view.isOpen} label={isTouch ? words.choose() : words.drop()} onFiles={choose} />
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
        {failure && <Line tone="error">{receiptsOutbox.failure[failure]()}</Line>}
        {callError && (
          <Line tone="error">
            <p>{callError.serverMessage ?? errors[callError.name]()}</p>
            {isUnsure && <p>{words.unsure()}</p>}
          </Line>
        )}
      </div>
    </>
  )
}

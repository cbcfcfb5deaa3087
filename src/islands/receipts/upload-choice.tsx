import CameraIcon from 'lucide-react/icons/camera'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import FileTextIcon from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'
import WifiOffIcon from 'lucide-react/icons/wifi-off'
import { useEffect, useId, useState } from 'react'
import { CheckField } from '#islands/ui/form/choice.tsx'
import { FileButton } from '#islands/ui/form/file-button.tsx'
import { FileZone } from '#islands/ui/form/file-zone.tsx'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { useOnline } from '#islands/ui/state/offline-line.tsx'
import { Spinner } from '#islands/ui/state/spinner.tsx'
import { AlertLine, Line } from '#islands/ui/text/line.tsx'
import { useMedia } from '#islands/ui/use-media.ts'
import { type FileKind, largestMegabytes } from '#lib/domain/receipts/receipt.ts'
import type { IgnoredFile, ListedFile } from '#lib/domain/receipts/upload-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ReceiptUploadView } from '#machines/receipts/receipt-upload.machine.ts'
import { css } from '#styled/css'
import { FileError, FileName, FileRow, noteStyle, useErrorText } from './file-row.tsx'

/** By type and by every ending that these have: browsers differ in what they know of either. */
const accept = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg,.jpe,.jfif'

const styles = {
  title: css({ textStyle: 'small', fontWeight: 'bold' }),
  file: css({ paddingBlock: '1' }),
  // Of hundreds of rows only those in sight are drawn.
  row: css({ contentVisibility: 'auto', containIntrinsicBlockSize: '[auto 4.375rem]' }),
  frame: css({
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'sm',
    background: 'subtle',
    overflow: 'hidden',
  }),
  picture: css({ width: 'full', height: 'full', objectFit: 'cover' }),
  list: css({ maxHeight: 'fileList', overflowY: 'auto', overscrollBehavior: 'contain' }),
}

/** As many are named; of hundreds nobody reads every name. */
const mostNamed = 5

/** The files that were left out of the last choice, each with its reason, in red under the zone. RCP-2; BI-01 to BI-11. */
function IgnoredFiles({ files }: { files: readonly IgnoredFile[] }) {
  const { errors, receipts } = useWords()
  const words = receipts.uploading
  const more = files.length - mostNamed
  return (
    <div hidden={files.length === 0} role="alert">
      <h3 className={styles.title}>{words.ignored.title()}</h3>
      <ul>
        {files.slice(0, mostNamed).map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li className={styles.file} key={index}>
            <FileName name={name} />
            <FileError>
              {reason === 'size' ? errors.maxSize({ size: largestMegabytes }) : words.ignored[reason]()}
            </FileError>
          </li>
        ))}
        {more > 0 && <li className={noteStyle}>{words.ignored.more({ n: more })}</li>}
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

/** A small picture of a chosen photo, drawn from its own bytes; a sign for a PDF and for a picture that is broken. */
function FilePreview({ file, kind }: { file: Blob; kind: FileKind }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (kind === 'pdf') return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file, kind])
  return (
    <span className={styles.frame}>
      {url ? (
        <img
          alt=""
          className={styles.picture}
          decoding="async"
          height={44}
          loading="lazy"
          onError={() => setUrl(undefined)}
          src={url}
          width={44}
        />
      ) : kind === 'pdf' ? (
        <FileTextIcon />
      ) : (
        <ImageIcon />
      )}
    </span>
  )
}

interface UploadFileProps {
  file: ListedFile
  /** Files may be removed, and tried again. */
  isOpen: boolean
  onRemove: () => void
  onRetry: () => void
}

/** A chosen file: how far it has come, and why no further. */
function UploadFile({
  file: { file, kind, name, stage, error },
  isOpen,
  onRemove,
  onRetry,
}: UploadFileProps) {
  const words = useWords().receipts.uploading
  return (
    <FileRow
      className={styles.row}
      error={useErrorText(error)}
      name={name}
      onRemove={isOpen && onRemove}
      onRetry={stage === 'failed' && isOpen && onRetry}
      picture={<FilePreview file={file} kind={kind} />}
      sign={stage === 'sending' ? <Spinner /> : stage === 'taken' && <CircleCheckIcon />}
      size={file.size}
      stage={(stage !== 'waiting' || !isOpen) && words.stage[stage]()}
    />
  )
}

/** The chosen files, at most 300 px of them in sight; each can be removed, and tried again where it failed. RCP-2. */
function UploadFiles({ view, send }: { view: ReceiptUploadView; send: SendUpload }) {
  const words = useWords().receipts.uploading
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
            onRemove={() => send({ type: 'removed', key: file.key })}
            onRetry={() => send({ type: 'retried', key: file.key })}
          />
        ))}
      </ul>
    </section>
  )
}

const bar = css({ display: 'block', width: 'full', accentColor: 'primary' })

/** Shows and announces the number of uploaded files; a browser does not report the progress of a single file. */
function UploadProgress({ view }: { view: ReceiptUploadView }) {
  const words = useWords().receipts.uploading
  const { list, taken, busy, canCancel } = view
  const counts = canCancel || (!busy && taken > 0)
  const announcement = counts ? words.progress({ done: taken, all: list.length }) : busy ? words.last() : ''
  return (
    <div>
      {busy && <progress aria-label={words.title()} className={bar} max={list.length} value={taken} />}
      <p className={noteStyle} role="status">
        {announcement}
      </p>
    </div>
  )
}

/** The way to the camera on a phone, the zone, what was left out, the files that are to be uploaded, and what will become of them without network. RCP-2, RCP-5, OFF-5. */
export function UploadChoice({ view, send }: { view: ReceiptUploadView; send: SendUpload }) {
  const { outbox, uploading: words } = useWords().receipts
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
        {!online && <Line icon={<WifiOffIcon />}>{outbox.offline()}</Line>}
        {kept > 0 && <p>{outbox.kept.some({ n: kept })}</p>}
      </div>
      <AlertLine>{failure && outbox.failure[failure]()}</AlertLine>
      <AttemptLine callError={callError} isUnsure={isUnsure} unsure={words.unsure()} />
    </>
  )
}

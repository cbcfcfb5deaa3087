import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import FileTextIcon from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import XIcon from 'lucide-react/icons/x'
import { type MouseEvent, useEffect, useState } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { Spinner } from '#islands/ui/state/spinner.tsx'
import type { FileKind } from '#lib/domain/receipts/receipt-file.ts'
import type { ListedFile } from '#lib/domain/receipts/upload-list.ts'
import { formatFileSize } from '#lib/format/files.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { FileName } from './file-name.tsx'
import { rowStyles } from './styles.ts'
import { useErrorText } from './use-error-text.ts'

const styles = {
  // Of hundreds of rows only those in sight are drawn.
  row: css({ contentVisibility: 'auto', containIntrinsicBlockSize: '[auto 70px]' }),
  end: css({ display: 'flex', alignItems: 'center' }),
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
}

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
  onRemove: (press: MouseEvent<HTMLElement>) => void
  onRetry: () => void
}

/** A chosen file: how far it has come, and why no further. */
export function UploadFile({ file, isOpen, onRemove, onRetry }: UploadFileProps) {
  const words = useWords().receiptsUpload
  const locale = useLocale()
  const errorText = useErrorText(file.error)
  const { name } = file
  const stage = (file.stage !== 'waiting' || !isOpen) && words.stage[file.stage]()
  return (
    <li className={classNames(rowStyles.row, styles.row)}>
      <FilePreview file={file.file} kind={file.kind} />
      <div className={rowStyles.body}>
        <FileName name={name} />
        <p className={rowStyles.note}>
          {[formatFileSize(file.file.size, locale), stage].filter(Boolean).join(' · ')}
        </p>
        {errorText && (
          <p className={field().error}>
            <CircleAlertIcon />
            <span>{errorText}</span>
          </p>
        )}
      </div>
      <div className={styles.end}>
        {file.stage === 'sending' && <Spinner />}
        {file.stage === 'taken' && <CircleCheckIcon />}
        {file.stage === 'failed' && isOpen && (
          <IconButton label={words.retry({ name })} onClick={onRetry}>
            <RotateCwIcon />
          </IconButton>
        )}
        {isOpen && (
          <IconButton label={words.remove({ name })} onClick={onRemove}>
            <XIcon />
          </IconButton>
        )}
      </div>
    </li>
  )
}

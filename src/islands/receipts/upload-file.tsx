import type { MouseEvent } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { AlertIcon } from '#islands/ui/icons/alert.tsx'
import { CloseIcon } from '#islands/ui/icons/close.tsx'
import { RetryIcon } from '#islands/ui/icons/retry.tsx'
import { SuccessIcon } from '#islands/ui/icons/success.tsx'
import { Spinner } from '#islands/ui/spinner.tsx'
import type { ListedFile } from '#lib/domain/upload-list.ts'
import { formatFileSize } from '#lib/format/file-size.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { FileName } from './file-name.tsx'
import { FilePreview } from './file-preview.tsx'
import { rowLook } from './look.ts'
import { useFaultText } from './use-fault-text.ts'

interface UploadFileProps {
  file: ListedFile
  /** Files may be removed, and tried again. */
  isOpen: boolean
  onRemove: (press: MouseEvent<HTMLElement>) => void
  onRetry: () => void
}

const look = {
  // Of hundreds of rows only those in sight are drawn.
  row: css({ contentVisibility: 'auto', containIntrinsicBlockSize: '[auto 70px]' }),
  end: css({ display: 'flex', alignItems: 'center' }),
}

/** A chosen file: how far it has come, and why no further. */
export function UploadFile({ file, isOpen, onRemove, onRetry }: UploadFileProps) {
  const words = useWords().upload
  const locale = useLocale()
  const fault = useFaultText(file.fault)
  const { name, size } = file.file
  const stage = (file.stage !== 'waiting' || !isOpen) && words.stage[file.stage]()
  return (
    <li className={classNames(rowLook.row, look.row)}>
      <FilePreview file={file.file} kind={file.kind} />
      <div className={rowLook.body}>
        <FileName name={name} />
        <p className={rowLook.said}>{[formatFileSize(size, locale), stage].filter(Boolean).join(' · ')}</p>
        {fault && (
          <p className={field().error}>
            <AlertIcon />
            {fault}
          </p>
        )}
      </div>
      <div className={look.end}>
        {file.stage === 'sending' && <Spinner />}
        {file.stage === 'taken' && <SuccessIcon />}
        {file.stage === 'failed' && isOpen && (
          <IconButton label={words.retry({ name })} onClick={onRetry}>
            <RetryIcon />
          </IconButton>
        )}
        {isOpen && (
          <IconButton label={words.remove({ name })} onClick={onRemove}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
    </li>
  )
}

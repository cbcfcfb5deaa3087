import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import XIcon from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import type { Elements } from '#islands/ui/elements.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { rowLine } from '#islands/ui/shapes/row-skeletons.tsx'
import { largestMegabytes } from '#lib/domain/receipts/receipt.ts'
import type { UploadError } from '#lib/domain/receipts/upload-list.ts'
import { formatFileSize, shownFileName } from '#lib/format/files.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'

const styles = {
  row: css({ hstack: '3' }),
  body: css({ flex: '1', minWidth: '0' }),
  end: css({ display: 'flex', alignItems: 'center' }),
  name: css({ display: 'flex', minWidth: '0', fontWeight: 'medium' }),
  stem: css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
}

/** A remark about a receipt or a file. */
export const noteStyle = css({ color: 'muted', textStyle: 'small' })

/** A file's name in one line: its letters keep their direction, and its extension stays in sight at the end. BI-10. */
export function FileName({ name }: { name: string }) {
  const { stem, extension } = shownFileName(name)
  return (
    <span className={styles.name} dir="ltr" translate="no">
      <bdi className={styles.stem}>{stem}</bdi>
      <bdi>{extension}</bdi>
    </span>
  )
}

/** Returns the reason why a file was not taken, in words. */
export const FileError = ({ children }: { children: string }) => (
  <p className={field().error}>
    <CircleAlertIcon />
    <span>{children}</span>
  </p>
)

/** Returns the reason why a file was not uploaded, in words; the server's own message comes before ours. */
export function useErrorText(error: UploadError | undefined): string | undefined {
  const { errors, receipts } = useWords()
  switch (error?.kind) {
    case undefined:
      return undefined
    case 'changed':
      return receipts.uploading.changed()
    case 'size':
      return errors.maxSize({ size: largestMegabytes })
    case 'type':
      return receipts.uploading.ignored.type()
    case 'callError':
      return error.callError.serverMessage ?? errors[error.callError.name]()
  }
}

/** Gives the focus of a button that goes away to the next row's, or to the way to another file. */
const passFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const row = currentTarget.closest('li')
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('button')
  const zone = row?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-part=dropzone]')
  const way = row?.closest('main')?.querySelector<HTMLElement>('button[data-upload]')
  ;(next ?? zone ?? way)?.focus()
}

interface FileRowProps {
  name: string
  /** Bytes. */
  size: number
  /** Its progress, in words. */
  stage: string | false
  /** The reason why no further, in words. */
  error: string | undefined
  className?: string
  /** Stands before the name: a picture of the file. */
  picture?: Elements
  /** Stands below the name. */
  note?: string | false
  /** Stands before the buttons: a sign of how far it has come. */
  sign: Elements
  /** Absent where the file may not be tried again, or be removed. */
  onRetry: (() => void) | false
  onRemove: (() => void) | false
}

/** A file: what it is, how far it has come and why no further, and what can be done with it. */
export function FileRow(props: FileRowProps) {
  const { name, size, stage, error, className, picture, note, sign, onRetry, onRemove } = props
  const words = useWords().receipts.uploading
  const locale = useLocale()
  return (
    <li className={classNames(rowLine, styles.row, className)}>
      {picture}
      <div className={styles.body}>
        <FileName name={name} />
        <p className={noteStyle}>{[formatFileSize(size, locale), stage].filter(Boolean).join(' · ')}</p>
        {note && <p className={noteStyle}>{note}</p>}
        <div role="alert">{error && <FileError>{error}</FileError>}</div>
      </div>
      <div className={styles.end}>
        {sign}
        {onRetry && (
          <IconButton label={words.retry({ name })} onClick={onRetry}>
            <RotateCwIcon />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            label={words.remove({ name })}
            onClick={(press) => {
              passFocus(press)
              onRemove()
            }}
          >
            <XIcon />
          </IconButton>
        )}
      </div>
    </li>
  )
}

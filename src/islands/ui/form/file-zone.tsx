import { FileUpload } from '@ark-ui/react/file-upload'
import UploadIcon from 'lucide-react/icons/upload'
import { css } from '#styled/css'
import { largeIcon } from '../icon-size.ts'

interface FileZoneProps {
  /** The instruction of the zone, in words; it is the zone's name too. */
  label: string
  /** The rules for the files that may be chosen. */
  rules: string
  /** The types of files that the browser's file window offers first, such as `.pdf,.png`; they do not limit a drop. */
  accept: string
  disabled: boolean
  /** All that was dropped or chosen at once; whoever takes them says which are good. */
  onFiles: (files: readonly File[]) => void
}

const styles = {
  zone: css({
    stack: '2',
    alignItems: 'center',
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

/** The zone holds no files itself. */
const none: File[] = []

/** A place to drop files on, and to choose them at by press or key. Import it within a part that is fetched late. */
export function FileZone({ label, rules, accept, disabled, onFiles }: FileZoneProps) {
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

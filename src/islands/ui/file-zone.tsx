import { FileUpload } from '@ark-ui/react/file-upload'
import { css } from '#styled/css'
import { UploadIcon } from './icons/upload.tsx'

interface FileZoneProps {
  /** What to do here, in words; it names the zone too. */
  label: string
  /** Which files may be chosen. */
  rules: string
  /** What the browser's own window offers first, such as `.pdf,.png`; a drop is not held to it. */
  accept: string
  disabled: boolean
  /** All that was dropped or chosen at once; whoever takes them says which are good. */
  onFiles: (files: readonly File[]) => void
}

const look = {
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
      <FileUpload.Dropzone className={look.zone}>
        <UploadIcon large />
        <span className={look.label}>{label}</span> <span className={look.rules}>{rules}</span>
      </FileUpload.Dropzone>
      <FileUpload.HiddenInput accept={accept} />
    </FileUpload.Root>
  )
}

import FileTextIcon from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CopyButton } from '#islands/ui/shapes/copy-button.tsx'
import { saveFile } from '#lib/browser/device/download.ts'
import { themeFile } from '#lib/qa/theme-file.ts'
import { css } from '#styled/css'
import { usePreview } from './address.ts'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  note: css({ textStyle: 'small', color: 'muted', maxWidth: 'text' }),
}

/** The theme to take away: as the settings of a platform, in a file or to be pasted, or as the address of this page. */
export function Export() {
  const preview = usePreview()
  const [status, setStatus] = useState('')
  const count = Object.values(preview.colours).length
  const save = () => {
    saveFile('theme.json', 'application/json', new TextEncoder().encode(themeFile(preview)))
    setStatus('theme.json is being downloaded.')
  }
  return (
    <section aria-label="Take this theme away" className={styles.root}>
      <div className={styles.row}>
        <Button icon={<FileTextIcon />} onClick={save} tone="primary">
          Download settings
        </Button>
        <CopyButton onCopied={() => setStatus('Settings copied.')} text={themeFile(preview)}>
          Copy settings
        </CopyButton>
        <CopyButton onCopied={() => setStatus('Link copied.')} text={location.href}>
          Copy the link
        </CopyButton>
      </div>
      <p className={styles.note}>
        {count === 0
          ? 'No colour is set: the portal’s own stand.'
          : `${count} ${count === 1 ? 'colour is' : 'colours are'} set. The file has them by the keys of the platform’s public settings; the link has all that is chosen here.`}
      </p>
      <p className={styles.note} role="status">
        {status}
      </p>
    </section>
  )
}

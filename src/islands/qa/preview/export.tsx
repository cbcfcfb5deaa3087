import FileTextIcon from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CopyButton } from '#islands/ui/shapes/copy-button.tsx'
import { saveFile } from '#lib/browser/device/download.ts'
import { colourKeys } from '#lib/design/colour-settings.ts'
import { styles } from '../styles.ts'
import { type Preview, usePreview } from './address.ts'

/**
 * Writes a theme as the platform's public settings have it, by their dotted keys. Only what is set is named, so that the portal's
 * own values stand for the rest. DSK-2.
 */
export const themeFile = ({ colours, dark }: Pick<Preview, 'colours' | 'dark'>): string => {
  const set = colourKeys.flatMap((key) => (colours[key] ? [[key, colours[key]] as const] : []))
  const settings = { ...Object.fromEntries(set), ...(dark && { 'VISUAL.dark': true }) }
  return `${JSON.stringify(settings, undefined, 2)}\n`
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
    <section aria-label="Take this theme away" className={styles.form}>
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
      <p className={styles.quiet}>
        {count === 0
          ? 'No colour is set: the portal’s own stand.'
          : `${count} ${count === 1 ? 'colour is' : 'colours are'} set. The file has them by the keys of the platform’s public settings; the link has all that is chosen here.`}
      </p>
      <p className={styles.quiet} role="status">
        {status}
      </p>
    </section>
  )
}

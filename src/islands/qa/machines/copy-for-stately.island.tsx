import { useState } from 'react'
import { css } from '#styled/css'
import { island } from '../../ui/island.tsx'
import { CopyButton } from '../../ui/shapes/copy-button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { styles } from '../styles.ts'

const place = css({ _print: { display: 'none' } })

/** Copies the code of a machine, to be pasted into Stately's editor: "Import from code". */
export const CopyForStatelyIsland = island(({ name, code }: { name: string; code: string }) => {
  const [status, setStatus] = useState('')
  return (
    <div className={place}>
      <CopyButton
        onCopied={() => setStatus('Copied: paste it into Stately’s editor, “Import from code”.')}
        text={code}
      >
        <span>Copy for Stately</span>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </CopyButton>
      <p className={styles.quiet} role="status">
        {status}
      </p>
    </div>
  )
})

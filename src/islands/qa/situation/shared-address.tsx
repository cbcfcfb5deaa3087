import { useState } from 'react'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { CopyButton } from '#islands/ui/shapes/copy-button.tsx'
import { drawnSquare } from '#lib/format/drawn-code.ts'
import { qrCode } from '#lib/format/qr.ts'
import { styles } from './styles.ts'

/** Names of this machine that no other one can reach. */
const onlyHere = /^(?:localhost|127\.|\[::1\])/

/** The address of a situation, to be copied, or scanned by a phone. */
export function SharedAddress({ address }: { address: string }) {
  const [told, tell] = useState('')
  const url = location.origin + address
  return (
    <aside aria-label="The situation’s address" className={styles.aside}>
      <CodePicture className={styles.code} code={drawnSquare(qrCode(url))} label="The address as a QR code" />
      <p className={styles.address}>{url}</p>
      <CopyButton onCopied={() => tell('Copied.')} text={url}>
        Copy the address
      </CopyButton>
      <p className={styles.quiet} role="status">
        {told}
      </p>
      {onlyHere.test(location.host) && (
        <p className={styles.quiet}>
          A phone cannot reach {location.hostname}: start the demo with{' '}
          <code>npm start -- --host 0.0.0.0</code>, open this page by the name that this computer has in your
          network, then scan.
        </p>
      )}
    </aside>
  )
}

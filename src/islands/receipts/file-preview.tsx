import FileTextIcon from 'lucide-react/icons/file-text'
import ImageIcon from 'lucide-react/icons/image'
import { useEffect, useState } from 'react'
import type { FileKind } from '#lib/domain/receipts/receipt-file.ts'
import { css } from '#styled/css'

const styles = {
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
export function FilePreview({ file, kind }: { file: Blob; kind: FileKind }) {
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

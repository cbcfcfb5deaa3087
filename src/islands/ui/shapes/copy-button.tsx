import CopyIcon from 'lucide-react/icons/copy'
import type { ReactNode } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { SelectedText } from '../form/selected-text.tsx'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  text: string
  /** Says that it is copied. */
  onCopied: () => void
  wide?: boolean | undefined
  /** The words on it. */
  children: ReactNode
}

/** Puts a text on the clipboard; where the browser does not, shows it selected below, and says so. D14. */
export function CopyButton({ text, onCopied, wide, children }: CopyButtonProps) {
  const { cardPass } = useWords()
  const { byHand, copy } = useCopy(onCopied)
  return (
    <>
      <Button icon={<CopyIcon />} onClick={() => void copy(text)} wide={wide}>
        {children}
      </Button>
      {byHand !== undefined && (
        <div className={css({ width: 'full' })}>
          <SelectedText label={cardPass.byHand()} text={byHand} />
        </div>
      )}
    </>
  )
}

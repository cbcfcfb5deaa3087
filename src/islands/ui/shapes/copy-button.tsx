import CopyIcon from 'lucide-react/icons/copy'
import { type ReactNode, useState } from 'react'
import { copyText } from '#lib/browser/device/clipboard.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { FieldFrame } from '../form/field.tsx'

/** The ref of a field whose text is to be copied by hand: it has the focus, and all of it is selected. */
export const selectText = (area: HTMLTextAreaElement | null): void => {
  area?.focus()
  area?.select()
}

/** The most lines that are seen at once. */
const most = 5

/** A text that the browser would not copy, selected to be copied by hand. */
function SelectedText({ label, text }: { label: string; text: string }) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <textarea
          {...control}
          defaultValue={text}
          readOnly
          ref={selectText}
          rows={Math.min(most, text.split('\n').length)}
          translate="no"
        />
      )}
    </FieldFrame>
  )
}

/** Returns the function that copies a text, and the text to be copied by hand where the browser refuses. D14. */
export function useCopy(onCopied: () => void) {
  const [byHand, setByHand] = useState<string>()
  const copy = async (text: string) => {
    // A text that is shown already is selected anew.
    setByHand(undefined)
    if (await copyText(text)) onCopied()
    else setByHand(text)
  }
  return { byHand, copy }
}

interface CopyButtonProps {
  text: string
  onCopied: () => void
  wide?: boolean | undefined
  children: ReactNode
}

/** Puts a text on the clipboard; where the browser does not, shows it selected below, and says so. D14. */
export function CopyButton({ text, onCopied, wide, children }: CopyButtonProps) {
  const { pass } = useWords().card
  const { byHand, copy } = useCopy(onCopied)
  return (
    <>
      <Button icon={<CopyIcon />} onClick={() => void copy(text)} wide={wide}>
        {children}
      </Button>
      {byHand !== undefined && (
        <div className={css({ width: 'full' })}>
          <SelectedText label={pass.byHand()} text={byHand} />
        </div>
      )}
    </>
  )
}

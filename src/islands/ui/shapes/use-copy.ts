import { useState } from 'react'
import { copyText } from '#lib/browser/device/clipboard.ts'

/**
 * Returns the function that puts a text on the clipboard, and the text to be copied by hand where a browser has no
 * clipboard or refuses. onCopied: says that it is done. D14.
 */
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

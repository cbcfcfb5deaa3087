import type { MouseEvent } from 'react'
import { returnWithin } from '#lib/browser/return-to.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Goes on without a card: to the screen before, else to the start. PRF-4. */
export function NotNow() {
  const words = useWords().card.pairing
  const press = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (plain && returnWithin()) event.preventDefault()
  }
  return (
    <ButtonLink href={pathTo('/')} onClick={press} tone="link">
      {words.notNow()}
    </ButtonLink>
  )
}

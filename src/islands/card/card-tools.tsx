import { useEffect, useState } from 'react'
import { copyText } from '#lib/browser/clipboard.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import type { CardCode } from '#lib/format/card-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { raiseNotice } from '#machines/toasts/toasts.store.ts'
import { Button } from '../ui/button.tsx'
import { CopyIcon } from '../ui/icons/copy.tsx'
import { EnlargeIcon } from '../ui/icons/enlarge.tsx'
import { LazyCardZoom, loadCardZoom } from './card-zoom-lazy.ts'
import { SaveCard } from './save-card.tsx'

interface CardToolsProps {
  code: CardCode | undefined
  name: string
  number: string
}

/** What can be done with a card: enlarge its code, keep it as a PDF, copy its number. */
export function CardTools({ code, name, number }: CardToolsProps) {
  const { pass } = useWords()
  const [isLarge, setLarge] = useState(false)
  // The till may be out of reach of any network.
  useEffect(() => whenIdle(() => void loadCardZoom().catch(() => {})), [])
  const copy = async () => {
    if (await copyText(number.replaceAll(' ', ''))) raiseNotice(pass.copied())
  }
  return (
    <>
      {code && (
        <>
          <Button
            aria-haspopup="dialog"
            icon={<EnlargeIcon />}
            onClick={() => setLarge(true)}
            tone="primary"
            wide
          >
            {pass.enlarge()}
          </Button>
          <SaveCard code={code} name={name} number={number} />
        </>
      )}
      <Button icon={<CopyIcon />} onClick={copy} wide>
        {pass.copy()}
      </Button>
      {code && <LazyCardZoom code={code} number={number} onClose={() => setLarge(false)} open={isLarge} />}
    </>
  )
}

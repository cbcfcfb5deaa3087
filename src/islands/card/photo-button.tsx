import { type ChangeEvent, useRef } from 'react'
import { cardWords } from '#lib/i18n/card/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { PictureIcon } from '../ui/icons/picture.tsx'

interface PhotoButtonProps {
  busy: boolean
  onChoose: (photo: Blob) => void
}

/** Takes a photo of the card, from the phone's pictures or its camera. */
export function PhotoButton({ busy, onChoose }: PhotoButtonProps) {
  const words = useWords(cardWords).card.scan
  const files = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = currentTarget.files ?? []
    if (photo) onChoose(photo)
    // The same photo may be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <Button icon={<PictureIcon />} loading={busy} onClick={() => files.current?.click()} wide>
        {words.photo()}
      </Button>
      <input accept="image/*" aria-label={words.photo()} hidden onChange={choose} ref={files} type="file" />
    </>
  )
}

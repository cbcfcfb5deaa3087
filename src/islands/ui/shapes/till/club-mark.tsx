import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { safeImage } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'

/** The club's logo on the colours that it is made for, or the first letter of its name. TIL-3. */
export function ClubMark() {
  const words = useWords()
  const src = safeImage(useStore($club).settings.HEADER.logo)
  const [broken, setBroken] = useState<string>()
  return (
    <span className="till-mark">
      {src && src !== broken ? (
        <img alt="" onError={() => setBroken(src)} referrerPolicy="no-referrer" src={src} />
      ) : (
        [...words.frame.header.club()][0]
      )}
    </span>
  )
}

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Card } from '#lib/domain/card.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import type { CardCode } from '#lib/format/card-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { CodePicture } from '../ui/code-picture.tsx'
import { look } from './look.ts'

interface PassProps {
  name: string
  /** In groups. */
  number: string
  type: Card['type']
  /** Absent where it cannot be drawn: then the number is all there is. */
  code: CardCode | undefined
}

/** The club's logo on the colours that it is made for; nothing where there is none. */
function ClubHead() {
  const src = safeImage(useStore($club).settings.HEADER.logo)
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return null
  return (
    <div className={look.head}>
      <img alt="" onError={() => setBroken(src)} referrerPolicy="no-referrer" src={src} />
    </div>
  )
}

/** The member's card as a wallet shows it: the club, whose it is, its number in groups, its code. */
export function Pass({ name, number, type, code }: PassProps) {
  const { pass } = useWords()
  // A scanner may read something else than what is printed; whoever types it needs it too.
  const other = code && code.value !== number.replaceAll(' ', '') ? code.value : undefined
  return (
    <div className={look.pass}>
      <ClubHead />
      <div className={look.holder}>
        {name && <p className={look.name}>{name}</p>}
        <p>
          <span className={look.small}>{type === 'virtual' ? pass.virtual() : pass.number()}</span>
          <span className={look.digits}>{number}</span>
        </p>
      </div>
      {code && (
        <div className={look.pad}>
          <CodePicture className={look[code.kind]} code={code} label={pass.code({ number })} />
          {other && <p className={look.small}>{other}</p>}
        </div>
      )}
    </div>
  )
}

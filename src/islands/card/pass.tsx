import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Card } from '#lib/domain/card/card.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import type { CardCode } from '#lib/format/card-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { CodePicture } from '../ui/code/code-picture.tsx'
import { styles } from './styles.ts'

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
    <div className={styles.head}>
      <img
        alt=""
        className={styles.logo}
        onError={() => setBroken(src)}
        referrerPolicy="no-referrer"
        src={src}
      />
    </div>
  )
}

/** The member's card as a wallet shows it: the club, whose it is, its number in groups, its code. */
export function Pass({ name, number, type, code }: PassProps) {
  const { cardPass } = useWords()
  // A scanner may read something else than what is printed; whoever types it needs it too.
  const other = code && code.value !== number.replaceAll(' ', '') ? code.value : undefined
  return (
    <div className={styles.pass}>
      <ClubHead />
      <div className={styles.holder}>
        {name && (
          <p className={styles.name} translate="no">
            {name}
          </p>
        )}
        <p>
          <span className={styles.small}>{type === 'virtual' ? cardPass.virtual() : cardPass.number()}</span>
          <span className={styles.digits} translate="no">
            {number}
          </span>
        </p>
      </div>
      {code && (
        <div className={styles.pad}>
          <CodePicture className={styles[code.kind]} code={code} label={cardPass.code({ number })} />
          {other && (
            <p className={styles.small} translate="no">
              {other}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import DownloadIcon from 'lucide-react/icons/download'
import { useEffect, useMemo, useState } from 'react'
import { importLate } from '#lib/browser/late-code.ts'
import { viewAbove } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import type { Card } from '#lib/domain/member.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { type CardCode, cardCode } from '#lib/format/card-code.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { htmlLang } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $club } from '#machines/club/club.store.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'
import { Button } from '../ui/button.tsx'
import { CodePicture } from '../ui/code/code-picture.tsx'
import { EnlargeButton } from '../ui/code/enlarge-button.tsx'
import { AlertLine } from '../ui/text/line.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { CopyButton } from '../ui/shapes/copy-button.tsx'
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
function Pass({ name, number, type, code }: PassProps) {
  const { card } = useWords()
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
          <span className={styles.small}>
            {type === 'virtual' ? card.pass.virtual() : card.number.label()}
          </span>
          <span className={styles.digits} translate="no">
            {number}
          </span>
        </p>
      </div>
      {code && (
        <div className={styles.pad}>
          <CodePicture className={styles[code.kind]} code={code} label={card.pass.code({ number })} />
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

/** The card at the till, whose code arrives when it first opens. */
const LazyCardTill = onDemand(() => import('./card-till.tsx').then((file) => file.CardTill))

interface SaveCardProps {
  code: CardCode
  name: string
  number: string
}

/** Keeps the card as a PDF. What makes one is fetched when it is asked for. PRF-4. */
function SaveCard({ code, name, number }: SaveCardProps) {
  const { card } = useWords()
  const locale = useLocale()
  const saving = useMutation(
    {
      mutationFn: async () => {
        const { saveCard } = await importLate(() => import('./card-file.ts'))
        await saveCard({ code, name, number, label: card.number.label(), language: htmlLang(locale) })
      },
    },
    queryClient,
  )
  return (
    <>
      <Button icon={<DownloadIcon />} loading={saving.isPending} onClick={() => saving.mutate()} wide>
        {card.pass.save()}
      </Button>
      <AlertLine>{saving.isError ? card.pass.unsaved() : undefined}</AlertLine>
    </>
  )
}

interface CardToolsProps {
  code: CardCode | undefined
  card: Card
  /** First and last name of whose it is; may be empty. */
  holder: readonly [string, string]
  name: string
  number: string
}

/** The actions for a card: hold up its code, save it as a PDF, copy its number. */
function CardTools({ code, card, holder, name, number }: CardToolsProps) {
  const cardPass = useWords().card.pass
  // A page that is loaded anew while the code stood above it shows it again.
  const [isHeldUp, setHeldUp] = useState(() => viewAbove() !== undefined)
  // The till may be out of reach of any network.
  useEffect(() => whenIdle(() => void LazyCardTill.fetch()), [])
  return (
    <>
      {code && (
        <>
          <EnlargeButton onClick={() => setHeldUp(true)}>{cardPass.enlarge()}</EnlargeButton>
          <SaveCard code={code} name={name} number={number} />
        </>
      )}
      <CopyButton onCopied={() => raiseNotice(cardPass.copied())} text={number.replaceAll(' ', '')} wide>
        {cardPass.copy()}
      </CopyButton>
      {code && (
        <LazyCardTill
          card={card}
          code={code}
          holder={holder}
          onClose={() => setHeldUp(false)}
          open={isHeldUp}
        />
      )}
    </>
  )
}

interface CardAtHandProps {
  card: Card
  /** First and last name of whose it is; may be empty. */
  holder: readonly [string, string]
}

/** The card, and what can be done with it. PRF-4. */
export function CardAtHand({ card, holder }: CardAtHandProps) {
  const cardPass = useWords().card.pass
  const code = useMemo(() => cardCode(card), [card])
  const name = holder.join(' ').trim()
  const number = formatCardNumber(card.number)
  return (
    <div className={styles.hand}>
      <Pass code={code} name={name} number={number} type={card.type} />
      <div className={styles.tools}>
        <CardTools card={card} code={code} holder={holder} name={name} number={number} />
        <p className={styles.note}>{code ? cardPass.bright() : cardPass.plain()}</p>
      </div>
    </div>
  )
}

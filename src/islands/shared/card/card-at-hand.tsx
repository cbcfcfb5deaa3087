import { useMutation } from '@tanstack/react-query'
import DownloadIcon from 'lucide-react/icons/download'
import { useEffect, useMemo, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { EnlargeButton } from '#islands/ui/code/enlarge-button.tsx'
import { onDemand } from '#islands/ui/on-demand.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { CopyButton } from '#islands/ui/shapes/copy-button.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { AlertLine } from '#islands/ui/text/line.tsx'
import { importLate } from '#lib/browser/late-code.ts'
import { viewAbove } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import type { Card as MemberCard } from '#lib/domain/member.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { cardCodeId } from '#lib/domain/till-code.ts'
import { type CardCode, cardCode } from '#lib/format/card-code.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { htmlLang } from '#lib/i18n/locale.ts'
import { useLanguage, useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'
import type { CardHolder } from '../till/member-till.tsx'
import { cardStyles } from './card-styles.ts'

interface PassProps {
  name: string
  /** In groups. */
  number: string
  type: MemberCard['type']
  /** Absent where it cannot be drawn: then the number is all there is. */
  code: CardCode | undefined
}

/** The club's logo on the colours that it is made for; nothing where there is none. */
function ClubHead() {
  const src = safeImage(useClub().settings.HEADER.logo)
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return null
  return (
    <div className={cardStyles.head}>
      <img
        alt=""
        className={cardStyles.logo}
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
  // A scanner may read another value than the printed number; staff who type it need that value.
  const other = code && code.value !== number.replaceAll(' ', '') ? code.value : undefined
  return (
    <div className={cardStyles.pass}>
      <ClubHead />
      <div className={cardStyles.holder}>
        {name && (
          <p className={cardStyles.name} translate="no">
            {name}
          </p>
        )}
        <p>
          <span className={cardStyles.small}>
            {type === 'virtual' ? card.pass.virtual() : card.number.label()}
          </span>
          <span className={cardStyles.digits} translate="no">
            {number}
          </span>
        </p>
      </div>
      {code && (
        <div className={cardStyles.pad}>
          <CodePicture className={cardStyles[code.kind]} code={code} label={card.pass.code({ number })} />
          {other && (
            <p className={cardStyles.small} translate="no">
              {other}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** The card at the till, whose code arrives when it first opens. */
const LazyMemberTill = onDemand(() => import('../till/member-till.tsx').then((file) => file.MemberTill))

/** Saves the card as a PDF. What makes one is fetched when it is asked for. PRF-4. */
function SaveCard({ code, name, number }: { code: CardCode; name: string; number: string }) {
  const { card } = useWords()
  const language = htmlLang(useLanguage())
  const saving = useMutation(
    {
      mutationFn: async () => {
        const { saveCard } = await importLate(() => import('./card-file.ts'))
        await saveCard({ code, name, number, label: card.number.label(), language })
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

/** The card, and what can be done with it: hold up its code, save it as a PDF, copy its number. PRF-4. */
export function CardAtHand(own: CardHolder) {
  const { card, holder } = own
  const { pass } = useWords().card
  const code = useMemo(() => cardCode(card), [card])
  // A reload while the code is enlarged shows it again.
  const [isHeldUp, setHeldUp] = useState(() => viewAbove() !== undefined)
  // The till may be out of reach of any network.
  useEffect(() => whenIdle(() => void LazyMemberTill.fetch()), [])
  const name = holder.join(' ').trim()
  const number = formatCardNumber(card.number)
  return (
    <div className={cardStyles.hand}>
      <Pass code={code} name={name} number={number} type={card.type} />
      <div className={cardStyles.tools}>
        {code && (
          <>
            <EnlargeButton onClick={() => setHeldUp(true)}>{pass.enlarge()}</EnlargeButton>
            <SaveCard code={code} name={name} number={number} />
          </>
        )}
        <CopyButton onCopied={() => raiseNotice(pass.copied())} text={number.replaceAll(' ', '')} wide>
          {pass.copy()}
        </CopyButton>
        {code && (
          <LazyMemberTill onClose={() => setHeldUp(false)} open={isHeldUp} own={own} shown={cardCodeId} />
        )}
        <p className={partStyles.note}>{code ? pass.bright() : pass.plain()}</p>
      </div>
    </div>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import DownloadIcon from 'lucide-react/icons/download'
import { useEffect, useMemo, useState } from 'react'
import { usePage } from '#lib/browser/directives/use-page.ts'
import { importLate } from '#lib/browser/late-code.ts'
import { viewAbove } from '#lib/browser/navigation.ts'
import { whenIdle } from '#lib/browser/page-load.ts'
import type { Card as MemberCard } from '#lib/domain/member.ts'
import { safeImage } from '#lib/domain/safe-link.ts'
import { type CardCode, cardCode } from '#lib/format/card-code.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { htmlLang } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient, useCallError } from '#lib/queries/query-client.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CodePicture } from '../ui/code/code-picture.tsx'
import { EnlargeButton } from '../ui/code/enlarge-button.tsx'
import { late } from '../ui/late.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Section } from '../ui/section.tsx'
import { CopyButton } from '../ui/shapes/copy-button.tsx'
import { memberIsland } from '../ui/shapes/member-island.tsx'
import { useClub } from '../ui/shapes/use-club.ts'
import { CardDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { OfflineLine } from '../ui/state/offline-line.tsx'
import { Skeleton, Waiting } from '../ui/state/skeleton.tsx'
import { AlertLine } from '../ui/text/line.tsx'
import { styles } from './styles.ts'

/** The card before it is known. */
const CardSkeleton = () => (
  // The card that is drawn before this has run takes the place of all of it, frame included.
  <Waiting>
    <Card className={styles.waiting}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </Card>
  </Waiting>
)

/** The way to a card for a member without one, who may go on without. PRF-4. */
function NoCard() {
  const { card, common } = useWords()
  return (
    <Card>
      <EmptyState
        action={
          <div className={styles.part}>
            <ButtonLink href={pathTo('/link-card')} tone="primary">
              {card.pass.get()}
            </ButtonLink>
            <ButtonLink href={pathTo('/')} tone="link">
              {common.notNow()}
            </ButtonLink>
          </div>
        }
        drawing={<CardDrawing />}
        text={card.pass.empty()}
      />
    </Card>
  )
}

const Wallet = late(() => import('./wallet.tsx').then((file) => file.Wallet), { instead: () => null })

/** The place of the wallets' links: their code comes when the card is drawn and the page is idle. Without it there are none. */
function WalletPlace({ number }: { number: string }) {
  const [isThere, setThere] = useState(false)
  useEffect(() => whenIdle(() => void Wallet.fetch().then((came) => setThere(!!came))), [])
  return isThere && <Wallet number={number} />
}

/** The request for a card in plastic; its code arrives when it first opens. */
const LazyPhysicalDialog = onDemand(() => import('./physical-dialog.tsx').then((file) => file.PhysicalDialog))

/** A card in plastic, to be picked up at a place of the member's choice. PRF-1. */
function PhysicalCard() {
  const { card, profile } = useWords()
  const page = usePage()
  // Other pages link to `/card#physical` to request a plastic card.
  const [isOpen, setOpen] = useState(page.hash === '#physical')
  // Each opening asks anew.
  const [round, setRound] = useState(0)
  const open = () => {
    setRound(round + 1)
    setOpen(true)
  }
  return (
    <Card id="physical">
      <Section title={card.pass.physical.title()}>
        <p className={styles.note}>{card.pass.physical.text()}</p>
        <div>
          <Button aria-haspopup="dialog" onClick={open}>
            {profile.card.physical()}
          </Button>
        </div>
      </Section>
      <LazyPhysicalDialog key={round} onClose={() => setOpen(false)} open={isOpen} />
    </Card>
  )
}

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

/** Saves the card as a PDF. What makes one is fetched when it is asked for. PRF-4. */
function SaveCard({ code, name, number }: { code: CardCode; name: string; number: string }) {
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

interface CardAtHandProps {
  card: MemberCard
  /** First and last name of whose it is; may be empty. */
  holder: readonly [string, string]
}

/** The card, and what can be done with it: hold up its code, save it as a PDF, copy its number. PRF-4. */
function CardAtHand({ card, holder }: CardAtHandProps) {
  const { pass } = useWords().card
  const code = useMemo(() => cardCode(card), [card])
  // A page that is loaded anew while the code stood above it shows it again.
  const [isHeldUp, setHeldUp] = useState(() => viewAbove() !== undefined)
  // The till may be out of reach of any network.
  useEffect(() => whenIdle(() => void LazyCardTill.fetch()), [])
  const name = holder.join(' ').trim()
  const number = formatCardNumber(card.number)
  return (
    <div className={styles.hand}>
      <Pass code={code} name={name} number={number} type={card.type} />
      <div className={styles.tools}>
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
          <LazyCardTill
            card={card}
            code={code}
            holder={holder}
            onClose={() => setHeldUp(false)}
            open={isHeldUp}
          />
        )}
        <p className={styles.note}>{code ? pass.bright() : pass.plain()}</p>
      </div>
    </div>
  )
}

/**
 * The member's card. As the last visit has kept it, it stands at once and without a network, since she may be at the
 * till; what the platform knows takes its place. PRF-4, OFF-1.
 */
function MyCard() {
  const words = useWords()
  const query = useQuery(memberQuery, queryClient)
  const callError = useCallError(query)
  const { data: member } = query
  return (
    <div className={styles.screen}>
      <OfflineLine
        failed={callError === 'network' && member !== undefined}
        text={member?.card && words.card.pass.offline()}
      />
      {member?.card ? (
        <CardAtHand card={member.card} holder={[member.firstname, member.lastname]} />
      ) : member ? (
        <NoCard />
      ) : callError ? (
        <Card>
          <ErrorState answer={query} text={words.errors[callError]()} />
        </Card>
      ) : (
        <CardSkeleton />
      )}
      {member && <PhysicalCard />}
      {member?.card && <WalletPlace number={member.card.number} />}
    </div>
  )
}

/** The screen `/card`. PRF-4. */
export const CardIsland = memberIsland(CardSkeleton, MyCard)

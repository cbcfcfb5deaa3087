import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import ScanBarcodeIcon from 'lucide-react/icons/scan-barcode'
import { type MouseEvent, useRef, useState } from 'react'
import { CardNumber } from '#islands/shared/card-number.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { returnWithin } from '#lib/browser/return-to.ts'
import { homeOf } from '#lib/config/club.ts'
import type { CardNumberError } from '#lib/domain/card/card.ts'
import { groupedCardNumber } from '#lib/domain/card/card.ts'
import type { Member } from '#lib/domain/member.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { callErrorText } from '#lib/i18n/form-text.ts'
import type { Words } from '#lib/i18n/translation.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { type CardPairingView, cardPairingView } from '#machines/card/card-pairing.machine.ts'
import { cardPairing } from '#machines/card/card-pairing.store.ts'
import { css } from '#styled/css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Form } from '../ui/form/form.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Part } from '../ui/section.tsx'
import { memberIsland } from '../ui/shapes/member-island.tsx'
import { QueryScreen } from '../ui/shapes/query-screen.tsx'
import { useClub } from '../ui/shapes/use-club.ts'
import { Skeletons } from '../ui/state/skeleton.tsx'
import { AlertLine } from '../ui/text/line.tsx'
import { Announcement } from '../ui/text/visually-hidden.tsx'

const styles = {
  ways: css({
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    md: { gridTemplateColumns: '[minmax(0, 7fr) minmax(0, 3fr)]' },
  }),
  form: css({ stack: '5' }),
  // As wide as the card that it shows.
  done: css({ stack: '4', maxWidth: 'toast' }),
  note: css({ color: 'muted', maxWidth: 'text' }),
  title: css({ textStyle: 'heading', _focus: { outline: 'none' } }),
  front: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: 'full',
    maxWidth: 'toast',
    // Its least height; larger letters need more.
    minHeight: '[12.5rem]',
    padding: '6',
    borderRadius: 'dialog',
    background: 'primary',
    color: 'onPrimary',
    boxShadow: 'card',
  }),
  number: css({ fontSize: 'lg', fontWeight: 'bold' }),
}

interface HasCardProps {
  number: string
  /** The reason the card is shown, as a heading: it has just been paired, or there was one before. */
  title: string
  /** The form has given way to this, so the focus goes along. */
  isNew?: boolean | undefined
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The card that a member has, and the way on: to its own page where the club has one, else to the start. PRF-4. */
function HasCard({ number, title, isNew }: HasCardProps) {
  const { common, profile } = useWords()
  const { GENERAL } = useClub().settings
  const hasPage = GENERAL.card && homeOf(GENERAL) === 'dashboard'
  return (
    <Card>
      <div className={styles.done}>
        <h2 className={styles.title} ref={isNew ? focus : undefined} tabIndex={-1}>
          {title}
        </h2>
        {number && (
          <div className={styles.front}>
            <CreditCardIcon className={largeIcon} />
            <span className={styles.number} translate="no">
              {formatCardNumber(number)}
            </span>
          </div>
        )}
        {hasPage && (
          <ButtonLink href={pathTo('/card')} tone="primary">
            {profile.card.mine()}
          </ButtonLink>
        )}
        <ButtonLink href={pathTo('/')} tone={hasPage ? 'quiet' : 'primary'}>
          {common.next()}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Goes on without a card: to the screen before, else to the start. PRF-4. */
function NotNow() {
  const { common } = useWords()
  const press = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (plain && returnWithin()) event.preventDefault()
  }
  return (
    <ButtonLink href={pathTo('/')} onClick={press} tone="link">
      {common.notNow()}
    </ButtonLink>
  )
}

const errorText = ({ errors, card }: Words, fieldError: CardNumberError | undefined): string | undefined => {
  if (fieldError === 'required') return errors.mixed.required({ field: card.number.label() })
  if (fieldError === 'digits') return card.number.wrong()
  return fieldError === 'unknown' ? card.pairing.unknown() : fieldError?.serverMessage
}

/** Says why the card is not paired, unless its number is the reason. PRF-5. */
const alertText = (words: Words, { callError, isUnsure, isMissed }: CardPairingView): string | undefined => {
  if (isUnsure) return words.card.pairing.unsure()
  if (isMissed) return words.card.pairing.missed()
  return callErrorText(words, callError)
}

interface PairingProps {
  view: CardPairingView
  /** The machine itself hears what is done. */
  send: (
    event:
      | { type: 'typed' | 'checkAsked' | 'virtualAsked' | 'loginChosen' | 'resetChosen' }
      | { type: 'submitted'; number: string },
  ) => void
}

/** The card is registered already: the ways on, so that a member who has two accounts comes to the right one. PRF-5. */
function TakenCard({ send }: Pick<PairingProps, 'send'>) {
  const { card, registration } = useWords()
  const words = card.pairing
  const { enabled } = useClub().settings.FOOTER
  return (
    <div className={partStyles.part}>
      <AlertLine>{registration.card.taken()}</AlertLine>
      <Button onClick={() => send({ type: 'loginChosen' })} wide>
        {words.logIn()}
      </Button>
      <Button onClick={() => send({ type: 'resetChosen' })} wide>
        {registration.form.reset()}
      </Button>
      <p className={styles.note}>{`${words.signsOut()} ${enabled ? words.helpBelow() : words.help()}`}</p>
    </div>
  )
}

/** The scan of a card; its code arrives when it first opens. */
const LazyScanDialog = onDemand(() => import('./scan-dialog.tsx').then((file) => file.ScanDialog))

/** Reads the number off the card's barcode instead of having it typed; `onFound` gets it. */
function ScanButton({ onFound }: { onFound: (number: string) => void }) {
  const words = useWords().card.scan
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState(false)
  const take = (number: string) => {
    onFound(number)
    setFound(true)
    setOpen(false)
  }
  return (
    <>
      <IconButton
        label={words.title()}
        onClick={() => {
          setFound(false)
          setOpen(true)
        }}
      >
        <ScanBarcodeIcon className={largeIcon} />
      </IconButton>
      <Announcement>{found && words.found()}</Announcement>
      <LazyScanDialog onClose={() => setOpen(false)} onFound={take} open={open} />
    </>
  )
}

/** Pairing the card that a member has, by its number. PRF-5. */
function PairingForm({ view, send }: PairingProps) {
  const words = useWords()
  const texts = words.card.pairing
  const field = useRef<HTMLInputElement>(null)
  const fillIn = (number: string) => {
    if (!field.current) return
    field.current.value = groupedCardNumber({ text: number, caret: 0 }).text
    send({ type: 'typed' })
  }

  return (
    <Form
      aria-label={texts.submit()}
      className={styles.form}
      onSubmit={(typed) => send({ type: 'submitted', number: typed('card') })}
      view={view}
    >
      <CardNumber
        error={errorText(words, view.fieldError)}
        name="card"
        onInput={() => send({ type: 'typed' })}
        ref={field}
        scan={<ScanButton onFound={fillIn} />}
      />
      {view.isTaken && <TakenCard send={send} />}
      <AlertLine tone={view.isUnsure ? 'warning' : 'error'}>{alertText(words, view)}</AlertLine>
      {view.isUnsure ? (
        <Button onClick={() => send({ type: 'checkAsked' })} wide>
          {texts.check()}
        </Button>
      ) : (
        <Button
          aria-disabled={view.busy === 'virtual_card'}
          loading={view.busy === 'card'}
          tone="primary"
          type="submit"
          wide
        >
          {texts.submit()}
        </Button>
      )}
    </Form>
  )
}

/** A card that lives in the portal, for who has none. PRF-5. */
function VirtualCard({ view, send }: PairingProps) {
  const words = useWords().card.virtual
  return (
    <Part title={words.title()}>
      <p className={styles.note}>{words.text()}</p>
      <Button
        aria-disabled={view.busy === 'card' || view.isUnsure}
        loading={view.busy === 'virtual_card'}
        onClick={() => send({ type: 'virtualAsked' })}
        wide
      >
        {words.submit()}
      </Button>
    </Part>
  )
}

/** Getting a card: by its number, a virtual one, or none for now. Who has one already is shown it. PRF-5. */
function Pairing({ member }: { member: Member }) {
  const words = useWords().card.pairing
  const [snapshot, send] = useMachine(cardPairing)
  const view = cardPairingView(snapshot)

  if (view.paired)
    return (
      <HasCard
        isNew
        number={view.paired.number}
        title={view.paired.type === 'card' ? words.paired() : words.created()}
      />
    )
  // A card that comes in meanwhile, such as from another tab, waits for what is under way here.
  if (member.card && !view.busy) return <HasCard number={member.card.number} title={words.has()} />
  return (
    <>
      <div className={styles.ways}>
        <Card>
          <PairingForm send={send} view={view} />
        </Card>
        <VirtualCard send={send} view={view} />
      </div>
      <div>
        <NotNow />
      </div>
    </>
  )
}

/** The screen of pairing before it is known who the member is. */
const LinkCardSkeleton = () => (
  <Card>
    <Skeletons className={styles.form} count={3} shape="row" />
  </Card>
)

/** The pairing of a card, once it is known whether the member has one. */
function LinkCard() {
  return (
    <QueryScreen card query={useQuery(memberQuery, queryClient)} skeleton={<LinkCardSkeleton />}>
      {(member) => <Pairing member={member} />}
    </QueryScreen>
  )
}

/** The screen `/link-card`. PRF-5. */
export const LinkCardIsland = memberIsland(LinkCardSkeleton, LinkCard)

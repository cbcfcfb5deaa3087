import CircleQuestionMarkIcon from 'lucide-react/icons/circle-question-mark'
import CircleUserRoundIcon from 'lucide-react/icons/circle-user-round'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import GiftIcon from 'lucide-react/icons/gift'
import MailIcon from 'lucide-react/icons/mail'
import MapPinIcon from 'lucide-react/icons/map-pin'
import PhoneIcon from 'lucide-react/icons/phone'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import { homeOf } from '#lib/config/club.ts'
import { helpLink } from '#lib/domain/accessibility/statement.ts'
import type { Member } from '#lib/domain/member.ts'
import { safeLink } from '#lib/domain/safe-link.ts'
import { formatCardNumber } from '#lib/format/numbers.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { css } from '#styled/css'
import type { CardHolder } from '../shared/till/member-till.tsx'
import { EntryLink } from '../ui/entry.tsx'
import { late } from '../ui/late.tsx'
import { Missing } from '../ui/missing.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { Part } from '../ui/section.tsx'
import { useClub } from '../ui/shapes/use-club.ts'
import { networks } from '../ui/social-icons.tsx'
import { Skeletons } from '../ui/state/skeleton.tsx'

const styles = {
  // As high as the card with a logo and a name, so that nothing below moves when it arrives.
  waiting: css({ minHeight: { base: '[34.5625rem]', md: '[18.8125rem]' } }),
}

const useAreas = () => {
  const { GENERAL } = useClub().settings
  return { ...GENERAL, full: homeOf(GENERAL) === 'dashboard' }
}

/** Takes the place of a number that is still to come. */
const awaited = '\u00a0'

const CardDigits = ({ card }: Pick<CardHolder, 'card'>) => (
  <p className={partStyles.label} translate="no">
    {formatCardNumber(card.number)}
  </p>
)

/** The card with its code. The part is loaded when it is shown: most clubs have the page `/card`. PRF-4. */
const LazyCard = late(() => import('../shared/card/card-at-hand.tsx').then((file) => file.CardAtHand), {
  waiting: ({ card }) => (
    <>
      <CardDigits card={card} />
      <Skeletons className={styles.waiting} count={4} />
    </>
  ),
  instead: ({ card, ...missing }) => (
    <>
      <CardDigits card={card} />
      <Missing {...missing} />
    </>
  ),
})

/**
 * The member's card, or in every club the ways to one. A club without the page `/card` shows the card here. PRF-1,
 * PRF-4.
 */
export function CardEntries({ member }: { member: Member | undefined }) {
  const { frame, profile } = useWords()
  const { card, full } = useAreas()
  const hasPage = card && full
  const number = member?.card && formatCardNumber(member.card.number)
  const cardless = member !== undefined && member.card === undefined
  if (!card && !cardless) return null
  return (
    <Part title={frame.menu.card()}>
      {!hasPage && member?.card && (
        <LazyCard card={member.card} holder={[member.firstname, member.lastname]} />
      )}
      {cardless && <p className={partStyles.note}>{profile.card.none()}</p>}
      {(hasPage || cardless) && (
        <ul>
          {hasPage && !cardless && (
            <EntryLink
              hint={member ? <span translate="no">{number}</span> : awaited}
              href={pathTo('/card')}
              icon={<CreditCardIcon />}
              title={profile.card.mine()}
            />
          )}
          {cardless && (
            <EntryLink href={pathTo('/link-card')} icon={<CreditCardIcon />} title={profile.card.pair()} />
          )}
          {hasPage && member && member.card?.type !== 'physical' && (
            <EntryLink
              href={`${pathTo('/card')}#physical`}
              icon={<MailIcon />}
              title={profile.card.physical()}
            />
          )}
        </ul>
      )}
    </Part>
  )
}

/** The entries for all of the account that a member can change and see, without pages the club does not have. PRF-1. */
export function AccountEntries() {
  const { frame, profile, promoCode, rewards } = useWords()
  const { account } = profile
  const { contact, receipts, full } = useAreas()
  const help = helpLink(contact)
  return (
    <Part title={account.title()}>
      <ul>
        <EntryLink href={pathTo('/profile-edit')} icon={<CircleUserRoundIcon />} title={account.edit()} />
        <EntryLink href={pathTo('/account-access')} icon={<PhoneIcon />} title={account.phones()} />
        {full && (
          <>
            <EntryLink href={pathTo('/my-rewards')} icon={<GiftIcon />} title={rewards.mine.title()} />
            <EntryLink
              href={pathTo('/delivery-addresses')}
              icon={<MapPinIcon />}
              title={account.addresses()}
            />
            <EntryLink href={pathTo('/promo-code')} icon={<TicketPercentIcon />} title={promoCode.label()} />
            {receipts && (
              <EntryLink href={pathTo('/receipts')} icon={<ReceiptTextIcon />} title={account.receipts()} />
            )}
          </>
        )}
        {help && <EntryLink {...help} icon={<CircleQuestionMarkIcon />} title={frame.menu.help()} />}
      </ul>
    </Part>
  )
}

/** The links to the club's other channels; unsafe and missing addresses are left out. */
export function ClubLinks() {
  const { menu } = useWords().frame
  const areas = useAreas()
  const links = networks.flatMap(([key, name, Icon]) => {
    const link = safeLink(areas[key])
    return link?.external ? [{ name, href: link.href, Icon }] : []
  })
  if (links.length === 0) return null
  return (
    <Part title={menu.social()}>
      <ul>
        {links.map(({ name, href, Icon }) => (
          <EntryLink href={href} icon={<Icon />} key={name} newTab title={name} />
        ))}
      </ul>
    </Part>
  )
}

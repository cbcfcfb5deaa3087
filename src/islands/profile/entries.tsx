import { useStore } from '@nanostores/react'
import { homeOf } from '#lib/config/faces.ts'
import type { Member } from '#lib/domain/member.ts'
import { safeLink } from '#lib/domain/safe-link.ts'
import { formatCardNumber } from '#lib/format/card-number.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { $club } from '#machines/club/club.store.ts'
import { CardIcon } from '../ui/icons/card.tsx'
import { CouponIcon } from '../ui/icons/coupon.tsx'
import { MailIcon } from '../ui/icons/mail.tsx'
import { PhoneIcon } from '../ui/icons/phone.tsx'
import { PlaceIcon } from '../ui/icons/place.tsx'
import { ProfileIcon } from '../ui/icons/profile.tsx'
import { ReceiptIcon } from '../ui/icons/receipt.tsx'
import { FacebookIcon, InstagramIcon, TiktokIcon } from '../ui/social-icons.tsx'
import { EntryLink } from './entry.tsx'
import { look } from './look.ts'
import { Part } from './part.tsx'

const useAreas = () => {
  const { GENERAL } = useStore($club).settings
  return { ...GENERAL, full: homeOf(GENERAL) === 'dashboard' }
}

/** Takes the place of a number that is still to come. */
const awaited = '\u00a0'

/** The member's card, or the ways to one. A club without the card's own page shows its number. Spec §2 "Profile". */
export function CardEntries({ member }: { member: Member | undefined }) {
  const { hub } = useWords()
  const { card, full } = useAreas()
  const number = member?.card && formatCardNumber(member.card.number)
  const cardless = member !== undefined && member.card === undefined
  if (!card) return null
  return (
    <Part title={hub.card.title()}>
      {!full && number && <p className={look.label}>{number}</p>}
      {cardless && <p className={look.said}>{hub.card.none()}</p>}
      {(full || cardless) && (
        <ul>
          {full && !cardless && (
            <EntryLink
              hint={member ? number : awaited}
              href={pathTo('/card')}
              icon={<CardIcon />}
              title={hub.card.mine()}
            />
          )}
          {cardless && <EntryLink href={pathTo('/link-card')} icon={<CardIcon />} title={hub.card.pair()} />}
          {full && (
            <EntryLink href={`${pathTo('/card')}#physical`} icon={<MailIcon />} title={hub.card.physical()} />
          )}
        </ul>
      )}
    </Part>
  )
}

/** What the member can change and see of her account; pages that the club lacks are left out. Spec §2 "Profile". */
export function AccountEntries() {
  const { account } = useWords().hub
  const { receipts, full } = useAreas()
  return (
    <Part title={account.title()}>
      <ul>
        <EntryLink href={pathTo('/profile-edit')} icon={<ProfileIcon />} title={account.edit()} />
        <EntryLink href={pathTo('/account-access')} icon={<PhoneIcon />} title={account.phones()} />
        {full && (
          <>
            <EntryLink
              href={pathTo('/delivery-addresses')}
              icon={<PlaceIcon />}
              title={account.addresses()}
            />
            <EntryLink href={pathTo('/promo-code')} icon={<CouponIcon />} title={account.promo()} />
            {receipts && (
              <EntryLink href={pathTo('/receipts')} icon={<ReceiptIcon />} title={account.receipts()} />
            )}
          </>
        )}
      </ul>
    </Part>
  )
}

const networks = [
  ['facebook_link', 'Facebook', FacebookIcon],
  ['instagram_link', 'Instagram', InstagramIcon],
  ['tiktok_link', 'TikTok', TiktokIcon],
] as const

/** Where else the club can be met; unsafe and missing addresses are left out. */
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
          <EntryLink external href={href} icon={<Icon />} key={name} title={name} />
        ))}
      </ul>
    </Part>
  )
}

import CircleUserRoundIcon from 'lucide-react/icons/circle-user-round'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import GiftIcon from 'lucide-react/icons/gift'
import HouseIcon from 'lucide-react/icons/house'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import { css } from '#styled/css'
import { largeIcon } from '../ui/icon-size.ts'

// Of what is the same in both shapes; where the bar stands, and when, is in frames.css.
const styles = {
  bar: css({
    zIndex: 'header',
    bg: 'surface',
    color: 'muted',
    borderStyle: 'solid',
    borderColor: 'hairline',
  }),
  list: css({
    display: 'grid',
    height: 'full',
    maxWidth: '[36rem]',
    mx: 'auto',
    '[data-parsing] &': { visibility: 'hidden' },
  }),
  place: css({
    position: 'relative',
    stack: '[2px]',
    alignItems: 'center',
    justifyContent: 'flex-end',
    height: 'full',
    paddingInline: '[2px]',
    paddingBlockEnd: '[6px]',
    // Words never break: they are as large as five of them have room for.
    fontSize: '[var(--place-words)]',
    lineHeight: 'tight',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    _focusVisible: { outlineOffset: '[-2px]' },
    '&[aria-current]': { color: 'text', fontWeight: 'bold' },
  }),
  // Lines, since forced colours leave nothing of a background.
  mark: css({
    '[aria-current] > &': {
      _before: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '[-1px]',
        insetInline: '[calc(50% - 1rem)]',
        borderStyle: 'solid',
        borderColor: 'primary',
        borderWidth: '[3px 0 0]',
      },
    },
  }),
  card: css({
    padding: '[12px]',
    border: '[4px solid token(colors.surface)]',
    borderRadius: 'full',
    bg: 'primary',
    color: 'onPrimary',
    '[aria-current] > &': { outline: '[2px solid token(colors.primary)]' },
  }),
}

const places = [
  ['home', '/', HouseIcon],
  ['coupons', '/coupons', TicketPercentIcon],
  ['card', '/card', CreditCardIcon],
  ['rewards', '/rewards', GiftIcon],
  ['profile', '/profile', CircleUserRoundIcon],
] as const

type Place = (typeof places)[number][0]

/** The place of each page: its own, or that of the list or the screen that it belongs to. */
const placeOf: Readonly<Record<string, readonly [place: Place, current: 'page' | 'true']>> = {
  index: ['home', 'page'],
  coupons: ['coupons', 'page'],
  coupon: ['coupons', 'true'],
  card: ['card', 'page'],
  rewards: ['rewards', 'page'],
  reward: ['rewards', 'true'],
  'my-rewards': ['rewards', 'true'],
  profile: ['profile', 'page'],
  'profile-edit': ['profile', 'true'],
  'account-access': ['profile', 'true'],
  'delivery-addresses': ['profile', 'true'],
  'delivery-address': ['profile', 'true'],
}

interface Props {
  /** The page that it stands on, by the name of its file. */
  page: string
  /** The words of the bar in the language of the build; those of the others are in the page's copy. */
  words: Readonly<Record<Place | 'places', string>>
}

/** The places that a member goes to most, within a thumb's reach. Attributes of the root element tell which show: no island. TIL-4. */
export const PlacesPattern = ({ page, words }: Props) => {
  const [here, current] = placeOf[page] ?? []
  return (
    <nav aria-labelledby="places" className={styles.bar}>
      <span data-copy="places" hidden id="places">
        {words.places}
      </span>
      <ul className={styles.list}>
        {places.map(([name, href, Icon]) => (
          <li data-place={name} key={name}>
            <a aria-current={name === here ? current : undefined} className={styles.place} href={href}>
              <span className={name === 'card' ? styles.card : styles.mark}>
                <Icon className={largeIcon} />
              </span>
              <span data-copy={name}>{words[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

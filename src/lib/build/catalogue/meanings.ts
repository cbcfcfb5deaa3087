import { frameMeanings } from './frame-meanings.ts'
import { generalMeanings } from './general-meanings.ts'
import { colours, type Table } from './meaning.ts'

/** The purpose of each public setting, by its dotted key. Nothing that a page runs reads it. WHL-1. */
export const meanings: Table = {
  ...generalMeanings,
  ...colours('VISUAL', 'every page', {
    'color.background': 'the page; text on it is black or white, whichever reads',
    'color.primary': 'the main action of a screen, and what is selected',
  }),
  'VISUAL.dark': {
    kind: 'yes or no',
    changes: 'members whose system asks for dark colours get a dark theme, made of the colours of the club',
    seen: 'every page, on a system that asks for dark colours',
  },
  ...colours('COUPON', 'coupons', {
    ribbon: 'the ribbon with the time left, above two days',
    tile: 'the tile of a coupon',
    tile_text: 'the text on it',
    button_use: 'the button of a coupon that can be activated',
    button_use_text: 'the text on it',
    button_active: 'the button of an active coupon',
    button_active_text: 'the text on it',
    button_inactive: 'the button of a coupon that cannot be activated yet',
    button_inactive_text: 'the text on it',
  }),
  'COUPON.activation_minutes': {
    kind: 'number',
    changes: 'for how many minutes a code holds, as the question before an activation says',
    seen: 'that question, and the ring around the seconds of a code',
    byDefault: 'a sentence without a number',
  },
  ...frameMeanings,
  ...colours('HOMEPAGE', 'dashboard', {
    button: 'the ground of the links to all of a section, which makes them buttons',
    button_text: 'the text on them',
  }),
  'REGISTER.card_verify': {
    kind: 'yes or no',
    changes: 'a registration begins with the card’s number',
    seen: '`/register`',
  },
  'MEMBER_AUTHENTICATION.sms_login': {
    kind: 'yes or no',
    changes: 'visitors sign in by SMS first, and a registration asks for the phone',
    seen: '`/`, `/register`',
  },
  'MEMBER_AUTHENTICATION.passkeys': {
    kind: 'yes or no',
    changes: 'members may sign in with a passkey besides, and keep passkeys in their account',
    seen: '`/`, `/pass-login`, `/account-access`, in a browser that has passkeys',
  },
}

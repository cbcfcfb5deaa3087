import type { British } from '../translation.ts'

/** The texts that British English says otherwise. */
export const en_GB = {
  coupons: {
    empty: 'No coupons at the moment',
  },
  dashboard: {
    perks: {
      empty: 'No perks at the moment',
    },
  },
  errors: {
    string: {
      email: 'Enter an e-mail address such as name@example.co.uk',
    },
  },
  leaflets: {
    empty: 'No leaflets at the moment. Check back soon.',
  },
  perks: {
    empty: 'No perks at the moment. Check back soon.',
  },
  rewards: {
    empty: 'No rewards at the moment',
    ways: {
      pickup: 'Collection',
    },
    mine: {
      status: {
        over: 'Collection expired',
      },
    },
  },
  signIn: {
    sms: {
      lead: 'We’ll send you a code by text message.',
    },
    code: {
      label: 'Code from the text message',
    },
    password: {
      toSms: 'Sign in with a text message code',
    },
  },
  stores: {
    page: {
      nearNote:
        'Your browser asks you first. Your location, rounded to about 100 metres, is sent to the club to sort this list. It isn’t kept in this browser.',
      unavailable: 'Your device can’t find your location at the moment. Search by city instead.',
      favourite: 'Favourite store: {name}',
    },
  },
  accountAccess: {
    add: {
      help: 'For example, {example}. We’ll text it a code.',
    },
  },
} satisfies British

import type { British } from '../translation.ts'

/** The texts that British English says otherwise. */
export const en_GB = {
  coupons: {
    empty: 'There are no coupons for you at the moment.',
  },
  dashboard: {
    perks: {
      empty: 'There are no perks for you at the moment.',
    },
  },
  errors: {
    string: {
      email: 'Enter an e-mail address such as name@example.co.uk',
    },
  },
  leaflets: {
    empty: 'There are no leaflets at the moment. Come back soon.',
  },
  perks: {
    empty: 'There are no perks for you at the moment. Come back soon.',
  },
  rewards: {
    empty: 'There are no rewards to choose from at the moment.',
    ways: {
      pickup: 'Collection',
    },
  },
  signIn: {
    sms: {
      lead: 'We will send you a code by text message.',
    },
    code: {
      label: 'Code from the text message',
    },
    password: {
      toSms: 'Sign in with a code by text message',
    },
  },
  stores: {
    page: {
      nearNote:
        'Your browser asks you first. Your position, rounded to about 100 metres, is sent to the club to sort this list. It is not kept in this browser.',
      unavailable: 'This device cannot tell its position at the moment. Search by city instead.',
      favourite: 'Favourite place: {name}',
    },
  },
} satisfies British

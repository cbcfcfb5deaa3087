/** Delivery addresses. PRF-6. */
export const words = {
  fields: {
    name: 'Name of the address',
    nameHelp: 'Such as Home or Work.',
    street: 'Street and number',
    city: 'City or town',
    postal_code: 'Postal code',
    country: 'Country',
    choose: 'Choose a country',
  },
  form: 'Delivery address',
  add: 'Add an address',
  edit: 'Edit',
  remove: 'Remove',
  save: 'Save the address',
  saved: 'The address is saved.',
  removed: 'The address is removed.',
  empty: 'You have no delivery address yet.',
  emptyHint: 'Add one, and we know where to send your rewards.',
  list: 'Your delivery addresses',
  back: 'Back to the addresses',
  gone: 'This address is not there any more.',
  unsure:
    'It may have been saved all the same. Just try again: we look first, and no address is saved twice.',
  removal: {
    title: 'Remove this address?',
    text: 'It will not be offered for deliveries any more. You can add it again at any time.',
    confirm: 'Remove the address',
    keep: 'Keep it',
  },
} as const

/** Delivery addresses. Spec §3. */
export const addresses = {
  fields: {
    name: 'Name of the address',
    nameHelp: 'Such as Home or Work.',
    street: 'Street and number',
    city: 'City or town',
    postal_code: 'Postal code',
    country: 'Country',
    choose: 'Choose a country',
  },
} as const

import type { Offers } from '../content.ts'

/** The offers of the discounter's club, and what its members buy and where they live. */
export const discountOffers: Offers = {
  perks: [
    {
      id: 'trolley',
      name: 'A trolley without a coin',
      perex: 'Your card unlocks it, and remembers where you left it.',
      picture: 'perk-trolley',
      html: '<p>Hold the card to the handle. Bring the trolley back within three hours.</p>',
    },
    {
      id: 'early',
      name: 'Doors open at six for members',
      perex: 'One hour before everybody else, on the day of the new leaflet.',
      picture: 'perk-clock',
      html: '<p>Thursdays, in every shop with a yellow door.</p>',
    },
    {
      id: 'return',
      name: 'Sixty days to bring it back',
      perex: 'No receipt needed: your card knows what you bought.',
      picture: 'perk-return',
      html: '<p>For everything from the middle aisle, in its box or out of it.</p>',
    },
    {
      id: 'parking',
      name: 'Ninety minutes of parking',
      perex: 'Enough for the big shop, and for a look at the middle aisle.',
      picture: 'perk-parking-shop',
      html: '<p>Type your number plate into the machine by the door.</p>',
    },
    {
      id: 'birthday',
      name: 'A cake on your birthday',
      perex: 'Any cake from the freezer, on us, in the week of your birthday.',
      picture: 'perk-birthday',
      html: '<p>Many happy returns!</p>',
    },
    {
      id: 'bags',
      name: 'Free cardboard boxes',
      perex: 'Ours are empty anyway. Carry your shopping home in one.',
      picture: 'perk-box',
      html: '<p>They stand behind the tills. Take as many as you need.</p>',
    },
  ],
  leaflets: [
    { id: 'week', name: 'This week’s prices', picture: 'leaflet-prices', from: -2, days: 7 },
    { id: 'middle', name: 'In the middle aisle', picture: 'leaflet-aisle', from: -6, days: 30 },
    { id: 'bbq', name: 'Barbecue for a tenner', picture: 'leaflet-bbq', from: -20, days: 80 },
    { id: 'next-week', name: 'Next week’s prices', picture: 'leaflet-prices', from: 5, days: 7 },
  ],
  deals: [
    {
      id: 'double',
      title: 'Leaflet day counts double',
      excerpt: 'Every pound on a Thursday is two points.',
      body: '## Thursday is leaflet day\n\nShop on the day of the new leaflet and collect **double points**.\n\n- all shops\n- all goods\n- no coupon needed',
      picture: 'deal-leaflet-day',
      type: 'CLOSE',
      special: true,
    },
    {
      id: 'breakfast',
      title: 'Breakfast for four under £5',
      excerpt: 'Oats, eggs, bread, juice: we have done the sum.',
      body: '**Oats**, **a dozen eggs**, a loaf and a carton of juice.\n\nAll four for £4.79, every day.',
      picture: 'deal-breakfast-table',
      type: 'URL_BLANK',
      link: { button: 'See the list', url: 'https://example.com/bumblebuy/breakfast' },
      special: true,
    },
    {
      id: 'pallet',
      title: 'The last pallet',
      excerpt: 'What is left over costs half, until it is gone.',
      body: 'Look for the **yellow pallet** by the tills. It is different in every shop.',
      picture: 'deal-pallet',
      type: 'CLOSE',
    },
  ],
  promos: [
    { code: 'WELCOME10', title: 'Welcome to the hive', points: 1_000 },
    { code: 'BUZZ25', title: 'A reward for reading the leaflet to its end', points: 2_500 },
    { code: 'BOX', title: 'A free mystery box is waiting at till one' },
  ],
  purchases: [
    'Shopping, £24.60, Foundry Lane',
    'Shopping, £8.15, Station Approach',
    'Middle aisle: folding table, Foundry Lane',
    'Shopping, £51.90, Tannery Park',
    'Frozen food, £12.40, Station Approach',
    'Leaflet day, double points, Tannery Park',
  ],
  spendings: [
    'Coupon: pasta, three for £1',
    'Coupon: batteries',
    'Reward: £20 shopping voucher',
    'Coupon: frozen pizza',
  ],
  addresses: [
    {
      name: 'Home',
      street: '14 Cooper’s Row',
      city: 'Milldale',
      postal_code: 'MD4 2QX',
      country: 'United Kingdom',
    },
    {
      name: 'Work',
      street: '2 Wharf Street',
      city: 'Northby',
      postal_code: 'NB1 7TR',
      country: 'United Kingdom',
    },
  ],
}

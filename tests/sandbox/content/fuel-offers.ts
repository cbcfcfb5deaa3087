import type { Content, DealTemplate, LeafletTemplate, PerkTemplate, PromoTemplate } from '../content.ts'

/** The perks of members of the fuel club. */
export const fuelPerks: readonly PerkTemplate[] = [
  {
    id: 'air',
    name: 'Free air and water',
    perex: 'Tyre inflators and water taps cost members nothing.',
    picture: 'perk-air',
    html: '<p>Scan your card at the machine and take what you need.</p><ul><li>Air up to 4 bar</li><li>Water for the screen and for the dog</li></ul>',
  },
  {
    id: 'wifi',
    name: 'Fast Wi-Fi while you wait',
    perex: 'No forms, no limits: the network knows your card.',
    picture: 'perk-wifi',
    html: '<p>The network is called <strong>Voltara Members</strong>.</p>',
  },
  {
    id: 'parking',
    name: 'Two hours of parking',
    perex: 'Stretch your legs, leave the car with us.',
    picture: 'perk-parking',
    html: '<p>At every station with a café, once a day.</p>',
  },
  {
    id: 'birthday',
    name: 'A birthday tank',
    perex: 'In the week of your birthday a litre costs 20 cents less.',
    picture: 'perk-birthday',
    html: '<p>Up to 60 litres. Happy birthday!</p>',
  },
  {
    id: 'roadside',
    name: 'Help at the roadside',
    perex: 'A flat battery or tyre within 30 km of a station: we come.',
    picture: 'perk-roadside',
    html: '<p>Call the number on the back of your card. Two visits a year cost nothing.</p>',
  },
  {
    id: 'kids',
    name: 'A corner for small passengers',
    perex: 'Bricks, books and a clean table while you rest.',
    picture: 'perk-kids',
    html: '<p>At every station on a motorway, day and night.</p>',
  },
]

/** The leaflets of the fuel club. */
export const fuelLeaflets: readonly LeafletTemplate[] = [
  { id: 'week', name: 'This week at the stations', picture: 'leaflet-stations', from: -2, days: 7 },
  { id: 'month', name: 'The month on the road', picture: 'leaflet-road', from: -6, days: 30 },
  { id: 'bbq', name: 'Barbecue guide', picture: 'leaflet-bbq', from: -20, days: 80 },
  { id: 'next-week', name: 'Next week at the stations', picture: 'leaflet-stations', from: 5, days: 7 },
]

/** The sidebar of the fuel club: Markdown, some with a link, some special. */
export const fuelDeals: readonly DealTemplate[] = [
  {
    id: 'double',
    title: 'Double points on Thursdays',
    excerpt: 'Every litre counts twice, all day long.',
    body: '## Thursday counts twice\n\nFill up any Thursday in the month and collect **double points**.\n\n- all fuels\n- all stations\n- no coupon needed',
    picture: 'deal-double',
    type: 'CLOSE',
    special: true,
  },
  {
    id: 'breakfast',
    title: 'Breakfast for €4.90',
    excerpt: 'Coffee, croissant and orange juice until ten.',
    body: 'A **coffee**, a **croissant** and a glass of orange juice.\n\nEvery day until ten in the morning.',
    picture: 'deal-breakfast',
    type: 'URL_BLANK',
    link: { button: 'See the menu', url: 'https://example.com/voltara/breakfast' },
    special: true,
  },
  {
    id: 'tyres',
    title: 'Tyre change without waiting',
    excerpt: 'Book a time, drink a coffee, drive off.',
    body: 'Book online and we change all four **within 30 minutes**.\n\n1. choose a station\n2. choose a time\n3. come',
    picture: 'deal-tyres',
    type: 'URL_EMBED',
    link: { button: 'Book a time', url: 'https://example.com/voltara/tyres' },
  },
  {
    id: 'picnic',
    title: 'Picnic weekend',
    excerpt: 'A basket, a blanket and 20% off everything in it.',
    body: 'Pick any five things from the shelf and pay **20% less**.',
    picture: 'deal-picnic',
    type: 'CLOSE',
    special: true,
  },
]

/** The promo codes of the fuel club. */
export const fuelPromos: readonly PromoTemplate[] = [
  { code: 'WELCOME10', title: 'Welcome to the club', points: 1_000 },
  { code: 'SUMMER25', title: 'Summer on the road', points: 2_500 },
  { code: 'COFFEE', title: 'A free coffee is waiting at the till' },
]

/** The purchases for which members of the fuel club collect points. */
export const fuelPurchases = [
  'Petrol 95, 38.2 l, Harbour Road',
  'Diesel, 51.7 l, Kilbrae North',
  'Coffee and croissant, Harbour Road',
  'Premium wash, Mill Lane',
  'Petrol 98, 42.0 l, Airport Link',
  'Snack box, Kilbrae North',
  'Screen wash, Mill Lane',
  'Charging, 31 kWh, Airport Link',
]

/** The items that members of the fuel club spend points on. */
export const fuelSpendings = [
  'Coupon: flat white',
  'Coupon: 10 cents off a litre',
  'Reward: book of five washes',
  'Coupon: sandwich and a drink',
]

/** The addresses where members of the fuel club live and work. */
export const fuelAddresses: Content['addresses'] = [
  { name: 'Home', street: '14 Fuchsia Lane', city: 'Kilbrae', postal_code: 'K67 X2Y4', country: 'Ireland' },
  { name: 'Work', street: '2 Quay Street', city: 'Dunmore', postal_code: 'H91 A3T8', country: 'Ireland' },
]

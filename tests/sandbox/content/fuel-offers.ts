import type {
  Content,
  DealTemplate,
  LeafletTemplate,
  PerkTemplate,
  PromoTemplate,
  RewardTemplate,
} from '../content.ts'

const allWays = ['delivery', 'pickup', 'donation'] as const

/** The rewards of the fuel club; some are rare, one is gone. Points in hundredths. */
export const fuelRewards: readonly RewardTemplate[] = [
  {
    id: 'mug',
    name: 'Enamel travel mug',
    perex: 'Half a litre, keeps coffee warm from coast to coast.',
    html: '<p>Steel inside, enamel outside, a lid that does not leak.</p><ul><li>0.5 l</li><li>Dishwasher safe</li></ul>',
    picture: 'reward-mug',
    points: 120_000,
    stock: 40,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'blanket',
    name: 'Picnic blanket',
    perex: 'Two metres of wool with a waterproof back.',
    html: '<p>Rolls up with leather straps and lives in the boot.</p>',
    picture: 'reward-blanket',
    points: 280_000,
    stock: 12,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'charger',
    name: 'Wireless car charger',
    perex: 'Holds the phone on the dashboard and charges it.',
    html: '<p>15 W, clips to any vent, cable included.</p>',
    picture: 'reward-charger',
    points: 350_000,
    stock: 3,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'basket',
    name: 'Road trip basket',
    perex: 'Snacks and drinks for four hungry travellers.',
    html: '<p>Packed fresh at the station of your choice.</p>',
    picture: 'reward-basket',
    points: 190_000,
    fulfilment: ['pickup'],
  },
  {
    id: 'voucher',
    name: '€20 fuel voucher',
    perex: 'Pay part of your next tank with points.',
    html: '<p>Valid at every station of the club for six months.</p>',
    picture: 'reward-voucher',
    points: 400_000,
    fulfilment: ['delivery'],
  },
  {
    id: 'tree',
    name: 'Plant a tree',
    perex: 'Your points become an oak in a young forest.',
    html: '<p>We plant it in spring and tell you where it stands.</p>',
    picture: 'reward-tree',
    points: 50_000,
    fulfilment: ['donation'],
  },
  {
    id: 'toolbox',
    name: 'Toolbox, 86 pieces',
    perex: 'Sockets, spanners and screwdrivers in a steel case.',
    html: '<p>For everything between a loose mirror and a new battery.</p>',
    picture: 'reward-basket',
    points: 1_250_000,
    stock: 5,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'lantern',
    name: 'Camping lantern',
    perex: 'Sold out faster than we thought. More are on their way.',
    html: '<p>Forty hours of warm light on one charge.</p>',
    picture: 'reward-charger',
    points: 90_000,
    stock: 0,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'wash-book',
    name: 'Book of five washes',
    perex: 'Five premium washes, whenever it rains mud.',
    html: '<p>Show the book at the till, one page for one wash.</p>',
    picture: 'reward-voucher',
    points: 240_000,
    stock: 60,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'flask',
    name: 'Steel flask',
    perex: 'For yourself, or for a mountain rescuer.',
    html: '<p>One litre. Give it away and we match it with a second one.</p>',
    picture: 'reward-mug',
    points: 85_000,
    stock: 25,
    fulfilment: allWays,
  },
  {
    id: 'dog-blanket',
    name: 'Back seat blanket for dogs',
    perex: 'Mud stays on it, not in the car.',
    html: '<p>Buckles to the headrests and goes into the washing machine.</p>',
    picture: 'reward-blanket',
    points: 160_000,
    stock: 18,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'school-meals',
    name: 'Ten school meals',
    perex: 'Your points feed ten children for a day.',
    html: '<p>Cooked by the kitchens we support.</p>',
    picture: 'reward-tree',
    points: 70_000,
    fulfilment: ['donation'],
  },
]

/** What members of the fuel club have for being members. */
export const fuelPerks: readonly PerkTemplate[] = [
  {
    id: 'air',
    name: 'Free air and water',
    perex: 'Tyre inflators and water taps cost members nothing.',
    picture: 'perk-air',
    html: '<p>Scan your card at the machine and take what you need.</p>',
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
]

/** The leaflets of the fuel club. */
export const fuelLeaflets: readonly LeafletTemplate[] = [
  { id: 'week', name: 'This week at the stations', picture: 'leaflet-week', days: 5 },
  { id: 'month', name: 'The month on the road', picture: 'leaflet-month', days: 24 },
  { id: 'bbq', name: 'Barbecue guide', picture: 'leaflet-bbq', days: 60 },
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

/** What members of the fuel club collect points for. */
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

/** What members of the fuel club spend points on. */
export const fuelSpendings = [
  'Coupon: flat white',
  'Coupon: 10 cents off a litre',
  'Reward: book of five washes',
  'Coupon: sandwich and a drink',
]

/** Where members of the fuel club live and work. */
export const fuelAddresses: Content['addresses'] = [
  { name: 'Home', street: '14 Fuchsia Lane', city: 'Kilbrae', postal_code: 'K67 X2Y4', country: 'Ireland' },
  { name: 'Work', street: '2 Quay Street', city: 'Dunmore', postal_code: 'H91 A3T8', country: 'Ireland' },
]

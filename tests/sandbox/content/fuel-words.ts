import type { Cause } from '#lib/domain/reward.ts'
import type { Store } from '#lib/domain/store.ts'
import type { ConsentTemplate, NewsTemplate, PageTemplate } from '../content.ts'
import { clauses } from './clauses.ts'
import { clubLetters } from './club-letters.ts'

/** How to use a coupon, under each one's own words. */
export const fuelCouponRules = `<h2>How it works</h2>
<ol><li>Activate the coupon when you stand at the till.</li><li>Show the code to our staff.</li>
<li>The code works for five minutes.</li></ol>
<p>Coupons cannot be combined with other offers. <a href="/page/help">Read more</a></p>`

/** The messages of the fuel club, newest first. */
export const fuelNews: readonly NewsTemplate[] = [
  {
    id: 'opening',
    title: 'A new station opens in Dunmore',
    perex: 'Eight pumps, four chargers and the best view of the harbour.',
    html: '<p>From Monday we are at <strong>Quay Street</strong>, Dunmore.</p><p>The first hundred members get a free wash.</p>',
    picture: 'news-opening',
    channel: 'club',
    hoursAgo: 2,
  },
  {
    id: 'app',
    title: 'Your card now fits in your phone',
    perex: 'Open the portal at the till and show the code.',
    html: '<p>Leave the plastic at home: the <em>card</em> page shows a code that every till can read.</p>',
    picture: 'news-app',
    channel: 'club',
    hoursAgo: 27,
  },
  {
    id: 'summer',
    title: 'Summer coupons are here',
    perex: 'Ice, picnic and a cool head on the motorway.',
    html: '<p>Sixty coupons for the warm months. <a href="/coupons">See them all</a></p>',
    picture: 'news-summer',
    channel: 'offers',
    hoursAgo: 75,
  },
  {
    id: 'hours',
    title: 'Longer opening hours at Mill Lane',
    perex: 'From this week the café is open until midnight.',
    html: '<p>Late drivers, the coffee machine is waiting for you.</p>',
    channel: 'club',
    hoursAgo: 150,
  },
  ...clubLetters(20, (week) => ({
    title: `Club letter, week ${week}`,
    perex: 'What was new on the road, in one minute.',
    html: `<p>The letter of week ${week}: new stations, new coupons and a recipe from the café.</p>`,
  })),
]

/** The content pages of the fuel club; one of them is no HTML. */
export const fuelPages: readonly PageTemplate[] = [
  {
    id: 'help',
    title: 'Help',
    type: 'HTML',
    html: '<h2>How do I collect points?</h2><p>Show your card at the till: each euro is worth a point.</p><h2>How long do points last?</h2><p>Two years from the day you collect them.</p>',
  },
  {
    id: 'about',
    title: 'About the club',
    type: 'HTML',
    html: '<p>The Voltara Fuel Club has kept drivers moving since 1998.</p><table><tr><th>Stations</th><td>12</td></tr><tr><th>Members</th><td>48,000</td></tr></table>',
  },
  { id: 'price-list', title: 'Price list', type: 'PDF', html: '' },
]

const places = [
  ['harbour', 'Harbour Road', '1 Harbour Road', 'Dunmore', 'H91 C0D3', 640],
  ['quay', 'Quay Street', '2 Quay Street', 'Dunmore', 'H91 A3T8', 980],
  ['mill', 'Mill Lane', '8 Mill Lane', 'Kilbrae', 'K67 P4R2', 1450],
  ['north', 'Kilbrae North', '120 Coast Road', 'Kilbrae', 'K67 N0R7', 3200],
  ['airport', 'Airport Link', '4 Runway Road', 'Ballyfern', 'V94 F1Y2', 7600],
  ['motorway-east', 'M9 Eastbound', 'Junction 12', 'Carrowmore', 'R95 E4S7', 12_300],
  ['motorway-west', 'M9 Westbound', 'Junction 12', 'Carrowmore', 'R95 W3S7', 12_450],
  ['lake', 'Lakeside', '33 Shore Drive', 'Lough Arra', 'E45 L4K3', 21_000],
  ['hill', 'Hilltop', '7 Summit Road', 'Slievemoy', 'F26 H1L1', 34_800],
  ['forest', 'Forest Gate', '1 Oak Avenue', 'Coolderry', 'R42 T7E3', 41_250],
  ['bridge', 'Old Bridge', '19 Bridge Street', 'Athmore', 'N37 B8R1', 56_900],
  ['border', 'Border Stop', '90 Northern Road', 'Cloncreagh', 'H18 E2N4', 88_000],
] as const

/** Where the fuel club can be visited, nearest first. */
export const fuelStores: readonly Store[] = places.map(
  ([id, name, street, city, postal_code, distance_m], index) => ({
    id,
    name,
    street,
    city,
    postal_code,
    lat: 53.1 + index * 0.07,
    lng: -8.9 + index * 0.11,
    distance_m,
    fuel_prices: [
      { name: 'Petrol 95', price: 1.639 + index * 0.004, unit: 'l' },
      { name: 'Diesel', price: 1.589 + index * 0.003, unit: 'l' },
    ],
  }),
)

/** Whom the fuel club supports. */
export const fuelCauses: readonly Cause[] = [
  { id: 'forest', name: 'Young Forest' },
  { id: 'rescue', name: 'Mountain Rescue Slievemoy' },
  { id: 'meals', name: 'School Meals' },
]

/** What members of the fuel club agree to: two are required, one of them has to be read. */
export const fuelConsents: readonly ConsentTemplate[] = [
  {
    id: 'terms',
    versionId: 'terms-3',
    title: 'Terms of the club',
    html: clauses('Membership', 'Whoever collects points agrees to these rules.', 14),
    required: true,
    mustRead: true,
    places: ['registration', 'footer', 'profile'],
  },
  {
    id: 'privacy',
    versionId: 'privacy-5',
    title: 'Personal data policy',
    html: clauses('Your data', 'We keep what the club needs and nothing else.', 9),
    required: true,
    mustRead: false,
    places: ['registration', 'footer', 'profile'],
  },
  {
    id: 'newsletter',
    versionId: 'newsletter-2',
    title: 'News by e-mail',
    html: '<p>One letter a week. You can stop it with one click.</p>',
    required: false,
    mustRead: true,
    places: ['registration', 'profile'],
  },
  {
    id: 'profiling',
    versionId: 'profiling-1',
    title: 'Offers made for me',
    html: '<p>We look at what you buy and choose coupons that fit.</p>',
    required: false,
    mustRead: false,
    places: ['profile'],
  },
]

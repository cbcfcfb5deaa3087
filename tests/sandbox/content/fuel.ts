import type { FuelPrice } from '#lib/domain/stores/store.ts'
import type { Content } from '../content.ts'
import { couponsOf } from './coupons.ts'
import { rewardsOf } from './rewards.ts'
import { type At, hours, type Place, storesAt } from './stores.ts'
import { addressesOf, clauses, consentsOf, dealsOf, newsOf, perksOf } from './texts.ts'

const places: readonly Place[] = [
  ['harbour', 'Harbour Road', '1 Harbour Road', 'Dunmore', 'H91 C0D3', 640],
  ['quay', 'Quay Street', '2 Quay Street', 'Dunmore', 'H91 A3T8', 980],
  ['mill', 'Mill Lane', '8 Mill Lane', 'Kilbrae', 'K67 P4R2', 1000],
  ['college', 'College Green', '27 College Green', 'Kilbrae', 'K67 C0L3', 1450],
  ['market', 'Market Cross', '5 Market Street', 'Kilbrae', 'K67 M4K7', 2300],
  ['north', 'Kilbrae North', '120 Coast Road', 'Kilbrae', 'K67 N0R7', 3200],
  ['retail', 'Retail Park', 'Unit 9, Retail Park', 'Kilbrae', 'K67 R3T2', 4850],
  ['airport', 'Airport Link', '4 Runway Road', 'Ballyfern', 'V94 F1Y2', 7600],
  ['ferry', 'Ferry Terminal', 'Pier 3', 'Ballyfern', 'V94 F3R9', 9900],
  ['motorway-east', 'M9 Eastbound', 'Junction 12', 'Carrowmore', 'R95 E4S7', 12_300],
  ['motorway-west', 'M9 Westbound', 'Junction 12', 'Carrowmore', 'R95 W3S7', 12_450],
  ['abbey', 'Abbey Corner', '14 Abbey Street', 'Carrowmore', 'R95 A8B3', 15_700],
  ['lake', 'Lakeside', '33 Shore Drive', 'Lough Arra', 'E45 L4K3', 21_000],
  ['castle', 'Castle View', '2 Keep Road', 'Castlefinn', 'E45 C5T1', 27_600],
  ['hill', 'Hilltop', '7 Summit Road', 'Slievemoy', 'F26 H1L1', 34_800],
  ['valley', 'Green Valley', '61 River Road', 'Glenorra', 'F26 V4L2', 38_900],
  ['forest', 'Forest Gate', '1 Oak Avenue', 'Coolderry', 'R42 T7E3', 41_250],
  ['saw-mill', 'Old Saw Mill', '11 Pine Road', 'Coolderry', 'R42 S4W6', 43_100],
  ['bridge', 'Old Bridge', '19 Bridge Street', 'Athmore', 'N37 B8R1', 56_900],
  ['canal', 'Canal Lock', '8 Lock Lane', 'Athmore', 'N37 C4N9', 58_400],
  ['stadium', 'Stadium Road', '100 Stadium Road', 'Roscahill', 'N41 S7D5', 66_000],
  ['dunes', 'The Dunes', '1 Strand Road', 'Portavane', 'H23 D9N2', 74_300],
  ['border', 'Border Stop', '90 Northern Road', 'Cloncreagh', 'H18 E2N4', 88_000],
  ['island', 'Island Pump', 'The Pier', 'Inishcarra', 'F28 I5L3'],
]

const cents = (base: number, index: number): number =>
  Number((base + (((index * 7) % 9) - 4) * 0.01).toFixed(3))

/** Diesel and petrol everywhere, finer petrol in the larger places, and none on the island, where boats bring it. */
const pricesOf = (index: number): FuelPrice[] =>
  index === places.length - 1
    ? []
    : [
        { name: 'Petrol 95', price: cents(1.659, index), unit: 'l' },
        { name: 'Diesel', price: cents(1.609, index + 3), unit: 'l' },
        ...(index % 3 === 0 ? [{ name: 'Petrol 98', price: cents(1.789, index + 5), unit: 'l' }] : []),
      ]

const week = [1, 2, 3, 4, 5, 6, 7]

/** Stations on motorways never close, the island does not tell, and the others have a night. */
const openingOf = (index: number) => {
  if (index === places.length - 1) return undefined
  return places[index]?.[0].startsWith('motorway')
    ? hours(week, '00:00', '24:00')
    : [...hours(week.slice(0, 5), '06:00', '23:00'), ...hours(week.slice(5), '07:00', '22:00')]
}

/** The middle of Dunmore. */
const middle: At = [53.1, -8.9]

export const fuelContent: Content = {
  coupons: couponsOf({
    own: `
Free flat white with 30 litres | Fill up with at least 30 litres and the coffee is on us. | coupon-coffee | Member favourite
Flash wash: half price | A quick exterior wash for half the price. Blink and it is gone. | coupon-wash | Last minute
10 cents off every litre | Ten cents less on each litre of any fuel, up to 60 litres. | coupon-fuel | Hurry
Toasted sandwich and a drink for €4.90 | Any toasted sandwich with a soft drink of your choice. | coupon-snack | Today
Screen wash, 3 litres, −40% | A clear view for the wet months. | coupon-wash | Until tomorrow
Winter wash with wax and underbody rinse, 20% off | Salt stands no chance. From tomorrow at every station with a wash. | coupon-wash | Coming soon
Every tenth coffee is free | Collect nine and the tenth is yours. No end date. | coupon-coffee
Full tank Friday: 15 cents off | On Friday a litre costs fifteen cents less. | coupon-fuel | Five days left
A year of premium washes | One wash a week, for a whole year. | coupon-wash | For collectors
Festival weekend: two hot dogs for one | On the way to the music, bring a friend. | coupon-snack | Next week
Olive oil from the deli shelf, −25% | Half a litre, cold pressed, to take home. | coupon-oil | Ends soon
Warm croissant with any hot drink | Baked every morning until ten. | coupon-bread | Morning only
A coupon with a name so long that it surely needs a second line, and then a third one that nobody will ever see | The tile shows two lines of it; this page shows it all. | coupon-fruit | Long story
Mystery treat at the till | No picture gives it away. Ask for it.
`,
    products: `
Coffee | coupon-coffee
Car wash | coupon-wash
Premium fuel | coupon-fuel
Snack box | coupon-snack
Fresh bakery | coupon-bread
Milkshake | coupon-milk
Fruit cup | coupon-fruit
Deli shelf | coupon-oil
`,
    offers: `
{product}: 20% off | A fifth off, once per visit. | −20%
{product}: two for one | Take two, pay for one. | 1 + 1
{product} on the house | Yours for points alone.
{product}: weekend price | Cheaper on Saturday and Sunday. | Weekend
{product}: €1 off | One euro less at the till.
{product} for the road | With any fill-up over 20 litres. | Travellers
`,
  }),
  couponRules: `<h2>How it works</h2>
<ol><li>Activate the coupon when you stand at the till.</li><li>Show the code to our staff.</li>
<li>The code works for five minutes.</li></ol>
<p>Coupons cannot be combined with other offers. <a href="/page/help">Read more</a></p>`,

  rewards: rewardsOf(`
mug | reward-mug | Enamel travel mug | Half a litre, keeps coffee warm from coast to coast. | <p>Steel inside, enamel outside, a lid that does not leak.</p><ul><li>0.5 l</li><li>Dishwasher safe</li></ul>
blanket | reward-blanket | Picnic blanket | Two metres of wool with a waterproof back. | <p>Rolls up with leather straps and lives in the boot.</p><ul><li>2 × 1.4 m</li><li>Lambswool and recycled polyester</li></ul>
charger | reward-charger | Wireless car charger | Holds the phone on the dashboard and charges it. | <p>15 W, clips to any vent, cable included.</p><p>Turns with one hand, and holds on a gravel road too.</p>
basket | reward-basket | Road trip basket | Snacks and drinks for four hungry travellers. | <p>Packed fresh at the station of your choice.</p><p><strong>Please choose the station a day ahead</strong>, so that the bread is warm.</p>
voucher | reward-voucher | €20 fuel voucher | Pay part of your next tank with points. | <p>Valid at every station of the club for six months.</p>
tree | reward-tree | Plant a tree | Your points become an oak in a young forest. | <p>We plant it in spring and tell you where it stands.</p>
toolbox | reward-toolbox | Toolbox, 86 pieces | Sockets, spanners and screwdrivers in a steel case. | <p>For everything between a loose mirror and a new battery.</p><ul><li>46 sockets from 4 to 32 mm</li><li>12 ring spanners</li><li>28 bits and drivers</li></ul>
lantern | reward-lantern | Camping lantern | Sold out faster than we thought. More are on their way. | <p>Forty hours of warm light on one charge.</p>
wash-book | reward-wash-book | Book of five washes | Five premium washes, whenever it rains mud. | <p>Show the book at the till, one page for one wash.</p>
flask | reward-flask | Steel flask | For yourself, or for a mountain rescuer. | <p>One litre. Give it away and we match it with a second one.</p>
dog-blanket | reward-dog-blanket | Back seat blanket for dogs | Mud stays on it, not in the car. | <p>Buckles to the headrests and goes into the washing machine.</p>
school-meals | reward-meals | Ten school meals | Your points feed ten children for a day. | <p>Cooked by the kitchens we support.</p>
umbrella | reward-umbrella | Storm umbrella | Turns inside out and back again, without a rib lost. | <p>Tested on the quay at Dunmore in November.</p>
cool-box | reward-cooler | Cool box for the boot | Plugs into the car and keeps 24 litres cold. | <p>12 V in the car, 230 V at home.</p><ul><li>24 l</li><li>Cools to 5 °C</li></ul>
bag | reward-bag | Canvas shopping bag | Folds into a glove box, carries a week of shopping. | <p>Organic cotton, printed in Kilbrae. Ask for it at the till.</p>
atlas | reward-atlas | Atlas of small roads | Sixty drives without a motorway. | <p>With a café at the end of each of them.</p>
coffee-month | reward-coffee-month | A month of coffee | One hot drink a day, for thirty days. | <p>Begins on the day you first show it at the till.</p>
warning-light | reward-warning-light | Warning light, the last one | Stands on the roof and is seen from a mile away. | <p>Magnetic, rechargeable, 300 m in fog.</p>
rescue | reward-rope | A rope for the mountain rescue | Fifty metres that bring somebody home. | <p>The rescuers of Slievemoy go out two hundred times a year, all of them unpaid.</p>
weekend | reward-lake | A weekend by the lake | Two nights for two, breakfast included. | <p>At the guest house beside our Lakeside station, outside the school holidays.</p><p>We send the voucher by post; you arrange the day with the house.</p>
lunch-box | reward-lunch-steel | Insulated lunch box | Soup in the lower half, salad in the upper. | <p>Two bowls, one lid, no leaks.</p>
bees | reward-bees | A meadow for bees | Ten square metres of wild flowers beside the road. | <p>Sown along our stations and mown once a year.</p>
`),
  perks: perksOf(`
air | perk-air | Free air and water | Tyre inflators and water taps cost members nothing. | <p>Scan your card at the machine and take what you need.</p><ul><li>Air up to 4 bar</li><li>Water for the screen and for the dog</li></ul>
wifi | perk-wifi | Fast Wi-Fi while you wait | No forms, no limits: the network knows your card. | <p>The network is called <strong>Voltara Members</strong>.</p>
parking | perk-parking | Two hours of parking | Stretch your legs, leave the car with us. | <p>At every station with a café, once a day.</p>
birthday | perk-birthday | A birthday tank | In the week of your birthday a litre costs 20 cents less. | <p>Up to 60 litres. Happy birthday!</p>
roadside | perk-roadside | Help at the roadside | A flat battery or tyre within 30 km of a station: we come. | <p>Call the number on the back of your card. Two visits a year cost nothing.</p>
kids | perk-kids | A corner for small passengers | Bricks, books and a clean table while you rest. | <p>At every station on a motorway, day and night.</p>
`),
  leaflets: [
    { id: 'week', name: 'This week at the stations', picture: 'leaflet-stations', from: -2, days: 7 },
    { id: 'month', name: 'The month on the road', picture: 'leaflet-road', from: -6, days: 30 },
    { id: 'bbq', name: 'Barbecue guide', picture: 'leaflet-bbq', from: -20, days: 80 },
    { id: 'next-week', name: 'Next week at the stations', picture: 'leaflet-stations', from: 5, days: 7 },
  ],
  deals: dealsOf(String.raw`
double | deal-double | CLOSE | special |  |  | Double points on Thursdays | Every litre counts twice, all day long. | ## Thursday counts twice\n\nFill up any Thursday in the month and collect **double points**.\n\n- all fuels\n- all stations\n- no coupon needed
breakfast | deal-breakfast | URL_BLANK | special | See the menu | https://example.com/voltara/breakfast | Breakfast for €4.90 | Coffee, croissant and orange juice until ten. | A **coffee**, a **croissant** and a glass of orange juice.\n\nEvery day until ten in the morning.
tyres | deal-tyres | URL_EMBED |  | Book a time | https://example.com/voltara/tyres | Tyre change without waiting | Book a time, drink a coffee, drive off. | Book online and we change all four **within 30 minutes**.\n\n1. choose a station\n2. choose a time\n3. come
picnic | deal-picnic | CLOSE | special |  |  | Picnic weekend | A basket, a blanket and 20% off everything in it. | Pick any five things from the shelf and pay **20% less**.
`),
  promos: [
    { code: 'WELCOME10', title: 'Welcome to the club', points: 1_000 },
    { code: 'SUMMER25', title: 'Summer on the road', points: 2_500 },
    { code: 'COFFEE', title: 'A free coffee is waiting at the till' },
  ],
  purchases: [
    'Petrol 95, 38.2 l, Harbour Road',
    'Diesel, 51.7 l, Kilbrae North',
    'Coffee and croissant, Harbour Road',
    'Premium wash, Mill Lane',
    'Petrol 98, 42.0 l, Airport Link',
    'Snack box, Kilbrae North',
    'Screen wash, Mill Lane',
    'Charging, 31 kWh, Airport Link',
  ],
  spendings: [
    'Coupon: flat white',
    'Coupon: 10 cents off a litre',
    'Reward: book of five washes',
    'Coupon: sandwich and a drink',
  ],
  addresses: addressesOf(`
Home | 14 Fuchsia Lane | Kilbrae | K67 X2Y4 | Ireland
Work | 2 Quay Street | Dunmore | H91 A3T8 | Ireland
`),
  stores: storesAt(places, { middle, opening: openingOf, prices: pricesOf }),
  news: newsOf(
    `
2 | opening | club | news-opening | A new station opens in Dunmore | Eight pumps, four chargers and the best view of the harbour. | <p>From Monday we are at <strong>Quay Street</strong>, Dunmore.</p><p>The first hundred members get a free wash.</p><h2>What you will find</h2><ul><li>eight pumps and four fast chargers</li><li>a wash for cars up to 2.6 m</li><li>coffee, soup and a view of the boats</li></ul><p>Open from five in the morning until midnight. <a href="/page/help">How to collect points</a></p>
27 | app | club | news-app | Your card now fits in your phone | Open the portal at the till and show the code. | <p>Leave the plastic at home: the <em>card</em> page shows a code that every till can read.</p><ol><li>Open <a href="/card">your card</a>.</li><li>Press the code: it fills the screen and stays bright.</li><li>Hold it under the scanner.</li></ol><p>No signal under the roof? Save the card as a PDF beforehand.</p>
75 | summer | offers | news-summer | Summer coupons are here | Ice, picnic and a cool head on the motorway. | <p>Sixty coupons for the warm months. <a href="/coupons">See them all</a></p>
90 | home-banner | offers |  | A banner for the app, which the portal does not show |  |  | BANNER
120 | wash-weekend | offers | coupon-wash | Wash weekend: three programmes, one price | Salt, pollen, seagulls: everything goes. | <p>On Saturday and Sunday every wash costs <strong>€6</strong>, the longest one too.</p><p><a href="/coupons">With a coupon</a> it is cheaper still.</p>
150 | hours | club |  | Longer opening hours at Mill Lane | From this week the café is open until midnight. | <p>Late drivers, the coffee machine is waiting for you.</p>
200 | survey | club |  | A survey for the app, which the portal does not show |  |  | SURVEY
`,
    {
      title: 'Club letter, week {week}',
      perex: 'What was new on the road, in one minute.',
      html: '<p>The letter of week {week}: new stations, new coupons and a recipe from the café.</p><p>You get it because you are a member; <a href="/profile">your profile</a> says what else we may send.</p>',
    },
  ),
  pages: [
    {
      id: 'help',
      title: 'Help',
      type: 'HTML',
      html: `<h2>How do I collect points?</h2><p>Show your card at the till: each euro is worth a point.</p>
<table><tr><th>What you buy</th><th>Points for each euro</th></tr><tr><td>Fuel and charging</td><td>1</td></tr><tr><td>Shop and café</td><td>2</td></tr><tr><td>Car wash</td><td>3</td></tr></table>
<h2>How long do points last?</h2><p>Two years from the day you collect them. <a href="/transactions">Your history</a> says when each lapses.</p>
<h2>How do I use a coupon?</h2><ol><li>Open <a href="/coupons">the coupons</a> and choose one.</li><li>Activate it when you stand at the till.</li><li>Show the code within five minutes.</li></ol>
<h2>I forgot my card at home</h2><p>Keep the receipt, and <a href="/receipts">upload it</a> within a month.</p>
<h2>Whom can I ask?</h2><p>Write to <a href="mailto:club@example.com">club@example.com</a>, or ask at any till.</p>`,
    },
    {
      id: 'about',
      title: 'About the club',
      type: 'HTML',
      html: '<p>The Voltara Fuel Club has kept drivers moving since 1998.</p><table><tr><th>Stations</th><td>24</td></tr><tr><th>Members</th><td>48,000</td></tr></table>',
    },
    { id: 'price-list', title: 'Price list', type: 'PDF', html: '' },
  ],
  causes: [
    { id: 'forest', name: 'Young Forest' },
    { id: 'rescue', name: 'Mountain Rescue Slievemoy' },
    { id: 'meals', name: 'School Meals' },
  ],
  consents: consentsOf({
    terms: [
      'terms-3',
      'Terms of the club',
      clauses(`
What the club is
The Voltara Fuel Club rewards drivers who come back. Being a member costs nothing, and nobody has to buy anything to stay one.
These terms hold between you and the company that runs the stations. They are short on purpose; where a word has a special meaning, it says so.

Who can join
Anybody who is sixteen or older and has an e-mail address. One person has one account; a family can share a card, and its points belong to the person who registered it.

Your card
The card is your key to the points: whoever shows it collects with it and spends with it. Keep it as you keep a key.
If it is lost, pair another one in the portal. The points move with you, and the lost card stops working at once.

How points are collected
You collect one point for each euro of fuel or charging, two in the shop and three in the wash. Tobacco, lottery, postage and gift cards collect none.
A forgotten card is no loss: keep the receipt and upload it within a month.

How points are spent
Points pay for coupons and rewards. They are not money, cannot be paid out and cannot be sold.
The points for a coupon are taken when you activate it. Deactivate it before its minutes are over and you get them back.

How long points last
Two years from the day they were collected. A month before they lapse, the portal says how many and when.

Rewards
Pictures show a reward as well as a picture can. When one runs out we say so, and keep no points for it.
A reward that arrives broken is replaced within fourteen days; one that you simply do not like can come back unused within thirty.

What is not allowed
Collecting points for other people’s purchases, changing a receipt, or running an account by a machine. We close such accounts after asking what happened.

When the terms change
We write to you a month before. If you do not agree, you can leave and spend your points until the last day.

Leaving the club
You can delete your account in your profile at any time. We confirm by e-mail, and after at most thirty days nothing is left but what the law makes us keep.
`),
    ],
    privacy: [
      'privacy-5',
      'Personal data policy',
      clauses(`
Who keeps your data
The company that runs the stations, and nobody else decides about it. You reach our data officer at <a href="mailto:privacy@example.com">privacy@example.com</a>.

What we keep
Your name, e-mail address and phone number; your card; what you bought with it, where and when; the coupons and rewards you used.

Why we keep it
To count your points, to send what you ordered, and to answer when you ask. Nothing is sold, and no advertiser gets to see it.

Who helps us
A delivery service gets your address when you order a delivery, a messaging service your number when it sends a code. Both forget it within a month.

How long we keep it
As long as you are a member. Purchases are made anonymous after three years, uploaded receipts are deleted after one.

What you can ask for
A copy of everything, a correction, or its deletion: each with one press in your profile, and done within thirty days.
`),
    ],
    newsletter: [
      'newsletter-2',
      'News by e-mail',
      '<p>One letter a week: new coupons, longer opening hours, a recipe from the café.</p><p>You can stop it with one click in each letter, or in your profile.</p>',
    ],
    profiling: [
      'profiling-1',
      'Offers made for me',
      '<p>We look at what you buy and choose coupons that fit.</p><p>Without it you see the same coupons as everybody else; none of them is hidden from you.</p>',
    ],
  }),
}

import type { Content } from '../content.ts'
import { couponsOf } from './coupons.ts'
import { rewardsOf } from './rewards.ts'
import { type At, hours, type Place, storesAt } from './stores.ts'
import { addressesOf, clauses, consentsOf, dealsOf, newsOf, perksOf } from './texts.ts'

const places: readonly Place[] = [
  ['foundry', 'Foundry Lane', '3 Foundry Lane', 'Milldale', 'MD1 3FL', 420],
  ['station', 'Station Approach', '12 Station Approach', 'Milldale', 'MD1 2SA', 900],
  ['tannery', 'Tannery Park', 'Unit 4, Tannery Park', 'Milldale', 'MD2 8TP', 1850],
  ['market', 'Corn Market', '40 Corn Market', 'Milldale', 'MD1 1CM', 2450],
  ['brewery', 'Old Brewery', '2 Hop Street', 'Milldale', 'MD3 5OB', 3100],
  ['ring', 'Ring Road East', '118 Ring Road', 'Milldale', 'MD5 4RE', 5600],
  ['college', 'College Way', '30 College Way', 'Milldale', 'MD6 1CW', 8200],
  ['brook', 'Brookside', '1 Brook Lane', 'Ashbrook', 'AB2 6BS', 9400],
  ['wharf', 'Wharf Street', '18 Wharf Street', 'Northby', 'NB1 7TR', 21_000],
  ['docks', 'The Docks', 'Quay 4', 'Northby', 'NB2 9DK', 22_500],
  ['island', 'Island Stores', '1 Harbour', 'Gull Island', 'GI1 1HB'],
]

const workdays = [1, 2, 3, 4, 5]

/** Early and long on workdays, short on Sundays; the one on the island does not tell. */
const openingOf = (index: number) =>
  index === places.length - 1
    ? undefined
    : [
        ...hours(workdays, index % 4 === 0 ? '06:00' : '07:00', '22:00'),
        ...hours([6], '07:00', '21:00'),
        ...hours([7], '10:00', '16:00'),
      ]

/** The middle of Milldale. */
const middle: At = [53.4, -1.9]

export const discountContent: Content = {
  coupons: couponsOf({
    own: `
Pasta, 500 g: three for £1 | Any shape, three packs, one pound. No small print. | coupon-pasta | 3 for £1
Batteries, pack of 24: half price | While the pallet lasts, and it does not last long. | coupon-batteries | Last pallet
Tinned tomatoes: six for the price of four | Two tins more than you came for. | coupon-tins | Hurry
Toilet roll, 16 rolls, £2 off | The big pack that never fits in the bag. | coupon-rolls | Today
Frozen pizza twin pack, −25% | Margherita and mushroom, both from the freezer. | coupon-pizza | Until tomorrow
Cordless drill from the middle aisle, £10 off | You came for milk. Everybody comes for milk. | coupon-drill | Coming soon
Every tenth basket: £3 off | We count for you. No end date. | coupon-tins
Washing powder, 60 washes, −20% | One box, a whole season of socks. | coupon-powder | Five days left
A coupon with a name so long that the label printer gave up, started again on a second line and asked for a third one | The tile shows two lines of it; this page shows it all. | coupon-rolls | Long story
The mystery box at till one | Sealed, cheap, and not to be shaken.
`,
    products: `
Pasta and rice | coupon-pasta
Tins and jars | coupon-tins
Paper goods | coupon-rolls
Frozen food | coupon-pizza
Laundry | coupon-powder
Sweets | coupon-chocolate
Batteries and bulbs | coupon-batteries
Garden and camping | coupon-chair
`,
    offers: `
{product}: 20% off | A fifth off the shelf price, once per visit. | −20%
{product}: two for one | Take two, pay for one. | 1 + 1
{product} for points | Yours for points alone.
{product}: weekend price | Cheaper on Saturday and Sunday. | Weekend
{product}: £1 off | One pound less at the till.
{product} by the crate | A full crate costs a tenth less. | Stock up
`,
  }),
  couponRules: `<h2>How it works</h2>
<ol><li>Activate the coupon when you stand at the till.</li><li>Show the code, or hold it under the scanner.</li>
<li>The code works for three minutes: queues here are short.</li></ol>
<p>One coupon per basket. <a href="/page/help">Read more</a></p>`,

  rewards: rewardsOf(`
mug | reward-mug-stripes | The big yellow mug | Half a litre. Nobody will take it by mistake. | <p>Stoneware, glazed inside and out.</p><ul><li>0.5 l</li><li>Dishwasher safe</li></ul>
tool-set | reward-toolbox | Tool set, 108 pieces | Most of which you will use. | <p>Sockets, bits and spanners in a moulded case.</p><ul><li>72 bits</li><li>36 sockets and spanners</li></ul>
torch | reward-torch | Work torch | Bright enough for the loft, light enough for the dog. | <p>Charges by USB-C, with a magnet at its foot.</p>
basket | reward-trolley | A full trolley | One hundred and twenty things that every kitchen needs. | <p>We pack it at the shop of your choice.</p><p><strong>Please choose the shop a day ahead</strong>, and bring a big car.</p>
voucher | reward-note | £20 shopping voucher | Pay part of your next shop with points. | <p>Valid in every shop of the club for six months.</p>
tree | reward-lime | Plant a lime tree | Bees like them. So do we. | <p>We plant it in autumn and tell you where it stands.</p>
freezer | reward-freezer | Chest freezer, 98 litres | For those who believe in a good offer. | <p>Quiet, white, and hungry for pizza.</p><ul><li>98 litres</li><li>−24 °C</li></ul>
apron | reward-apron | Barbecue apron | Went faster than we thought. More are on their way. | <p>Heavy cotton, with a loop for the tongs.</p>
delivery-book | reward-trolley | Ten deliveries to the door | Heavy things, carried by somebody else. | <p>Valid until the end of the year, up to 30 kg each time.</p>
flask | reward-flask | Steel bottle | For you, or for somebody who sleeps outside. | <p>One litre. Give it away and we add a second one.</p>
`),
  perks: perksOf(`
trolley | perk-trolley | A trolley without a coin | Your card unlocks it, and remembers where you left it. | <p>Hold the card to the handle. Bring the trolley back within three hours.</p>
early | perk-clock | Doors open at six for members | One hour before everybody else, on the day of the new leaflet. | <p>Thursdays, in every shop with a yellow door.</p>
return | perk-return | Sixty days to bring it back | No receipt needed: your card knows what you bought. | <p>For everything from the middle aisle, in its box or out of it.</p>
parking | perk-parking-shop | Ninety minutes of parking | Enough for the big shop, and for a look at the middle aisle. | <p>Type your number plate into the machine by the door.</p>
birthday | perk-birthday | A cake on your birthday | Any cake from the freezer, on us, in the week of your birthday. | <p>Many happy returns!</p>
bags | perk-box | Free cardboard boxes | Ours are empty anyway. Carry your shopping home in one. | <p>They stand behind the tills. Take as many as you need.</p>
`),
  leaflets: [
    { id: 'week', name: 'This week’s prices', picture: 'leaflet-prices', from: -2, days: 7 },
    { id: 'middle', name: 'In the middle aisle', picture: 'leaflet-aisle', from: -6, days: 30 },
    { id: 'bbq', name: 'Barbecue for a tenner', picture: 'leaflet-bbq', from: -20, days: 80 },
    { id: 'next-week', name: 'Next week’s prices', picture: 'leaflet-prices', from: 5, days: 7 },
  ],
  deals: dealsOf(String.raw`
double | deal-leaflet-day | CLOSE | special |  |  | Leaflet day counts double | Every pound on a Thursday is two points. | ## Thursday is leaflet day\n\nShop on the day of the new leaflet and collect **double points**.\n\n- all shops\n- all goods\n- no coupon needed
breakfast | deal-breakfast-table | URL_BLANK | special | See the list | https://example.com/bumblebuy/breakfast | Breakfast for four under £5 | Oats, eggs, bread, juice: we have done the sum. | **Oats**, **a dozen eggs**, a loaf and a carton of juice.\n\nAll four for £4.79, every day.
pallet | deal-pallet | CLOSE |  |  |  | The last pallet | What is left over costs half, until it is gone. | Look for the **yellow pallet** by the tills. It is different in every shop.
`),
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
  addresses: addressesOf(`
Home | 14 Cooper’s Row | Milldale | MD4 2QX | United Kingdom
Work | 2 Wharf Street | Northby | NB1 7TR | United Kingdom
`),
  stores: storesAt(places, { middle, opening: openingOf }),
  news: newsOf(
    `
2 | opening | club | news-opening-shop | A new shop opens at The Pier | The same prices as everywhere, with a view of the sea. | <p>From Monday we are at <strong>5 Promenade</strong>, Saltmouth.</p><p>The first hundred members get a box of whatever is on the pallet.</p><h2>What you will find</h2><ul><li>nine tills, all of them open</li><li>a bakery crate</li><li>a middle aisle with buckets and spades</li></ul><p>Open from six in the morning until ten at night. <a href="/page/help">How to collect points</a></p>
27 | app | club | news-app | Your card now fits in your phone | Open the portal at the till and show the code. | <p>Leave the plastic at home: the <em>card</em> page shows a code that every till can read.</p><ol><li>Open <a href="/card">your card</a>.</li><li>Press the code: it fills the screen and stays bright.</li><li>Hold it under the scanner.</li></ol>
75 | prices | offers | leaflet-prices | One hundred prices down | And they stay down. We have painted them on the wall. | <p>From pasta to paper: one hundred things cost less from today. <a href="/leaflets">See the leaflet</a></p>
120 | drill | offers | coupon-drill | The drill is back | Thursday at six, while the pallet lasts. | <p>The cordless drill that sold out in an hour costs <strong>£24.99</strong>, and £14.99 <a href="/coupons">with a coupon</a>.</p>
150 | hours | club |  | Longer hours at Foundry Lane | Open at six, for those who start at seven. | <p>Early workers, the bakery crate is waiting for you.</p>
`,
    {
      title: 'What is cheap in week {week}',
      perex: 'The leaflet, read in one minute.',
      html: '<p>Week {week}: new prices, new coupons and one dinner for under £5.</p><p>You get it because you are a member; <a href="/profile">your profile</a> says what else we may send.</p>',
    },
  ),
  pages: [
    {
      id: 'help',
      title: 'Help',
      type: 'HTML',
      html: `<h2>How do I collect points?</h2><p>Show your card at the till: each pound is worth a point.</p>
<table><tr><th>What you buy</th><th>Points for each pound</th></tr><tr><td>Food and drink</td><td>1</td></tr><tr><td>Household</td><td>1</td></tr><tr><td>The middle aisle</td><td>3</td></tr></table>
<h2>How long do points last?</h2><p>Two years from the day you collect them. <a href="/transactions">Your history</a> says when each lapses.</p>
<h2>How do I use a coupon?</h2><ol><li>Open <a href="/coupons">the coupons</a> and choose one.</li><li>Activate it when you stand at the till.</li><li>Show the code within three minutes.</li></ol>
<h2>Whom can I ask?</h2><p>Write to <a href="mailto:hive@example.com">hive@example.com</a>, or ask at any till.</p>`,
    },
    {
      id: 'about',
      title: 'About the club',
      type: 'HTML',
      html: '<p>Bumblebuy has kept it cheap and simple since 1998.</p><table><tr><th>Shops</th><td>23</td></tr><tr><th>Members</th><td>310,000</td></tr></table>',
    },
    { id: 'price-list', title: 'Price list', type: 'PDF', html: '' },
  ],
  causes: [
    { id: 'meals', name: 'Food Bank Milldale' },
    { id: 'shelter', name: 'Northby Winter Shelter' },
    { id: 'bees', name: 'Meadows for Bees' },
  ],
  consents: consentsOf({
    terms: [
      'terms-gb-2',
      'Terms of the club',
      clauses(`
What the club is
The Bumblebuy Club gives back to people who shop here often. It costs nothing, and nobody has to buy anything to stay in it.
These terms hold between you and the company that runs the shops. We have kept them as short as our receipts.

Who can join
Anybody who is sixteen or older and has an e-mail address. One person has one account.

Your card
Whoever shows the card collects with it and spends with it. Keep it as you keep a key.
If it is lost, pair another one in the portal. The points move with you, and the lost card stops working at once.

How points are collected
One point for each pound, three for each pound in the middle aisle, and twice as many on leaflet day. Tobacco, lottery and gift cards collect none.

How points are spent
Points pay for coupons and rewards. They are not money, cannot be paid out and cannot be sold.
The points for a coupon are taken when you activate it. Deactivate it before its minutes are over and you get them back.
`),
    ],
    privacy: [
      'privacy-gb-2',
      'Personal data policy',
      clauses(`
Who keeps your data
The company that runs the shops, and nobody else decides about it. You reach our data officer at <a href="mailto:privacy@example.com">privacy@example.com</a>.

What we keep
Your name, e-mail address and phone number; your card; what you bought with it, where and when; the coupons and rewards you used.

Why we keep it
To count your points, to send what you ordered, and to take things back without a receipt. Nothing is sold.
`),
    ],
    newsletter: [
      'newsletter-gb-1',
      'The leaflet by e-mail',
      '<p>One letter a week, on the evening before leaflet day.</p><p>You can stop it with one click in each letter, or in your profile.</p>',
    ],
    profiling: [
      'profiling-gb-1',
      'Offers made for me',
      '<p>We look at what you buy and choose coupons that fit.</p><p>Without it you see the same coupons as everybody else; none of them is hidden from you.</p>',
    ],
  }),
}

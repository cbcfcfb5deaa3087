import type { Words } from '../content.ts'
import { clubLetters } from './club-letters.ts'

/** The words of the discounter's club: its rules, its messages with the newest first, its pages and whom it supports. */
export const discountWords: Words = {
  couponRules: `<h2>How it works</h2>
<ol><li>Activate the coupon when you stand at the till.</li><li>Show the code, or hold it under the scanner.</li>
<li>The code works for three minutes: queues here are short.</li></ol>
<p>One coupon per basket. <a href="/page/help">Read more</a></p>`,
  news: [
    {
      id: 'opening',
      title: 'A new shop opens at The Pier',
      perex: 'The same prices as everywhere, with a view of the sea.',
      html: '<p>From Monday we are at <strong>5 Promenade</strong>, Saltmouth.</p><p>The first hundred members get a box of whatever is on the pallet.</p><h2>What you will find</h2><ul><li>nine tills, all of them open</li><li>a bakery crate</li><li>a middle aisle with buckets and spades</li></ul><p>Open from six in the morning until ten at night. <a href="/page/help">How to collect points</a></p>',
      picture: 'news-opening-shop',
      channel: 'club',
      hoursAgo: 2,
    },
    {
      id: 'app',
      title: 'Your card now fits in your phone',
      perex: 'Open the portal at the till and show the code.',
      html: '<p>Leave the plastic at home: the <em>card</em> page shows a code that every till can read.</p><ol><li>Open <a href="/card">your card</a>.</li><li>Press the code: it fills the screen and stays bright.</li><li>Hold it under the scanner.</li></ol>',
      picture: 'news-app',
      channel: 'club',
      hoursAgo: 27,
    },
    {
      id: 'prices',
      title: 'One hundred prices down',
      perex: 'And they stay down. We have painted them on the wall.',
      html: '<p>From pasta to paper: one hundred things cost less from today. <a href="/leaflets">See the leaflet</a></p>',
      picture: 'leaflet-prices',
      channel: 'offers',
      hoursAgo: 75,
    },
    {
      id: 'drill',
      title: 'The drill is back',
      perex: 'Thursday at six, while the pallet lasts.',
      html: '<p>The cordless drill that sold out in an hour costs <strong>£24.99</strong>, and £14.99 <a href="/coupons">with a coupon</a>.</p>',
      picture: 'coupon-drill',
      channel: 'offers',
      hoursAgo: 120,
    },
    {
      id: 'hours',
      title: 'Longer hours at Foundry Lane',
      perex: 'Open at six, for those who start at seven.',
      html: '<p>Early workers, the bakery crate is waiting for you.</p>',
      channel: 'club',
      hoursAgo: 150,
    },
    ...clubLetters(20, (week) => ({
      title: `What is cheap in week ${week}`,
      perex: 'The leaflet, read in one minute.',
      html: `<p>Week ${week}: new prices, new coupons and one dinner for under £5.</p><p>You get it because you are a member; <a href="/profile">your profile</a> says what else we may send.</p>`,
    })),
  ],
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
}

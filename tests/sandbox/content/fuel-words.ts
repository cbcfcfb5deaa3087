import type { Words } from '../content.ts'
import { clubLetters } from './club-letters.ts'

/** The words of the fuel club: its rules, its messages with the newest first, its pages and whom it supports. */
export const fuelWords: Words = {
  couponRules: `<h2>How it works</h2>
<ol><li>Activate the coupon when you stand at the till.</li><li>Show the code to our staff.</li>
<li>The code works for five minutes.</li></ol>
<p>Coupons cannot be combined with other offers. <a href="/page/help">Read more</a></p>`,
  news: [
    {
      id: 'opening',
      title: 'A new station opens in Dunmore',
      perex: 'Eight pumps, four chargers and the best view of the harbour.',
      html: '<p>From Monday we are at <strong>Quay Street</strong>, Dunmore.</p><p>The first hundred members get a free wash.</p><h2>What you will find</h2><ul><li>eight pumps and four fast chargers</li><li>a wash for cars up to 2.6 m</li><li>coffee, soup and a view of the boats</li></ul><p>Open from five in the morning until midnight. <a href="/page/help">How to collect points</a></p>',
      picture: 'news-opening',
      channel: 'club',
      hoursAgo: 2,
    },
    {
      id: 'app',
      title: 'Your card now fits in your phone',
      perex: 'Open the portal at the till and show the code.',
      html: '<p>Leave the plastic at home: the <em>card</em> page shows a code that every till can read.</p><ol><li>Open <a href="/card">your card</a>.</li><li>Press the code: it fills the screen and stays bright.</li><li>Hold it under the scanner.</li></ol><p>No signal under the roof? Save the card as a PDF beforehand.</p>',
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
      id: 'home-banner',
      type: 'BANNER',
      title: 'A banner for the app, which the portal does not show',
      perex: '',
      html: '',
      channel: 'offers',
      hoursAgo: 90,
    },
    {
      id: 'wash-weekend',
      title: 'Wash weekend: three programmes, one price',
      perex: 'Salt, pollen, seagulls: everything goes.',
      html: '<p>On Saturday and Sunday every wash costs <strong>€6</strong>, the longest one too.</p><p><a href="/coupons">With a coupon</a> it is cheaper still.</p>',
      picture: 'coupon-wash',
      channel: 'offers',
      hoursAgo: 120,
    },
    {
      id: 'hours',
      title: 'Longer opening hours at Mill Lane',
      perex: 'From this week the café is open until midnight.',
      html: '<p>Late drivers, the coffee machine is waiting for you.</p>',
      channel: 'club',
      hoursAgo: 150,
    },
    {
      id: 'survey',
      type: 'SURVEY',
      title: 'A survey for the app, which the portal does not show',
      perex: '',
      html: '',
      channel: 'club',
      hoursAgo: 200,
    },
    ...clubLetters(20, (week) => ({
      title: `Club letter, week ${week}`,
      perex: 'What was new on the road, in one minute.',
      html: `<p>The letter of week ${week}: new stations, new coupons and a recipe from the café.</p><p>You get it because you are a member; <a href="/profile">your profile</a> says what else we may send.</p>`,
    })),
  ],
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
}

import { standRewards } from './reward-states.ts'

/** The rewards of the discounter's club. */
export const discountRewards = standRewards([
  {
    id: 'mug',
    name: 'The big yellow mug',
    perex: 'Half a litre. Nobody will take it by mistake.',
    html: '<p>Stoneware, glazed inside and out.</p><ul><li>0.5 l</li><li>Dishwasher safe</li></ul>',
    picture: 'reward-mug-stripes',
  },
  {
    id: 'tool-set',
    name: 'Tool set, 108 pieces',
    perex: 'Most of which you will use.',
    html: '<p>Sockets, bits and spanners in a moulded case.</p><ul><li>72 bits</li><li>36 sockets and spanners</li></ul>',
    picture: 'reward-toolbox',
  },
  {
    id: 'torch',
    name: 'Work torch',
    perex: 'Bright enough for the loft, light enough for the dog.',
    html: '<p>Charges by USB-C, with a magnet at its foot.</p>',
    picture: 'reward-torch',
  },
  {
    id: 'basket',
    name: 'A full trolley',
    perex: 'One hundred and twenty things that every kitchen needs.',
    html: '<p>We pack it at the shop of your choice.</p><p><strong>Please choose the shop a day ahead</strong>, and bring a big car.</p>',
    picture: 'reward-trolley',
  },
  {
    id: 'voucher',
    name: '£20 shopping voucher',
    perex: 'Pay part of your next shop with points.',
    html: '<p>Valid in every shop of the club for six months.</p>',
    picture: 'reward-note',
  },
  {
    id: 'tree',
    name: 'Plant a lime tree',
    perex: 'Bees like them. So do we.',
    html: '<p>We plant it in autumn and tell you where it stands.</p>',
    picture: 'reward-lime',
  },
  {
    id: 'freezer',
    name: 'Chest freezer, 98 litres',
    perex: 'For those who believe in a good offer.',
    html: '<p>Quiet, white, and hungry for pizza.</p><ul><li>98 litres</li><li>−24 °C</li></ul>',
    picture: 'reward-freezer',
  },
  {
    id: 'apron',
    name: 'Barbecue apron',
    perex: 'Went faster than we thought. More are on their way.',
    html: '<p>Heavy cotton, with a loop for the tongs.</p>',
    picture: 'reward-apron',
  },
  {
    id: 'delivery-book',
    name: 'Ten deliveries to the door',
    perex: 'Heavy things, carried by somebody else.',
    html: '<p>Valid until the end of the year, up to 30 kg each time.</p>',
    picture: 'reward-trolley',
  },
  {
    id: 'flask',
    name: 'Steel bottle',
    perex: 'For you, or for somebody who sleeps outside.',
    html: '<p>One litre. Give it away and we add a second one.</p>',
    picture: 'reward-flask',
  },
])

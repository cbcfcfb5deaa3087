import { everyOffer, stand } from './coupon-states.ts'

/** The coupons of the discounter's club. */
export const discountCoupons = stand([
  {
    name: 'Pasta, 500 g: three for £1',
    perex: 'Any shape, three packs, one pound. No small print.',
    picture: 'coupon-pasta',
    ribbon: '3 for £1',
  },
  {
    name: 'Batteries, pack of 24: half price',
    perex: 'While the pallet lasts, and it does not last long.',
    picture: 'coupon-batteries',
    ribbon: 'Last pallet',
  },
  {
    name: 'Tinned tomatoes: six for the price of four',
    perex: 'Two tins more than you came for.',
    picture: 'coupon-tins',
    ribbon: 'Hurry',
  },
  {
    name: 'Toilet roll, 16 rolls, £2 off',
    perex: 'The big pack that never fits in the bag.',
    picture: 'coupon-rolls',
    ribbon: 'Today',
  },
  {
    name: 'Frozen pizza twin pack, −25%',
    perex: 'Margherita and mushroom, both from the freezer.',
    picture: 'coupon-pizza',
    ribbon: 'Until tomorrow',
  },
  {
    name: 'Cordless drill from the middle aisle, £10 off',
    perex: 'You came for milk. Everybody comes for milk.',
    picture: 'coupon-drill',
    ribbon: 'Coming soon',
  },
  {
    name: 'Every tenth basket: £3 off',
    perex: 'We count for you. No end date.',
    picture: 'coupon-tins',
  },
  {
    name: 'Washing powder, 60 washes, −20%',
    perex: 'One box, a whole season of socks.',
    picture: 'coupon-powder',
    ribbon: 'Five days left',
  },
  {
    name: 'A coupon with a name so long that the label printer gave up, started again on a second line and asked for a third one',
    perex: 'The tile shows two lines of it; this page shows it all.',
    picture: 'coupon-rolls',
    ribbon: 'Long story',
  },
  { name: 'The mystery box at till one', perex: 'Sealed, cheap, and not to be shaken.' },
  ...everyOffer(
    [
      { name: 'Pasta and rice', picture: 'coupon-pasta' },
      { name: 'Tins and jars', picture: 'coupon-tins' },
      { name: 'Paper goods', picture: 'coupon-rolls' },
      { name: 'Frozen food', picture: 'coupon-pizza' },
      { name: 'Laundry', picture: 'coupon-powder' },
      { name: 'Sweets', picture: 'coupon-chocolate' },
      { name: 'Batteries and bulbs', picture: 'coupon-batteries' },
      { name: 'Garden and camping', picture: 'coupon-chair' },
    ],
    [
      { name: '{product}: 20% off', perex: 'A fifth off the shelf price, once per visit.', ribbon: '−20%' },
      { name: '{product}: two for one', perex: 'Take two, pay for one.', ribbon: '1 + 1' },
      { name: '{product} for points', perex: 'Yours for points alone.' },
      { name: '{product}: weekend price', perex: 'Cheaper on Saturday and Sunday.', ribbon: 'Weekend' },
      { name: '{product}: £1 off', perex: 'One pound less at the till.' },
      { name: '{product} by the crate', perex: 'A full crate costs a tenth less.', ribbon: 'Stock up' },
    ],
  ),
])

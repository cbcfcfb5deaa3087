import { everyOffer, stand } from './coupon-states.ts'

/** The coupons of the fuel club. */
export const fuelCoupons = stand([
  {
    name: 'Free flat white with 30 litres',
    perex: 'Fill up with at least 30 litres and the coffee is on us.',
    picture: 'coupon-coffee',
    ribbon: 'Member favourite',
  },
  {
    name: 'Flash wash: half price',
    perex: 'A quick exterior wash for half the price. Blink and it is gone.',
    picture: 'coupon-wash',
    ribbon: 'Last minute',
  },
  {
    name: '10 cents off every litre',
    perex: 'Ten cents less on each litre of any fuel, up to 60 litres.',
    picture: 'coupon-fuel',
    ribbon: 'Hurry',
  },
  {
    name: 'Toasted sandwich and a drink for €4.90',
    perex: 'Any toasted sandwich with a soft drink of your choice.',
    picture: 'coupon-snack',
    ribbon: 'Today',
  },
  {
    name: 'Screen wash, 3 litres, −40%',
    perex: 'A clear view for the wet months.',
    picture: 'coupon-wash',
    ribbon: 'Until tomorrow',
  },
  {
    name: 'Winter wash with wax and underbody rinse, 20% off',
    perex: 'Salt stands no chance. From tomorrow at every station with a wash.',
    picture: 'coupon-wash',
    ribbon: 'Coming soon',
  },
  {
    name: 'Every tenth coffee is free',
    perex: 'Collect nine and the tenth is yours. No end date.',
    picture: 'coupon-coffee',
  },
  {
    name: 'Full tank Friday: 15 cents off',
    perex: 'On Friday a litre costs fifteen cents less.',
    picture: 'coupon-fuel',
    ribbon: 'Five days left',
  },
  {
    name: 'A year of premium washes',
    perex: 'One wash a week, for a whole year.',
    picture: 'coupon-wash',
    ribbon: 'For collectors',
  },
  {
    name: 'Festival weekend: two hot dogs for one',
    perex: 'On the way to the music, bring a friend.',
    picture: 'coupon-snack',
    ribbon: 'Next week',
  },
  {
    name: 'Olive oil from the deli shelf, −25%',
    perex: 'Half a litre, cold pressed, to take home.',
    picture: 'coupon-oil',
    ribbon: 'Ends soon',
  },
  {
    name: 'Warm croissant with any hot drink',
    perex: 'Baked every morning until ten.',
    picture: 'coupon-bread',
    ribbon: 'Morning only',
  },
  {
    name: 'A coupon with a name so long that it surely needs a second line, and then a third one that nobody will ever see',
    perex: 'The tile shows two lines of it; this page shows it all.',
    picture: 'coupon-fruit',
    ribbon: 'Long story',
  },
  { name: 'Mystery treat at the till', perex: 'No picture gives it away. Ask for it.' },
  ...everyOffer(
    [
      { name: 'Coffee', picture: 'coupon-coffee' },
      { name: 'Car wash', picture: 'coupon-wash' },
      { name: 'Premium fuel', picture: 'coupon-fuel' },
      { name: 'Snack box', picture: 'coupon-snack' },
      { name: 'Fresh bakery', picture: 'coupon-bread' },
      { name: 'Milkshake', picture: 'coupon-milk' },
      { name: 'Fruit cup', picture: 'coupon-fruit' },
      { name: 'Deli shelf', picture: 'coupon-oil' },
    ],
    [
      { name: '{product}: 20% off', perex: 'A fifth off, once per visit.', ribbon: '−20%' },
      { name: '{product}: two for one', perex: 'Take two, pay for one.', ribbon: '1 + 1' },
      { name: '{product} on the house', perex: 'Yours for points alone.' },
      { name: '{product}: weekend price', perex: 'Cheaper on Saturday and Sunday.', ribbon: 'Weekend' },
      { name: '{product}: €1 off', perex: 'One euro less at the till.' },
      { name: '{product} for the road', perex: 'With any fill-up over 20 litres.', ribbon: 'Travellers' },
    ],
  ),
])

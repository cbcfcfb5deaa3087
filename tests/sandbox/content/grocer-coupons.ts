import { everyOffer, stand } from './coupon-states.ts'

/** The coupons of the grocer's club. */
export const grocerCoupons = stand([
  {
    name: 'Топъл хляб с покупка над 15 €',
    perex: 'Току-що изпечен, подарък към всяка по-голяма покупка.',
    picture: 'coupon-bread',
    ribbon: 'Любим на клуба',
  },
  {
    name: 'Ягоди на половин цена',
    perex: 'Докато има на щанда. Побързайте!',
    picture: 'coupon-berries',
    ribbon: 'Последни минути',
  },
  {
    name: 'Прясно мляко 1 л: −30 %',
    perex: 'От фермата, в стъклена бутилка.',
    picture: 'coupon-milk',
    ribbon: 'Побързайте',
  },
  {
    name: 'Кафе и баничка за 2,90 €',
    perex: 'Закуска в нашата пекарна до десет часа.',
    picture: 'coupon-banitsa',
    ribbon: 'Днес',
  },
  {
    name: 'Слънчогледово олио 1 л: −25 %',
    perex: 'Студено пресовано, от Добруджа.',
    picture: 'coupon-oil',
    ribbon: 'До утре',
  },
  {
    name: 'Коледна кошница: 10 % по-евтино',
    perex: 'Съберете кошницата и платете по-малко.',
    picture: 'coupon-snack',
    ribbon: 'Очаквайте',
  },
  {
    name: 'Всяко десето кафе е подарък',
    perex: 'Съберете девет, десетото е от нас. Без краен срок.',
    picture: 'coupon-coffee',
  },
  {
    name: 'Плодов петък: −15 % на всички плодове',
    perex: 'В петък плодовете са по-евтини.',
    picture: 'coupon-fruit',
    ribbon: 'Още пет дни',
  },
  {
    name: 'Цяла година безплатна доставка',
    perex: 'Доставка до вратата, всяка седмица.',
    picture: 'coupon-snack',
    ribbon: 'За колекционери',
  },
  {
    name: 'Празнични козунаци: два на цената на един',
    perex: 'Единият е за вас, другият – за приятел.',
    picture: 'coupon-bread',
    ribbon: 'Другата седмица',
  },
  {
    name: 'Кисело мляко 400 г: три на цената на две',
    perex: 'Българско, с истинска закваска.',
    picture: 'coupon-milk',
    ribbon: 'Скоро свършва',
  },
  {
    name: 'Пазарен час: −10 % на зеленчуците',
    perex: 'Само през следващия час и половина.',
    picture: 'coupon-fruit',
    ribbon: 'Пазарен час',
  },
  {
    name: 'Купон с толкова дълго име, че непременно му трябва втори ред, а после и трети, който никой никога няма да види',
    perex: 'Плочката показва два реда от името, а тази страница – всичките.',
    picture: 'coupon-oil',
    ribbon: 'Дълга история',
  },
  { name: 'Изненада на касата', perex: 'Никоя картинка не я издава. Попитайте на касата.' },
  ...everyOffer(
    [
      { name: 'Кафе', picture: 'coupon-coffee' },
      { name: 'Хляб и кифли', picture: 'coupon-bread' },
      { name: 'Млечни продукти', picture: 'coupon-milk' },
      { name: 'Плодове', picture: 'coupon-fruit' },
      { name: 'Ядки и закуски', picture: 'coupon-snack' },
      { name: 'Зехтин и олио', picture: 'coupon-oil' },
      { name: 'Перилни препарати', picture: 'coupon-wash' },
      { name: 'Газ за барбекю', picture: 'coupon-fuel' },
    ],
    [
      { name: '{product}: −20 %', perex: 'Една пета по-евтино, веднъж на покупка.', ribbon: '−20 %' },
      { name: '1 + 1: {product}', perex: 'Вземете два продукта, платете един.', ribbon: '1 + 1' },
      { name: '{product} за точки', perex: 'Ваши само срещу точки.' },
      { name: '{product}: цена за уикенда', perex: 'По-евтино в събота и неделя.', ribbon: 'Уикенд' },
      { name: '{product}: 1 € отстъпка', perex: 'Едно евро по-малко на касата.' },
      { name: '{product} за вкъщи', perex: 'Към всяка покупка над 20 €.', ribbon: 'За семейството' },
    ],
  ),
])

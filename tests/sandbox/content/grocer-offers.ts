import type { Offers } from '../content.ts'

/** The offers of the grocer's club, and what its members buy and where they live. */
export const grocerOffers: Offers = {
  perks: [
    {
      id: 'air',
      name: 'Свеж въздух за гумите',
      perex: 'Помпата за колела пред магазина е безплатна.',
      picture: 'perk-bike',
      html: '<p>Попитайте на касата за ключа.</p>',
    },
    {
      id: 'wifi',
      name: 'Бърз интернет в кафенето',
      perex: 'Без пароли: мрежата познава картата ви.',
      picture: 'perk-cafe',
      html: '<p>Мрежата се казва <strong>Градина</strong>.</p>',
    },
    {
      id: 'parking',
      name: 'Два часа паркинг',
      perex: 'Пазарувайте спокойно.',
      picture: 'perk-parking-market',
      html: '<p>Веднъж на ден, във всеки магазин с паркинг.</p>',
    },
    {
      id: 'birthday',
      name: 'Торта за рождения ден',
      perex: 'В седмицата на рождения ви ден тортите са с 20 % по-евтини.',
      picture: 'perk-birthday',
      html: '<p>Честит рожден ден!</p>',
    },
    {
      id: 'bags',
      name: 'Безплатни хартиени торби',
      perex: 'По две при всяка покупка над 15 €.',
      picture: 'perk-bag',
      html: '<p>Донесете ги обратно и получавате точка за всяка.</p>',
    },
    {
      id: 'kids',
      name: 'Кът за малките',
      perex: 'Кубчета и книжки, докато пазарувате.',
      picture: 'perk-kids',
      html: '<p>Във всеки голям магазин, до щанда за информация.</p>',
    },
  ],
  leaflets: [
    { id: 'week', name: 'Тази седмица', picture: 'leaflet-week', from: -2, days: 7 },
    { id: 'month', name: 'Вкусният месец', picture: 'leaflet-month', from: -6, days: 30 },
    { id: 'bbq', name: 'Всичко за скарата', picture: 'leaflet-bbq', from: -20, days: 80 },
    { id: 'next-week', name: 'Следващата седмица', picture: 'leaflet-week', from: 5, days: 7 },
  ],
  deals: [
    {
      id: 'double',
      title: 'Двойни точки в четвъртък',
      excerpt: 'Всяко евро се брои два пъти, цял ден.',
      body: '## Четвъртък се брои два пъти\n\nПазарувайте в четвъртък и съберете **двойни точки**.\n\n- всички магазини\n- всички продукти\n- без купон',
      picture: 'deal-market',
      type: 'CLOSE',
      special: true,
    },
    {
      id: 'breakfast',
      title: 'Закуска за 2,90 €',
      excerpt: 'Кафе, баничка и айрян до десет часа.',
      body: '**Кафе**, **баничка** и чаша айрян.\n\nВсеки ден до десет сутринта.',
      picture: 'deal-breakfast-banitsa',
      type: 'URL_BLANK',
      link: { button: 'Вижте менюто', url: 'https://example.com/gradina/zakuska' },
      special: true,
    },
    {
      id: 'picnic',
      title: 'Уикенд за пикник',
      excerpt: 'Кошница, одеяло и 20 % отстъпка.',
      body: 'Изберете пет продукта и платете **с 20 % по-малко**.',
      picture: 'deal-picnic',
      type: 'URL_EMBED',
      link: { button: 'Подредете кошницата', url: 'https://example.com/gradina/piknik' },
    },
  ],
  promos: [
    { code: 'WELCOME10', title: 'Добре дошли в клуба', points: 1_000 },
    { code: 'ДОБРЕ25', title: 'Подарък за нови членове', points: 2_500 },
    { code: 'КАФЕ', title: 'На касата ви чака безплатно кафе' },
  ],
  purchases: [
    'Покупка 24,60 €, магазин Липите',
    'Покупка 8,15 €, магазин Гарата',
    'Покупка 51,90 €, магазин Лозенец',
    'Кафе и баничка, магазин Гарата',
    'Онлайн поръчка 63,20 €',
    'Покупка 17,45 €, магазин Пазара',
  ],
  spendings: ['Купон: топъл хляб', 'Купон: прясно мляко', 'Награда: ваучер', 'Купон: ягоди'],
  addresses: [
    {
      name: 'Вкъщи',
      street: 'ул. Липова 14, вх. Б',
      city: 'София',
      postal_code: '1164',
      country: 'България',
    },
    { name: 'Работа', street: 'бул. Черни връх 2', city: 'София', postal_code: '1407', country: 'България' },
  ],
}

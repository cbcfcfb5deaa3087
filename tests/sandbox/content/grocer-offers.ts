import type {
  Content,
  DealTemplate,
  LeafletTemplate,
  PerkTemplate,
  PromoTemplate,
  RewardTemplate,
} from '../content.ts'

const allWays = ['delivery', 'pickup', 'donation'] as const

/** The rewards of the grocer's club; some are rare, one is gone. Points in hundredths. */
export const grocerRewards: readonly RewardTemplate[] = [
  {
    id: 'mug',
    name: 'Керамична чаша от Троян',
    perex: 'Рисувана на ръка, за сутрешното кафе.',
    html: '<p>Всяка чаша е различна. Може да се мие в съдомиялна.</p>',
    picture: 'reward-mug',
    points: 120_000,
    stock: 40,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'blanket',
    name: 'Родопско одеяло',
    perex: 'Два метра вълна за дългите вечери.',
    html: '<p>Тъкано в Родопите, от местна вълна.</p>',
    picture: 'reward-blanket',
    points: 280_000,
    stock: 12,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'charger',
    name: 'Безжично зарядно',
    perex: 'За кухненския плот, докато готвите.',
    html: '<p>15 W, с кабел в комплекта.</p>',
    picture: 'reward-charger',
    points: 350_000,
    stock: 3,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'basket',
    name: 'Кошница със сезонни продукти',
    perex: 'Плодове, сирене и буркан мед.',
    html: '<p>Приготвяме я в деня, в който дойдете.</p>',
    picture: 'reward-basket',
    points: 190_000,
    fulfilment: ['pickup'],
  },
  {
    id: 'voucher',
    name: 'Ваучер за 20 €',
    perex: 'Платете част от следващата покупка с точки.',
    html: '<p>Важи шест месеца във всеки наш магазин.</p>',
    picture: 'reward-voucher',
    points: 400_000,
    fulfilment: ['delivery'],
  },
  {
    id: 'tree',
    name: 'Посадете дърво',
    perex: 'Вашите точки стават дъб в млада гора.',
    html: '<p>Садим го напролет и ви казваме къде расте.</p>',
    picture: 'reward-tree',
    points: 50_000,
    fulfilment: ['donation'],
  },
  {
    id: 'pots',
    name: 'Комплект тенджери',
    perex: 'Пет тенджери за истински готвачи.',
    html: '<p>Неръждаема стомана, стъклени капаци.</p>',
    picture: 'reward-basket',
    points: 1_250_000,
    stock: 5,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'apron',
    name: 'Готварска престилка',
    perex: 'Свърши по-бързо, отколкото мислехме. Очакваме още.',
    html: '<p>Памук и лен, с джоб за рецепти.</p>',
    picture: 'reward-blanket',
    points: 90_000,
    stock: 0,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'delivery-book',
    name: 'Пет безплатни доставки',
    perex: 'До вратата, когато пожелаете.',
    html: '<p>Важат до края на годината.</p>',
    picture: 'reward-voucher',
    points: 240_000,
    stock: 60,
    fulfilment: ['delivery', 'pickup'],
  },
  {
    id: 'flask',
    name: 'Стоманена бутилка',
    perex: 'За вас или за планински спасител.',
    html: '<p>Един литър. Ако я подарите, добавяме още една.</p>',
    picture: 'reward-mug',
    points: 85_000,
    stock: 25,
    fulfilment: allWays,
  },
  {
    id: 'meals',
    name: 'Десет топли обяда',
    perex: 'С вашите точки обядват десет деца.',
    html: '<p>Приготвят ги кухните, които подкрепяме.</p>',
    picture: 'reward-tree',
    points: 70_000,
    fulfilment: ['donation'],
  },
]

/** What members of the grocer's club have for being members. */
export const grocerPerks: readonly PerkTemplate[] = [
  {
    id: 'air',
    name: 'Свеж въздух за гумите',
    perex: 'Помпата за колела пред магазина е безплатна.',
    picture: 'perk-air',
    html: '<p>Попитайте на касата за ключа.</p>',
  },
  {
    id: 'wifi',
    name: 'Бърз интернет в кафенето',
    perex: 'Без пароли: мрежата познава картата ви.',
    picture: 'perk-wifi',
    html: '<p>Мрежата се казва <strong>Градина</strong>.</p>',
  },
  {
    id: 'parking',
    name: 'Два часа паркинг',
    perex: 'Пазарувайте спокойно.',
    picture: 'perk-parking',
    html: '<p>Веднъж на ден, във всеки магазин с паркинг.</p>',
  },
  {
    id: 'birthday',
    name: 'Торта за рождения ден',
    perex: 'В седмицата на рождения ви ден тортите са с 20 % по-евтини.',
    picture: 'perk-birthday',
    html: '<p>Честит рожден ден!</p>',
  },
]

/** The leaflets of the grocer's club. */
export const grocerLeaflets: readonly LeafletTemplate[] = [
  { id: 'week', name: 'Тази седмица', picture: 'leaflet-week', days: 5 },
  { id: 'month', name: 'Вкусният месец', picture: 'leaflet-month', days: 24 },
  { id: 'bbq', name: 'Всичко за скарата', picture: 'leaflet-bbq', days: 60 },
]

/** The sidebar of the grocer's club: Markdown, some with a link, some special. */
export const grocerDeals: readonly DealTemplate[] = [
  {
    id: 'double',
    title: 'Двойни точки в четвъртък',
    excerpt: 'Всяко евро се брои два пъти, цял ден.',
    body: '## Четвъртък се брои два пъти\n\nПазарувайте в четвъртък и съберете **двойни точки**.\n\n- всички магазини\n- всички продукти\n- без купон',
    picture: 'deal-double',
    type: 'CLOSE',
    special: true,
  },
  {
    id: 'breakfast',
    title: 'Закуска за 2,90 €',
    excerpt: 'Кафе, баничка и айрян до десет часа.',
    body: '**Кафе**, **баничка** и чаша айрян.\n\nВсеки ден до десет сутринта.',
    picture: 'deal-breakfast',
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
]

/** The promo codes of the grocer's club. */
export const grocerPromos: readonly PromoTemplate[] = [
  { code: 'WELCOME10', title: 'Добре дошли в клуба', points: 1_000 },
  { code: 'ДОБРЕ25', title: 'Подарък за нови членове', points: 2_500 },
  { code: 'КАФЕ', title: 'На касата ви чака безплатно кафе' },
]

/** What members of the grocer's club collect points for. */
export const grocerPurchases = [
  'Покупка 24,60 €, магазин Липите',
  'Покупка 8,15 €, магазин Гарата',
  'Покупка 51,90 €, магазин Лозенец',
  'Кафе и баничка, магазин Гарата',
  'Онлайн поръчка 63,20 €',
  'Покупка 17,45 €, магазин Пазара',
]

/** What members of the grocer's club spend points on. */
export const grocerSpendings = ['Купон: топъл хляб', 'Купон: прясно мляко', 'Награда: ваучер', 'Купон: ягоди']

/** Where members of the grocer's club live and work. */
export const grocerAddresses: Content['addresses'] = [
  { name: 'Вкъщи', street: 'ул. Липова 14, вх. Б', city: 'София', postal_code: '1164', country: 'България' },
  { name: 'Работа', street: 'бул. Черни връх 2', city: 'София', postal_code: '1407', country: 'България' },
]

import type { Cause } from '#lib/domain/reward.ts'
import type { Store } from '#lib/domain/store.ts'
import type { ConsentTemplate, NewsTemplate, PageTemplate } from '../content.ts'
import { clauses } from './clauses.ts'
import { clubLetters } from './club-letters.ts'

/** How to use a coupon, under each one's own words. */
export const grocerCouponRules = `<h2>Как се ползва</h2>
<ol><li>Активирайте купона, когато сте на касата.</li><li>Покажете кода на касиера.</li>
<li>Кодът важи пет минути.</li></ol>
<p>Купоните не се комбинират с други оферти. <a href="/page/help">Научете повече</a></p>`

/** The messages of the grocer's club, newest first. */
export const grocerNews: readonly NewsTemplate[] = [
  {
    id: 'opening',
    title: 'Нов магазин в Пловдив',
    perex: 'Пекарна, щанд за сирена и кафе в градината.',
    html: '<p>От понеделник сме на <strong>ул. Капана 7</strong>.</p><p>Първите сто членове получават топъл хляб.</p>',
    picture: 'news-opening',
    channel: 'club',
    hoursAgo: 3,
  },
  {
    id: 'app',
    title: 'Картата вече е в телефона',
    perex: 'Отворете портала на касата и покажете кода.',
    html: '<p>Оставете пластмасовата карта вкъщи: страницата <em>Моята карта</em> показва код за всяка каса.</p>',
    picture: 'news-app',
    channel: 'club',
    hoursAgo: 30,
  },
  {
    id: 'summer',
    title: 'Летните купони са тук',
    perex: 'Диня, сладолед и студен айрян.',
    html: '<p>Шестдесет купона за топлите месеци. <a href="/coupons">Вижте всички</a></p>',
    picture: 'news-summer',
    channel: 'offers',
    hoursAgo: 80,
  },
  ...clubLetters(20, (week) => ({
    title: `Писмо от клуба, седмица ${week}`,
    perex: 'Новото от пазара, прочетено за една минута.',
    html: `<p>Писмото за седмица ${week}: нови продукти, нови купони и една рецепта.</p>`,
  })),
]

/** The content pages of the grocer's club; one of them is no HTML. */
export const grocerPages: readonly PageTemplate[] = [
  {
    id: 'help',
    title: 'Помощ',
    type: 'HTML',
    html: '<h2>Как събирам точки?</h2><p>Покажете картата на касата: всяко евро носи точка.</p><h2>Колко време важат точките?</h2><p>Две години от деня, в който сте ги събрали.</p>',
  },
  {
    id: 'about',
    title: 'За клуба',
    type: 'HTML',
    html: '<p>Клуб Градина храни приятели от 1998 г.</p><table><tr><th>Магазини</th><td>10</td></tr><tr><th>Членове</th><td>62 000</td></tr></table>',
  },
  { id: 'price-list', title: 'Ценоразпис', type: 'PDF', html: '' },
]

const places = [
  ['lipite', 'Липите', 'ул. Липова 3', 'София', '1164', 420],
  ['garata', 'Гарата', 'бул. Сливница 12', 'София', '1202', 900],
  ['lozenets', 'Лозенец', 'ул. Кораб планина 8', 'София', '1407', 1800],
  ['pazara', 'Пазара', 'ул. Граф Игнатиев 40', 'София', '1000', 2450],
  ['kapana', 'Капана', 'ул. Капана 7', 'Пловдив', '4000', 132_000],
  ['moreto', 'Морето', 'бул. Приморски 21', 'Варна', '9000', 378_000],
  ['burgas', 'Морската градина', 'ул. Богориди 5', 'Бургас', '8000', 341_000],
  ['dunav', 'Дунав', 'ул. Александровска 60', 'Русе', '7000', 255_000],
  ['tsarevets', 'Царевец', 'ул. Опълченска 11', 'Велико Търново', '5000', 199_000],
  ['pirin', 'Пирин', 'ул. Тодор Александров 2', 'Благоевград', '2700', 96_500],
] as const

/** Where the grocer's club can be visited, nearest first. */
export const grocerStores: readonly Store[] = places.map(
  ([id, name, street, city, postal_code, distance_m], index) => ({
    id,
    name: `Магазин ${name}`,
    street,
    city,
    postal_code,
    lat: 42.69 + index * 0.05,
    lng: 23.32 + index * 0.2,
    distance_m,
    fuel_prices: [],
  }),
)

/** Whom the grocer's club supports. */
export const grocerCauses: readonly Cause[] = [
  { id: 'forest', name: 'Млада гора' },
  { id: 'rescue', name: 'Планински спасители' },
  { id: 'meals', name: 'Топъл обяд' },
]

/** What members of the grocer's club agree to: two are required, one of them has to be read. */
export const grocerConsents: readonly ConsentTemplate[] = [
  {
    id: 'terms',
    versionId: 'terms-bg-3',
    title: 'Общи условия на клуба',
    html: clauses('Членство', 'Който събира точки, приема тези правила.', 14),
    required: true,
    mustRead: true,
    places: ['registration', 'footer', 'profile'],
  },
  {
    id: 'privacy',
    versionId: 'privacy-bg-5',
    title: 'Политика за личните данни',
    html: clauses('Вашите данни', 'Пазим само това, от което клубът има нужда.', 9),
    required: true,
    mustRead: false,
    places: ['registration', 'footer', 'profile'],
  },
  {
    id: 'newsletter',
    versionId: 'newsletter-bg-2',
    title: 'Новини по имейл',
    html: '<p>Едно писмо седмично. Спирате го с едно щракване.</p>',
    required: false,
    mustRead: true,
    places: ['registration', 'profile'],
  },
]

import type { Words } from '../content.ts'
import { clubLetters } from './club-letters.ts'

/** The words of the grocer's club: its rules, its messages with the newest first, its pages and whom it supports. */
export const grocerWords: Words = {
  couponRules: `<h2>Как се ползва</h2>
<ol><li>Активирайте купона, когато сте на касата.</li><li>Покажете кода на касиера.</li>
<li>Кодът важи пет минути.</li></ol>
<p>Купоните не се комбинират с други оферти. <a href="/page/help">Научете повече</a></p>`,
  news: [
    {
      id: 'opening',
      title: 'Нов магазин в Пловдив',
      perex: 'Пекарна, щанд за сирена и кафе в градината.',
      html: '<p>От понеделник сме на <strong>ул. Капана 7</strong>.</p><p>Първите сто членове получават топъл хляб.</p><h2>Какво ще намерите</h2><ul><li>пекарна с хляб на всеки час</li><li>щанд за сирена от малки мандри</li><li>кафе в градината</li></ul><p>Отворено от седем сутринта до десет вечерта. <a href="/page/help">Как се събират точки</a></p>',
      picture: 'news-opening',
      channel: 'club',
      hoursAgo: 3,
    },
    {
      id: 'app',
      title: 'Картата вече е в телефона',
      perex: 'Отворете портала на касата и покажете кода.',
      html: '<p>Оставете пластмасовата карта вкъщи: страницата <em>Моята карта</em> показва код за всяка каса.</p><ol><li>Отворете <a href="/card">картата си</a>.</li><li>Натиснете кода: той изпълва екрана и остава ярък.</li><li>Подайте го на скенера.</li></ol>',
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
    {
      id: 'bread-week',
      title: 'Седмица на хляба',
      perex: 'Пет вида, пет дни, една цена.',
      html: '<p>От понеделник до петък всеки хляб от пекарната струва <strong>1,20 €</strong>.</p><p><a href="/coupons">С купон</a> е още по-евтино.</p>',
      picture: 'coupon-bread',
      channel: 'offers',
      hoursAgo: 125,
    },
    {
      id: 'tasting',
      title: 'Дегустация за екипа, която членовете не виждат',
      perex: 'Само за служители.',
      html: '<p>В петък след работа.</p>',
      channel: 'team',
      hoursAgo: 150,
    },
    ...clubLetters(20, (week) => ({
      title: `Писмо от клуба, седмица ${week}`,
      perex: 'Новото от пазара, прочетено за една минута.',
      html: `<p>Писмото за седмица ${week}: нови продукти, нови купони и една рецепта.</p><p>Получавате го, защото сте член; <a href="/profile">в профила си</a> избирате какво още да ви пращаме.</p>`,
    })),
  ],
  pages: [
    {
      id: 'help',
      title: 'Помощ',
      type: 'HTML',
      html: `<h2>Как събирам точки?</h2><p>Покажете картата на касата: всяко евро носи точка.</p>
<table><tr><th>Какво купувате</th><th>Точки за едно евро</th></tr><tr><td>Пакетирани храни</td><td>1</td></tr><tr><td>Плодове и зеленчуци</td><td>2</td></tr><tr><td>Хляб от пекарната</td><td>3</td></tr></table>
<h2>Колко време важат точките?</h2><p>Две години от деня, в който сте ги събрали. <a href="/transactions">Историята</a> показва кога изтичат.</p>
<h2>Как се използва купон?</h2><ol><li>Отворете <a href="/coupons">купоните</a> и изберете един.</li><li>Активирайте го, когато сте на касата.</li><li>Покажете кода до пет минути.</li></ol>
<h2>Кого да попитам?</h2><p>Пишете на <a href="mailto:klub@example.com">klub@example.com</a> или попитайте на всяка каса.</p>`,
    },
    {
      id: 'about',
      title: 'За клуба',
      type: 'HTML',
      html: '<p>Клуб Градина храни приятели от 1998 г.</p><table><tr><th>Магазини</th><td>23</td></tr><tr><th>Членове</th><td>62 000</td></tr></table>',
    },
    { id: 'price-list', title: 'Ценоразпис', type: 'PDF', html: '' },
  ],
  causes: [
    { id: 'forest', name: 'Млада гора' },
    { id: 'rescue', name: 'Планински спасители' },
    { id: 'meals', name: 'Топъл обяд' },
  ],
}

import { standRewards } from './reward-states.ts'

/** The rewards of the grocer's club. */
export const grocerRewards = standRewards([
  {
    id: 'mug',
    name: 'Керамична чаша от Троян',
    perex: 'Рисувана на ръка, за сутрешното кафе.',
    html: '<p>Всяка чаша е различна. Може да се мие в съдомиялна.</p><ul><li>0,3 л</li><li>Троянска керамика</li></ul>',
    picture: 'reward-mug-clay',
  },
  {
    id: 'blanket',
    name: 'Родопско одеяло',
    perex: 'Два метра вълна за дългите вечери.',
    html: '<p>Тъкано в Родопите, от местна вълна.</p><ul><li>2 × 1,4 м</li><li>100 % вълна</li></ul>',
    picture: 'reward-blanket-wool',
  },
  {
    id: 'charger',
    name: 'Безжично зарядно',
    perex: 'За кухненския плот, докато готвите.',
    html: '<p>15 W, с кабел в комплекта.</p>',
    picture: 'reward-charger-desk',
  },
  {
    id: 'basket',
    name: 'Кошница със сезонни продукти',
    perex: 'Плодове, сирене и буркан мед.',
    html: '<p>Приготвяме я в деня, в който дойдете.</p><p><strong>Изберете магазина ден по-рано</strong>, за да е хлябът топъл.</p>',
    picture: 'reward-basket-fruit',
  },
  {
    id: 'voucher',
    name: 'Ваучер за 20 €',
    perex: 'Платете част от следващата покупка с точки.',
    html: '<p>Важи шест месеца във всеки наш магазин.</p>',
    picture: 'reward-voucher-leaf',
  },
  {
    id: 'tree',
    name: 'Посадете дърво',
    perex: 'Вашите точки стават дъб в млада гора.',
    html: '<p>Садим го напролет и ви казваме къде расте.</p>',
    picture: 'reward-oak',
  },
  {
    id: 'pots',
    name: 'Комплект тенджери',
    perex: 'Пет тенджери за истински готвачи.',
    html: '<p>Неръждаема стомана, стъклени капаци.</p><ul><li>От 1 до 6 л</li><li>За всички котлони</li></ul>',
    picture: 'reward-pots',
  },
  {
    id: 'apron',
    name: 'Готварска престилка',
    perex: 'Свърши по-бързо, отколкото мислехме. Очакваме още.',
    html: '<p>Памук и лен, с джоб за рецепти.</p>',
    picture: 'reward-apron-linen',
  },
  {
    id: 'delivery-book',
    name: 'Пет безплатни доставки',
    perex: 'До вратата, когато пожелаете.',
    html: '<p>Важат до края на годината.</p>',
    picture: 'reward-truck',
  },
  {
    id: 'flask',
    name: 'Стоманена бутилка',
    perex: 'За вас или за планински спасител.',
    html: '<p>Един литър. Ако я подарите, добавяме още една.</p>',
    picture: 'reward-flask-green',
  },
])

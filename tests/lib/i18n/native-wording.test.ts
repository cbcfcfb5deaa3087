import { expect, test } from 'vitest'
import { loadDictionary } from '#lib/i18n/dictionaries.ts'
import type { Locale } from '#lib/i18n/locale.ts'
import { speak } from '#lib/i18n/speak.ts'
import { dictionaries } from '#support/dictionaries.ts'
import { readCopy } from '../../../src/pages/_copy/copy.ts'
import { languages } from './spoken-texts.ts'

const bulgarian = [...(dictionaries.get('bg') ?? [])]

/** The wordings of a dictionary whose key ends with one of these words: those are written on buttons. */
const onButtons = bulgarian.filter(([path]) =>
  /(?:^|\.)(?:retry|again|lookAgain|promote|submit|confirm|keep|cancel|read|readMore|readLess|more|get|request|link|start|check|choose)$/.test(
    path,
  ),
)

test('a Bulgarian member who keeps what she has presses a button that does not say Save @C11', () => {
  const keeping = bulgarian.filter(([path]) => /\.(?:keep|cancel)$/.test(path) || path === 'deletion.keep')
  expect(keeping.length).toBeGreaterThan(5)
  expect(keeping.filter(([, text]) => /^Запазване/.test(text))).toEqual([])
  const words = Object.fromEntries(bulgarian)
  expect(words['deletion.keep']).toBe('Не, оставям профила си')
  expect(words['addresses.removal.keep']).toBe('Отказ')
})

test('buttons in Bulgarian name an action, and give the member no order @C11', () => {
  // A sentence above a code, a step of the introduction, and the first entry of a list to choose from.
  const notButtons = /^(?:coupons\.code\.read|registration\.intro\.confirm|addresses\.fields\.choose)$/
  const orders = onButtons.filter(
    ([path, text]) => !notButtons.test(path) && /^\p{L}+(?:ете|йте)(?!\p{L})/u.test(text),
  )
  expect(onButtons.length).toBeGreaterThan(30)
  expect(orders).toEqual([])
})

test.for([
  ['bg', /[Сс]вързване/],
  ['pl', /Połącz/],
  ['cs', /Propoj/],
  ['sk', /Prepoj/],
  ['ro', /Asoci/],
  ['fr', /Associer/],
] as const)('linking a card is called the same everywhere in %s @C11', ([locale, term]) => {
  const words = Object.fromEntries(dictionaries.get(locale) ?? [])
  const places = [
    words['card.pairing.submit'],
    words['profile.card.pair'],
    readCopy(locale).pages['link-card'].title,
  ]
  for (const place of places) expect(place).toMatch(term)
})

test('a Slovak member reads the verb in the number of her missing points @C11', async () => {
  const { coupons, rewards } = speak('sk', await loadDictionary('sk'))
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect([1, 2, 4, 5, 1.5].map((n) => plain(coupons.hint.missing({ n })))).toEqual([
    'Chýba vám ešte 1 bod.',
    'Chýbajú vám ešte 2 body.',
    'Chýbajú vám ešte 4 body.',
    'Chýba vám ešte 5 bodov.',
    'Chýba vám ešte 1,5 bodu.',
  ])
  expect([1, 3, 20].map((n) => plain(rewards.short({ n })))).toEqual([
    'Chýba 1 bod',
    'Chýbajú 3 body',
    'Chýba 20 bodov',
  ])
})

/** The language and the key of a sentence, with its forms for one, for two and for five. */
const counted = `
bg | dashboard.planner.toGo | Остава 1 точка | Остават 2 точки | Остават 5 точки
cs | dashboard.planner.toGo | Zbývá 1 bod | Zbývají 2 body | Zbývá 5 bodů
sk | dashboard.planner.toGo | Zostáva 1 bod | Zostávajú 2 body | Zostáva 5 bodov
pl | dashboard.planner.toGo | Brakuje 1 punktu | Brakuje 2 punktów | Brakuje 5 punktów
bg | dashboard.planner.offer | С 1 точка, която | С 2 точки, които | С 5 точки, които
bg | coupons.hint.missing | Трябва ви още 1 | Трябват ви още 2 | Трябват ви още 5
bg | news.shown | Показано: 1 | Показани: 2 | Показани: 5
bg | receipts.shown | Показана: 1 | Показани: 2 | Показани: 5
bg | transactions.shown | Показана: 1 | Показани: 2 | Показани: 5
bg | coupons.search.found | Намерен: 1 | Намерени: 2 | Намерени: 5
ro | coupons.search.found | Găsit: 1 | Găsite: 2 | Găsite: 5
fr | coupons.search.found | Trouvé : 1 | Trouvés : 2 | Trouvés : 5
bg | stores.found | Намерено: 1 | Намерени: 2 | Намерени: 5
ro | stores.found | Găsit: 1 | Găsite: 2 | Găsite: 5
bg | rewards.left | Последна бройка: 1 | Последни бройки: 2 | Последни бройки: 5
cs | rewards.left | Poslední kus: 1 | Poslední kusy: 2 | Poslední kusy: 5
sk | rewards.left | Posledný kus: 1 | Posledné kusy: 2 | Posledné kusy: 5
pl | rewards.left | Ostatnia sztuka: 1 | Ostatnie sztuki: 2 | Ostatnie sztuki: 5
ro | rewards.left | Ultima bucată: 1 | Ultimele bucăți: 2 | Ultimele bucăți: 5
bg | receipts.outbox.sent | Изпратена: 1 | Изпратени: 2 | Изпратени: 5
ro | receipts.outbox.sent | Trimis: 1 | Trimise: 2 | Trimise: 5
bg | receipts.outbox.kept.some | Запазена за | Запазени за | Запазени за
ro | receipts.outbox.kept.some | Păstrat pentru | Păstrate pentru | Păstrate pentru
bg | receipts.outbox.kept.text | чака 1 касова | чакат 2 касови | чакат 5 касови
cs | receipts.outbox.kept.text | čeká nezašifrovaně 1 | čekají nezašifrovaně 2 | čeká nezašifrovaně 5
sk | receipts.outbox.kept.text | čaká nezašifrovane 1 | čakajú nezašifrovane 2 | čaká nezašifrovane 5
pl | receipts.outbox.kept.text | możesz go usunąć | możesz je usunąć | możesz je usunąć
ro | receipts.outbox.kept.text | îl poți elimina | le poți elimina | le poți elimina
en | receipts.uploading.success.text | when it has been | when they have been | when they have been
bg | receipts.uploading.success.text | кога е проверена | кога са проверени | кога са проверени
cs | receipts.uploading.success.text | až ji zkontrolujeme | až je zkontrolujeme | až je zkontrolujeme
sk | receipts.uploading.success.text | keď ho skontrolujeme | keď ich skontrolujeme | keď ich skontrolujeme
pl | receipts.uploading.success.text | kiedy go sprawdzimy | kiedy je sprawdzimy | kiedy je sprawdzimy
ro | receipts.uploading.success.text | când este verificat | când sunt verificate | când sunt verificate
fr | receipts.uploading.success.text | il aura été examiné | ils auront été | ils auront été
bg | receipts.uploading.progress | Качен: 0 от 1 | Качени: 0 от 2 | Качени: 0 от 5
ro | receipts.uploading.progress | Încărcat: 0 din 1 | Încărcate: 0 din 2 | Încărcate: 0 din 5
fr | receipts.uploading.progress | 0 sur 1 envoyé | 0 sur 2 envoyés | 0 sur 5 envoyés
bg | privacy.leaving.figures | Избира се случайно 1 | Избират се случайно 2 | Избират се случайно 5
cs | privacy.leaving.figures | vybírá 1 | vybírají 2 | vybírá 5
sk | privacy.leaving.figures | vyberá 1 | vyberajú 2 | vyberá 5
pl | privacy.leaving.figures | wybierana jest 1 | wybierane są 2 | wybieranych jest 5
ro | privacy.leaving.figures | Se alege | Se aleg la | Se aleg la
fr | privacy.leaving.figures | 1 visite sur | 2 visites sur | 5 visites sur`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [Locale, string, ...string[]])

test.for(counted)(
  'in %s verb and adjective of %s follow the number @C11',
  async ([locale, path, ...texts]) => {
    const words: unknown = speak(locale, await loadDictionary(locale))
    const say = path.split('.').reduce((node, key) => Reflect.get(Object(node), key), words) as (
      given: object,
    ) => string
    for (const [index, n] of [1, 2, 5].entries())
      expect(say({ n, all: n, done: 0 }).replace(/\s/g, ' ')).toContain(texts[index])
  },
)

test.for(languages)(
  'no sentence of %s that a grocer’s member reads names a petrol station @C11 @STO-1',
  ([, texts]) => {
    const named = /\bstations?\b|petrol|бензиностанц|čerpac|\bstacj|benzinăr/i
    expect(texts.filter(({ text }) => named.test(text))).toEqual([])
  },
)

import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  label: 'Промокод',
  help: 'Промокодове ще намерите в нашите брошури, новини и имейли.',
  submit: 'Използване на кода',
  invalid: 'Не познаваме този промокод. Моля, проверете всеки знак.',
  used: 'Този промокод вече е използван.',
  usedByTry:
    'Този промокод вече е използван, най-вероятно при опита ви преди малко. Какво е донесъл, ще видите в транзакциите си.',
  unsure: 'Кодът може все пак да е приет. Ще го видите в транзакциите си; спокойно опитайте отново.',
  accepted: 'Промокодът ви е приет.',
  gained: 'Получихте {n|number} {{точка|точки}}.',
  another: 'Въвеждане на друг код',
  transactions: 'Показване на транзакциите',
} satisfies Translation['promoCode']

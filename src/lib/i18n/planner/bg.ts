import type { Translation } from '../translation.ts'

/** Bulgarian; what each word is for stands with the English one. */
export const words = {
  title: 'Моята цел',
  toGo: '{{n:Остава|Остават}} {n|number} {{точка|точки}}',
  reached: 'Имате достатъчно точки.',
  days: 'Около {n|number} {{ден|дни}} с темпото ви от последните 90 дни',
  weeks: 'Около {n|number} {{седмица|седмици}} с темпото ви от последните 90 дни',
  years: 'Над две години с темпото ви от последните 90 дни',
  noPace: 'Все още няма достатъчно данни, за да кажем колко време е нужно.',
  lapsing: '{n|number} {{точка изтича|точки изтичат}} междувременно.',
  offer: 'С {n|number} {{точка, която би изтекла|точки, които биха изтекли}}, можете да получите:',
  pin: 'Избиране за моя цел',
  unpin: 'Премахване на целта',
} satisfies Translation['planner']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Obiectivul meu',
  toGo: 'Mai ai nevoie de {n|number} {{|punct||puncte||de puncte}}',
  reached: 'Ai destule puncte.',
  days: 'Aproximativ {n|number} {{|zi||zile||de zile}} în ritmul tău din ultimele 90 de zile',
  weeks:
    'Aproximativ {n|number} {{|săptămână||săptămâni||de săptămâni}} în ritmul tău din ultimele 90 de zile',
  years: 'Peste doi ani în ritmul tău din ultimele 90 de zile',
  noPace: 'Nu există încă destul istoric pentru a spune cât durează.',
  lapsing: '{n|number} {{|punct expiră||puncte expiră||de puncte expiră}} până atunci.',
  offer:
    'Cu {n|number} {{|punct care ar expira||puncte care ar expira||de puncte care ar expira}} poți avea:',
  pin: 'Alege ca obiectiv',
  unpin: 'Șterge obiectivul',
} satisfies Translation['planner']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  number: 'Numărul cardului',
  virtual: 'Card virtual',
  code: 'Codul cardului {number}',
  enlarge: 'Mărește codul',
  zoom: 'Ține codul în fața cititorului',
  bright: 'Dacă cititorul nu îl recunoaște, mărește luminozitatea ecranului.',
  plain: 'Codul nu poate fi afișat aici. Spune sau arată numărul la casă.',
  copy: 'Copiază numărul',
  copied: 'Numărul cardului este copiat.',
  byHand: 'Browserul nu a permis copierea. Textul este selectat aici: copiază-l manual.',
  save: 'Salvează ca PDF',
  unsaved: 'Fișierul PDF nu a putut fi creat. Încearcă din nou.',
  offline: 'Ești offline. Cardul tău funcționează oricum.',
  empty: 'Nu ai încă un card. Asociază-l pe al tău sau creează unul virtual.',
  get: 'Obține un card',
  notNow: 'Nu acum',
  physical: {
    title: 'Card fizic',
    text: 'Vrei un card pentru portofel? Alege de unde îl ridici și îl pregătim noi.',
    ask: 'Cere un card fizic',
    where: 'De unde îl ridici?',
    missing: 'Alege de unde ridici cardul.',
    submit: 'Cere cardul',
    cancel: 'Renunță',
    unsure: 'Este posibil ca cererea să fi ajuns totuși. Dacă ceri din nou, poți primi două carduri.',
    sent: 'Cardul a fost solicitat',
    next: 'Îl poți ridica de aici:',
  },
} satisfies Translation['cardPass']

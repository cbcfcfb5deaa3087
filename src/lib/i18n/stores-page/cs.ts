import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  near: 'Ukázat, co je blízko mě',
  nearAgain: 'Aktualizovat moji polohu',
  nearNote:
    'Prohlížeč se vás nejdřív zeptá. Vaši polohu zaokrouhlenou asi na 100 metrů pošleme klubu, aby se tento seznam seřadil. V tomto prohlížeči se neukládá.',
  sorted: 'Nejbližší jsou první.',
  refused:
    'Prohlížeč této stránce vaši polohu nesděluje. Povolte ji v nastavení prohlížeče, nebo hledejte podle města.',
  timedOut: 'Vaši polohu se nepodařilo včas zjistit. Zkuste to znovu, nebo hledejte podle města.',
  unavailable: 'Toto zařízení teď svou polohu nezná. Hledejte podle města.',
  absent: 'Tento klub tu nemá seznam svých míst.',
  empty: 'V seznamu zatím žádné místo není.',
  open: 'Otevřeno nonstop',
  openUntil: 'Otevřeno do {moment}',
  opens: 'Zavřeno. Otevírá: {moment}',
  hours: 'Otevírací doba',
  closed: 'zavřeno',
  pricesFrom: 'Ceny platné: {moment}',
  maps: 'Otevřít v mapách',
  favourite: 'Oblíbené místo: {name}',
} satisfies Translation['storesPage']

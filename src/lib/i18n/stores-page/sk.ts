import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  near: 'Ukázať, čo je blízko mňa',
  nearAgain: 'Aktualizovať moju polohu',
  nearNote:
    'Prehliadač sa vás najprv opýta. Vašu polohu zaokrúhlenú asi na 100 metrov pošleme klubu, aby sa tento zoznam zoradil. V tomto prehliadači sa neukladá.',
  sorted: 'Najbližšie sú prvé.',
  refused:
    'Prehliadač tejto stránke vašu polohu neposkytuje. Povoľte ju v nastaveniach prehliadača alebo hľadajte podľa mesta.',
  timedOut: 'Vašu polohu sa nepodarilo včas zistiť. Skúste to znova alebo hľadajte podľa mesta.',
  unavailable: 'Toto zariadenie teraz svoju polohu nepozná. Hľadajte podľa mesta.',
  absent: 'Tento klub tu nemá zoznam svojich miest.',
  empty: 'V zozname zatiaľ nie je žiadne miesto.',
  open: 'Otvorené nonstop',
  openUntil: 'Otvorené do {moment}',
  opens: 'Zatvorené. Otvára: {moment}',
  hours: 'Otváracie hodiny',
  closed: 'zatvorené',
  pricesFrom: 'Ceny platné: {moment}',
  maps: 'Otvoriť v mapách',
  favourite: 'Obľúbené miesto: {name}',
} satisfies Translation['storesPage']

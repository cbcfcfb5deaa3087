import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  near: 'Arată ce este aproape de mine',
  nearAgain: 'Actualizează poziția mea',
  nearNote:
    'Browserul te întreabă mai întâi. Poziția ta, rotunjită la circa 100 de metri, este trimisă clubului pentru a ordona această listă. Nu se păstrează în acest browser.',
  sorted: 'Cele mai apropiate sunt primele.',
  refused:
    'Browserul nu îi spune acestei pagini poziția ta. Permite acest lucru în setările browserului sau caută după oraș.',
  timedOut: 'Poziția ta nu a fost găsită la timp. Încearcă din nou sau caută după oraș.',
  unavailable: 'Acest dispozitiv nu își poate afla acum poziția. Caută după oraș.',
  absent: 'Acest club nu are aici o listă a locurilor sale.',
  empty: 'În listă nu este încă niciun loc.',
  open: 'Deschis non-stop',
  openUntil: 'Deschis până la: {moment}',
  opens: 'Închis. Se deschide: {moment}',
  hours: 'Program',
  closed: 'închis',
  pricesFrom: 'Prețuri din {moment}',
  maps: 'Deschide în hărți',
  favourite: 'Loc preferat: {name}',
} satisfies Translation['storesPage']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  fields: {
    name: 'Numele adresei',
    nameHelp: 'De exemplu Acasă sau Serviciu.',
    street: 'Strada și numărul',
    city: 'Localitatea',
    postal_code: 'Codul poștal',
    country: 'Țara',
    choose: 'Alege țara',
  },
  form: 'Adresă de livrare',
  add: 'Adaugă o adresă',
  edit: 'Modifică',
  remove: 'Elimină',
  save: 'Salvează adresa',
  saved: 'Adresa a fost salvată.',
  removed: 'Adresa a fost eliminată.',
  empty: 'Nu ai încă o adresă de livrare.',
  emptyHint: 'Adaugă una și vom ști unde să îți trimitem recompensele.',
  list: 'Adresele tale de livrare',
  back: 'Înapoi la adrese',
  gone: 'Această adresă nu mai există.',
  unsure:
    'Este posibil să se fi salvat totuși. Încearcă din nou fără grijă: verificăm mai întâi și nicio adresă nu se salvează de două ori.',
  removal: {
    title: 'Elimini această adresă?',
    text: 'Nu o vom mai propune pentru livrări. O poți adăuga din nou oricând.',
    confirm: 'Elimină adresa',
    keep: 'Păstrează-o',
  },
} satisfies Translation['addresses']

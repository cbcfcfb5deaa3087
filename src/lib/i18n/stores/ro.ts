import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Unde ne găsești',
  about: 'Adrese, program și drumul până la noi.',
  aboutWithPrices: 'Adrese, program, prețuri la carburanți și drumul până la noi.',
  all: 'Arată toate locurile',
  search: 'Caută după nume sau oraș',
  none: 'Nu am găsit nimic. Încearcă alt nume sau alt oraș.',
  empty: 'Deocamdată nu ai din ce alege.',
  found: '{{n:|Găsit||Găsite||Găsite}}: {n|number}',
} satisfies Translation['stores']

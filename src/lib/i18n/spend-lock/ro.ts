import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  title: 'Limită de cheltuire',
  lead: 'Setează o limită și îți cerem parola înaintea unei recompense sau a unui cupon care costă mai mult. Astfel, cine are doar telefonul tău nu îți poate cheltui punctele.',
  off: 'Nu ai setat o limită.',
  on: 'Întrebăm peste {n|number} {{|punct||puncte||de puncte}}.',
  label: 'Limita în puncte',
  help: 'Cu 0 întrebăm de fiecare dată.',
  save: 'Setează limita',
  change: 'Schimbă limita',
  lift: 'Elimină limita',
  saved: 'Limita este setată.',
  lifted: 'Limita este eliminată.',
  unsure: 'Este posibil să fi reușit totuși; ce vezi aici este la zi.',
  number: 'Introdu un număr întreg, de exemplu 500',
  tooHigh: 'Introdu cel mult {n|number} {{|punct||puncte||de puncte}}',
} satisfies Translation['spendLock']

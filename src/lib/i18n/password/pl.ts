import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  label: 'Nowe hasło',
  repeat: 'Powtórz hasło',
  show: 'Pokaż hasło',
  hide: 'Ukryj hasło',
  showRepeat: 'Pokaż powtórzone hasło',
  hideRepeat: 'Ukryj powtórzone hasło',
  length: 'Co najmniej {n|number} {{|znak||znaki|znaków|znaku}}',
  lowercase: 'Mała litera',
  uppercase: 'Wielka litera',
  digit: 'Cyfra',
  met: 'gotowe',
  unmet: 'jeszcze brakuje',
  allMet: 'Hasło spełnia wszystkie wymagania.',
  weak: 'Hasło nie spełnia jeszcze wszystkich wymagań.',
  mismatch: 'Hasła nie są takie same',
} satisfies Translation['password']

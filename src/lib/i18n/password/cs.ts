import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  label: 'Nové heslo',
  repeat: 'Heslo znovu',
  show: 'Zobrazit heslo',
  hide: 'Skrýt heslo',
  showRepeat: 'Zobrazit zopakované heslo',
  hideRepeat: 'Skrýt zopakované heslo',
  length: 'Alespoň {n|number} {{|znak||znaky|znaku|znaků}}',
  lowercase: 'Malé písmeno',
  uppercase: 'Velké písmeno',
  digit: 'Číslice',
  met: 'splněno',
  unmet: 'zatím chybí',
  allMet: 'Heslo splňuje všechny požadavky.',
  weak: 'Heslo zatím nesplňuje všechny požadavky.',
  mismatch: 'Hesla se neshodují',
} satisfies Translation['password']

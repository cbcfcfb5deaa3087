import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  label: 'Parolă nouă',
  repeat: 'Repetă parola',
  show: 'Arată parola',
  hide: 'Ascunde parola',
  showRepeat: 'Arată parola repetată',
  hideRepeat: 'Ascunde parola repetată',
  length: 'Cel puțin {n|number} {{|caracter||caractere||de caractere}}',
  lowercase: 'O literă mică',
  uppercase: 'O literă mare',
  digit: 'O cifră',
  met: 'gata',
  unmet: 'lipsește încă',
  allMet: 'Parola îndeplinește toate cerințele.',
  weak: 'Parola nu îndeplinește încă toate cerințele.',
  mismatch: 'Parolele nu coincid',
} satisfies Translation['password']

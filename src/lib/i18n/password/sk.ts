import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  label: 'Nové heslo',
  repeat: 'Zopakujte heslo',
  show: 'Zobraziť heslo',
  hide: 'Skryť heslo',
  showRepeat: 'Zobraziť zopakované heslo',
  hideRepeat: 'Skryť zopakované heslo',
  length: 'Aspoň {n|number} {{|znak||znaky|znaku|znakov}}',
  lowercase: 'Malé písmeno',
  uppercase: 'Veľké písmeno',
  digit: 'Číslica',
  met: 'splnené',
  unmet: 'ešte chýba',
  allMet: 'Heslo spĺňa všetky požiadavky.',
  weak: 'Heslo ešte nespĺňa všetky požiadavky.',
  mismatch: 'Heslá sa nezhodujú',
} satisfies Translation['password']

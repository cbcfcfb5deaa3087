import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  label: 'Nouveau mot de passe',
  repeat: 'Répétez le mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  showRepeat: 'Afficher le mot de passe répété',
  hideRepeat: 'Masquer le mot de passe répété',
  length: 'Au moins {n|number} {{|caractère|||de caractères|caractères}}',
  lowercase: 'Une lettre minuscule',
  uppercase: 'Une lettre majuscule',
  digit: 'Un chiffre',
  met: 'c’est fait',
  unmet: 'manque encore',
  allMet: 'Le mot de passe remplit toutes les conditions.',
  weak: 'Le mot de passe ne remplit pas encore toutes les conditions.',
  mismatch: 'Les mots de passe ne correspondent pas',
} satisfies Translation['password']

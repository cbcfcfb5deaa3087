import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  title: 'Limite de dépense',
  lead: 'Fixez une limite, et nous demandons votre mot de passe avant une récompense ou un coupon qui coûte plus. Ainsi, une personne qui n’a que votre téléphone ne peut pas dépenser vos points.',
  off: 'Vous n’avez pas fixé de limite.',
  on: 'Nous demandons au-dessus de {n|number} {{|point|||de points|points}}.',
  label: 'Limite en points',
  help: 'Avec 0, nous demandons à chaque fois.',
  save: 'Fixer la limite',
  change: 'Modifier la limite',
  lift: 'Supprimer la limite',
  saved: 'Votre limite est fixée.',
  lifted: 'Votre limite est supprimée.',
  unsure: 'Il se peut que cela ait fonctionné ; ce que vous voyez ici est à jour.',
  number: 'Saisissez un nombre entier, par exemple 500',
  tooHigh: 'Saisissez au plus {n|number} {{|point|||de points|points}}',
} satisfies Translation['spendLock']

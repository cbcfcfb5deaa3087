import type { Translation } from '../translation.ts'

/** French; what each word is for stands with the English one. */
export const words = {
  balance: 'Vos points',
  unclear: 'Le club garde vos points à plusieurs endroits et n’indique pas lesquels vous pouvez dépenser.',
  pending: '{n|number} {{|point|||de points|points}} en attente',
  lapsing: '{n|number} {{|point expire|||de points expirent|points expirent}} le {date}',
  later: 'Échéances suivantes',
  asOf: 'Au {date}',
} satisfies Translation['points']

import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  banner: 'Váš účet zatím není ověřený. Ověřte ho a můžete využívat kupony i odměny.',
  link: 'Ověřit účet',
  dismiss: 'Skrýt tuto zprávu',
} satisfies Translation['verify']

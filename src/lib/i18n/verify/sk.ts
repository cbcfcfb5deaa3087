import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  banner: 'Váš účet zatiaľ nie je overený. Overte ho a môžete využívať kupóny aj odmeny.',
  link: 'Overiť účet',
  dismiss: 'Skryť túto správu',
} satisfies Translation['verify']

import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const verify = {
  banner: 'Contul dumneavoastră nu este încă verificat. Verificați-l pentru a folosi cupoane și recompense.',
  link: 'Verifică contul',
  dismiss: 'Ascunde acest mesaj',
} satisfies Translation['verify']

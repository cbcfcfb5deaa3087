import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  banner: 'Contul tău nu este încă verificat. Verifică-l ca să poți folosi cupoane și recompense.',
  link: 'Verifică contul',
  dismiss: 'Ascunde acest mesaj',
} satisfies Translation['verify']

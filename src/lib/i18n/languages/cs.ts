import type { Dictionary } from '../translation.ts'

/** The Czech dictionary. Each group stands under the path of its file. */
export const cs = import.meta.glob<Dictionary>('../*/cs.ts', { eager: true, import: 'words' })

import type { Dictionary } from '../translation.ts'

/** The Romanian dictionary. Each group stands under the path of its file. */
export const ro = import.meta.glob<Dictionary>('../*/ro.ts', { eager: true, import: 'words' })

import type { Dictionary } from '../translation.ts'

/** The French dictionary. Each group stands under the path of its file. */
export const fr = import.meta.glob<Dictionary>('../*/fr.ts', { eager: true, import: 'words' })

import type { Dictionary } from '../translation.ts'

/** The Polish dictionary. Each group stands under the path of its file. */
export const pl = import.meta.glob<Dictionary>('../*/pl.ts', { eager: true, import: 'words' })

import type { Dictionary } from '../translation.ts'

/** The Bulgarian dictionary. Each group stands under the path of its file. */
export const bg = import.meta.glob<Dictionary>('../*/bg.ts', { eager: true, import: 'words' })

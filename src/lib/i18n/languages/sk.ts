import type { Dictionary } from '../translation.ts'

/** The Slovak dictionary. Each group stands under the path of its file. */
export const sk = import.meta.glob<Dictionary>('../*/sk.ts', { eager: true, import: 'words' })

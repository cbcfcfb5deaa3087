import { createContext, useContext } from 'react'
import type { Words } from '#lib/i18n/translation.ts'
import { $words } from '#lib/i18n/words.ts'

/** The wordings of the specimens: those of the chosen language, lengthened or not. */
export const Spoken = createContext<Words>($words.get())

/** What the specimens say. */
export const useSpoken = (): Words => useContext(Spoken)

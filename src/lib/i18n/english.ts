import { words as common } from './common/en.ts'
import { words as errors } from './errors/en.ts'
import { words as frame } from './frame/en.ts'
import { words as time } from './time/en.ts'

/** The English words of a page: those that nearly every page says, and each group that its code has brought. */
export const english = { common, errors, frame, time }

import { passkeysAbsentKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'

const kept = () => storedText(passkeysAbsentKey)

/** Remembers for this tab that the platform has no passkeys, so that it is not asked again. LCK-1. */
export const keepPasskeysAbsent = (): void => kept().write('1')

/** Tells whether the platform has said in this tab that it has no passkeys. LCK-1. */
export const arePasskeysAbsent = (): boolean => kept().read() !== undefined

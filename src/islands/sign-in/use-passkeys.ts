import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'
import { hasPasskeys } from '#lib/browser/device/has-passkeys.ts'
import { $club } from '#machines/club/club.store.ts'
import { $sessionKept } from '#machines/session/session-kept.ts'
import { arePasskeysAbsent } from '#machines/sign-in/passkeys-absent.storage.ts'

const never = () => () => {}

// Looked at once: what the platform answers while the page is open is said in place.
let isPossible: boolean | undefined
const canUse = (): boolean => {
  isPossible ??= hasPasskeys() && !arePasskeysAbsent()
  return isPossible
}

/** Tells whether to offer a passkey: the club has them, the browser too, and the platform has not said otherwise in this tab. LCK-1. */
export function usePasskeys(): boolean {
  const { known, settings } = useStore($club, { ssr: 'initial' })
  const isKept = useStore($sessionKept, { ssr: 'initial' })
  // Built HTML keeps the room, which nearly every browser needs.
  const isUsable = useSyncExternalStore(never, canUse, () => true)
  return known && settings.MEMBER_AUTHENTICATION.passkeys && isKept && isUsable
}

import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $club } from '#machines/club/club.store.ts'
import { Live } from '../ui/live.tsx'
import { RegisterStepByStep } from './register-step-by-step.tsx'
import { RegisterWaiting } from './register-waiting.tsx'

const loadCardFirst = async () => ({ default: (await import('./register-card-first.tsx')).RegisterCardFirst })

// Where the club is known already, its way is fetched while the page comes to life.
if ($club.get().known && $club.get().settings.REGISTER.card_verify) void loadCardFirst()

const RegisterCardFirst = lazy(loadCardFirst)

/** The start of a registration: step by step, or with the card first where the club verifies cards. Spec §2, `/register`. */
export function RegisterIsland() {
  return <Live waiting={<RegisterWaiting />}>{() => <Variant />}</Live>
}

function Variant() {
  const { known, settings } = useStore($club)
  if (!known) return <RegisterWaiting />
  if (!settings.REGISTER.card_verify) return <RegisterStepByStep />
  return (
    <Suspense fallback={<RegisterWaiting />}>
      <RegisterCardFirst />
    </Suspense>
  )
}

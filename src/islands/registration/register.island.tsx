import { useStore } from '@nanostores/react'
import { $club } from '#machines/club/club.store.ts'
import { island } from '../ui/island.tsx'
import { late } from '../ui/late.tsx'
import { Live } from '../ui/live.tsx'
import { KeptSession } from '../ui/shapes/kept-session.tsx'
import { RegisterStepByStep } from './register-step-by-step.tsx'
import { RegisterWaiting } from './register-waiting.tsx'

const RegisterCardFirst = late(
  () => import('./register-card-first.tsx').then((file) => file.RegisterCardFirst),
  { waiting: RegisterWaiting },
)

// Where the club is known already, its way is fetched while the page comes to life.
if ($club.get().known && $club.get().settings.REGISTER.card_verify) void RegisterCardFirst.fetch()

/** The start of a registration: step by step, or with the card first where the club verifies cards. REG-1, REG-2. */
export const RegisterIsland = island(() => (
  <Live waiting={<RegisterWaiting />}>
    {() => (
      <KeptSession>
        <Variant />
      </KeptSession>
    )}
  </Live>
))

function Variant() {
  const { known, settings } = useStore($club)
  if (!known) return <RegisterWaiting />
  if (!settings.REGISTER.card_verify) return <RegisterStepByStep />
  return <RegisterCardFirst />
}

import { useState } from 'react'
import { arriveWithCode } from '#machines/registration/registration.store.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { RegisterConfirm } from './register-confirm.tsx'
import { RegisterWaiting } from './register-waiting.tsx'

/** The code of a registration, then the farewell; without one it has gone back to the start. REG-6. */
export const RegisterConfirmIsland = island(() => {
  return <Live waiting={<RegisterWaiting />}>{() => <Arrived />}</Live>
})

function Arrived() {
  const [sent] = useState(arriveWithCode)
  return sent ? <RegisterConfirm sent={sent} /> : <RegisterWaiting />
}

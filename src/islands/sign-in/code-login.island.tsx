import { useState } from 'react'
import { arriveWithCode } from '#machines/sign-in/sms-code.ts'
import { formStyles } from '../ui/form/form-styles.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { Skeleton } from '../ui/state/skeleton.tsx'
import { SmsCode } from './sms-code.tsx'

/** The page that takes the code of an SMS; without a phone number it has gone back to the start. AUT-3. */
export const CodeLoginIsland = island(() => {
  return <Live waiting={<Waiting />}>{() => <Arrived />}</Live>
})

function Arrived() {
  const [sent] = useState(arriveWithCode)
  return sent ? <SmsCode sent={sent} /> : <Waiting />
}

function Waiting() {
  return (
    <div aria-busy="true" className={formStyles.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

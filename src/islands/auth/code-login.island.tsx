import { useState } from 'react'
import { arriveWithCode } from '#machines/sms-login/sms-code.store.ts'
import { Live } from '../ui/live.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { look } from './look.ts'
import { SmsCode } from './sms-code.tsx'

/** The page that takes the code of an SMS; without a phone number it has gone back to the start. Spec §2, `/otp-verify`. */
export function CodeLoginIsland() {
  return <Live waiting={<Waiting />}>{() => <Arrived />}</Live>
}

function Arrived() {
  const [sent] = useState(arriveWithCode)
  return sent ? <SmsCode sent={sent} /> : <Waiting />
}

function Waiting() {
  return (
    <div aria-busy="true" className={look.waiting}>
      <Skeleton shape="line" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

import { useState } from 'react'
import { type Notice, takeNotice } from '#lib/browser/notice.ts'
import { hasReturnPath } from '#lib/browser/return-path.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { InfoIcon } from '../ui/icons/info.tsx'
import { Line } from '../ui/marks.tsx'
import { look } from './look.ts'

/** Why the login is shown: the notice that was left for it, else that a page waits behind it. */
const arrival = (): Notice | 'signInFirst' | undefined =>
  takeNotice() ?? (hasReturnPath() ? 'signInFirst' : undefined)

/** A calm word to a member who finds herself at the login. Drawn in the browser only. */
export function ArrivalNotice() {
  const words = useWords().auth
  const [notice] = useState(arrival)
  return (
    notice && (
      <div className={look.notice} role="status">
        <Line icon={<InfoIcon />}>{words.notice[notice]()}</Line>
      </div>
    )
  )
}

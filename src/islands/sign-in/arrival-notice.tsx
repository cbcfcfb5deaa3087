import InfoIcon from 'lucide-react/icons/info'
import { useState } from 'react'
import { type Notice, takeNotice } from '#lib/browser/notice.ts'
import { hasReturnPath } from '#lib/browser/return-path.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { formStyles } from '../ui/form/form-styles.ts'
import { Line } from '../ui/text/line.tsx'

/** Returns the reason why the login is shown: the notice left for it, else that the requested page needs a sign-in. */
const arrival = (): Notice | 'signInFirst' | undefined =>
  takeNotice() ?? (hasReturnPath() ? 'signInFirst' : undefined)

/** A calm word to a member who finds herself at the login. Drawn in the browser only. */
export function ArrivalNotice() {
  const words = useWords().signIn
  const [notice] = useState(arrival)
  return (
    notice && (
      <div className={formStyles.notice} role="status">
        <Line icon={<InfoIcon />}>{words.notice[notice]()}</Line>
      </div>
    )
  )
}

import CircleCheckIcon from 'lucide-react/icons/circle-check'
import ClockIcon from 'lucide-react/icons/clock'
import TriangleAlertIcon from 'lucide-react/icons/triangle-alert'
import { nowSeconds } from '#lib/browser/clock.ts'
import { type PrivacyRequest, requestClock } from '#lib/domain/privacy/privacy-request.ts'
import { formatDate } from '#lib/format/moments.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { partStyles } from '../ui/part-styles.ts'
import { Line } from '../ui/text/line.tsx'

/** A request with the day on which it was made, and the day by which the club answers it. PRV-1. */
export function RequestItem({ request }: { request: PrivacyRequest }) {
  const { requests } = useWords().privacy
  const locale = useLocale()
  const clock = requestClock(request, nowSeconds())
  const day = clock && formatDate(clock.until, locale)
  return (
    <li className={partStyles.item}>
      <h3 className={partStyles.label}>{requests[request.type]()}</h3>
      {clock && <p className={partStyles.small}>{requests.asked({ day: formatDate(clock.from, locale) })}</p>}
      {clock?.state === 'running' && day && (
        <Line icon={<ClockIcon />}>{requests.due({ day, n: clock.daysLeft })}</Line>
      )}
      {clock?.state === 'late' && day && (
        <Line icon={<TriangleAlertIcon />} tone="warning">
          {requests.late({ day })}
        </Line>
      )}
      {request.status === 'done' && (
        <Line icon={<CircleCheckIcon />} tone="success">
          {requests.done()}
        </Line>
      )}
    </li>
  )
}

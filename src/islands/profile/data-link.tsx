import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import { useEffect, useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import type { DataRequestView } from '#machines/profile/data-request.view.ts'
import { Button } from '../ui/button.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { Line } from '../ui/text/line.tsx'

/** Shows the result of the link in the confirmation e-mail; it scrolls into view, since the member came for it. */
export function DataLink({ view, onRetry }: { view: DataRequestView; onRetry: () => void }) {
  const words = useWords()
  const { link } = words.profile
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (view.link) place.current?.scrollIntoView({ block: 'center' })
  }, [view.link])
  return (
    <div className={partStyles.part} hidden={!view.link} ref={place}>
      <div role="status">
        {view.link === 'confirming' && <p>{link.confirming()}</p>}
        {view.link === 'granted' && (
          <Line icon={<CircleCheckIcon />} tone="success">
            {link.granted()}
          </Line>
        )}
        {view.link === 'expired' && (
          <Line icon={<CircleAlertIcon />} tone="warning">
            {link.expired()}
          </Line>
        )}
      </div>
      {view.link === 'failed' && (
        <>
          <AttemptLine isUnsure={view.isUnsure} callError={view.callError} />
          <Button icon={<RotateCwIcon />} onClick={onRetry}>
            {words.common.retry()}
          </Button>
        </>
      )}
    </div>
  )
}

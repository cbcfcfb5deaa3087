import { useEffect, useRef } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import type { DataRequestView } from '#machines/data-request/data-request.view.ts'
import { Button } from '../ui/button.tsx'
import { AlertIcon } from '../ui/icons/alert.tsx'
import { RetryIcon } from '../ui/icons/retry.tsx'
import { SuccessIcon } from '../ui/icons/success.tsx'
import { Line } from '../ui/marks.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'

/** What the link of the confirming e-mail came to; it is brought into view, since the member came for it. */
export function DataLink({ view, onRetry }: { view: DataRequestView; onRetry: () => void }) {
  const words = useWords()
  const { link } = words.hub
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (view.link) place.current?.scrollIntoView({ block: 'center' })
  }, [view.link])
  return (
    <div className={look.part} hidden={!view.link} ref={place}>
      <div role="status">
        {view.link === 'confirming' && <p>{link.confirming()}</p>}
        {view.link === 'granted' && (
          <Line icon={<SuccessIcon />} tone="success">
            {link.granted()}
          </Line>
        )}
        {view.link === 'expired' && (
          <Line icon={<AlertIcon />} tone="warning">
            {link.expired()}
          </Line>
        )}
      </div>
      {view.link === 'failed' && (
        <>
          <AttemptLine isUnsure={view.isUnsure} trouble={view.trouble} />
          <Button icon={<RetryIcon />} onClick={onRetry}>
            {words.common.retry()}
          </Button>
        </>
      )}
    </div>
  )
}

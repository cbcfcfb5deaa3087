import { useMutation } from '@tanstack/react-query'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import MapPinIcon from 'lucide-react/icons/map-pin'
import { useId } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { askPosition } from '#lib/browser/device/position.ts'
import type { Position } from '#lib/domain/stores/position.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  note: css({ color: 'muted', textStyle: 'small' }),
}

interface NearMeProps {
  /** The list is sorted by the member's position already. */
  isKnown: boolean
  onFound: (near: Position) => void
}

/** Asks for the member's position, only when she presses, and says before what it is for. STO-1. */
export function NearMe({ isKnown, onFound }: NearMeProps) {
  const { storesPage: words } = useWords()
  const id = useId()
  const asking = useMutation(
    {
      mutationFn: askPosition,
      onSuccess: (answer) => typeof answer === 'object' && onFound(answer),
    },
    queryClient,
  )
  const { data } = asking
  return (
    <div className={styles.root}>
      <div>
        <Button
          aria-describedby={id}
          icon={<MapPinIcon />}
          loading={asking.isPending}
          onClick={() => asking.mutate()}
        >
          {isKnown ? words.nearAgain() : words.near()}
        </Button>
      </div>
      <p className={styles.note} id={id}>
        {words.nearNote()}
      </p>
      <div role="status">
        {typeof data === 'string' ? (
          <Line icon={<CircleAlertIcon />} tone="warning">
            {words[data]()}
          </Line>
        ) : (
          data && <p className={styles.note}>{words.sorted()}</p>
        )}
      </div>
    </div>
  )
}

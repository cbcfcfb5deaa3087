import { useStore } from '@nanostores/react'
import { $log } from '#lib/qa/log.ts'
import { spokenEvent, spokenOutcome, wayOf } from '#lib/qa/report.ts'
import { Rows } from './rows.tsx'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** Lists the events that machines of this page and of the last ones received, the newest first. */
export function Events() {
  const { events } = useStore($log)
  return (
    <Rows
      caption="Events"
      head={['Time', 'Machine', 'Event', 'State', 'Page']}
      rows={events.toReversed().map((seen, place) => ({
        key: `${seen.load} ${events.length - place}`,
        cells: [clock.format(seen.at), seen.machine, spokenEvent(seen), wayOf(seen), seen.page],
      }))}
    />
  )
}

/** The calls of this page and of the last ones, the newest first. */
export function Requests() {
  const { calls } = useStore($log)
  return (
    <Rows
      caption="Requests"
      head={['Time', 'Request', 'Outcome', 'ms', 'Page']}
      rows={calls.toReversed().map((call, place) => ({
        key: `${call.load} ${calls.length - place}`,
        cells: [
          clock.format(call.at),
          call.row,
          spokenOutcome(call),
          call.took === undefined ? '' : String(call.took),
          call.page,
        ],
        bad:
          call.outcome === 'no answer' ||
          call.outcome === 'not allowed' ||
          (typeof call.outcome === 'number' && call.outcome >= 400),
      }))}
    />
  )
}

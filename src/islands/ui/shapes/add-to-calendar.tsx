import CalendarPlusIcon from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { importLate, sharedImport } from '#lib/browser/late-code.ts'
import type { CalendarEvent } from '#lib/domain/calendar/calendar-event.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { smallIcon } from '../icon-size.ts'
import { AlertLine } from '../text/line.tsx'

/** The code that writes the file: fetched when a press is likely, and needed with the press. */
const load = sharedImport(() => import('./save-calendar.ts'))
const prepare = () => void load().catch(() => {})

/** As high as the room that waits for it. */
const root = css({ minHeight: 'touch' })

interface AddToCalendarProps extends Omit<CalendarEvent, 'url'> {
  path: string
}

/** The button that gives the member an entry for her calendar, as a file that every calendar reads. CAL-1. */
export function AddToCalendar(event: AddToCalendarProps) {
  const calendar = useWords().time.calendar
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const save = async () => {
    setState('busy')
    try {
      const { saveCalendar } = await importLate(load)
      saveCalendar(event)
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={root}>
      <Button
        icon={<CalendarPlusIcon className={smallIcon} />}
        loading={state === 'busy'}
        onClick={save}
        onFocus={prepare}
        onPointerEnter={prepare}
        size="small"
      >
        {calendar.add()}
      </Button>
      <AlertLine>{state === 'failed' && calendar.failed()}</AlertLine>
    </div>
  )
}

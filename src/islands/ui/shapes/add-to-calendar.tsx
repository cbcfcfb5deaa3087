import { useMutation } from '@tanstack/react-query'
import CalendarPlusIcon from 'lucide-react/icons/calendar-plus'
import { importLate, sharedImport } from '#lib/browser/late-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { smallIcon } from '../icon-size.ts'
import { AlertLine } from '../text/line.tsx'
import type { saveCalendar } from './save-calendar.ts'

/** The code that writes the file: fetched when a press is likely, and needed with the press. */
const load = sharedImport(() => import('./save-calendar.ts'))
const prepare = () => void load().catch(() => {})

/** As high as the room that waits for it. */
const root = css({ minHeight: 'touch' })

/** The button that gives the member an entry for her calendar, as a file that every calendar reads. CAL-1. */
export function AddToCalendar(event: Parameters<typeof saveCalendar>[0]) {
  const { calendar } = useWords().time
  const saving = useMutation(
    { mutationFn: async () => (await importLate(load)).saveCalendar(event) },
    queryClient,
  )
  return (
    <div className={root}>
      <Button
        icon={<CalendarPlusIcon className={smallIcon} />}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
        onFocus={prepare}
        onPointerEnter={prepare}
        size="small"
      >
        {calendar.add()}
      </Button>
      <AlertLine>{saving.isError && calendar.failed()}</AlertLine>
    </div>
  )
}

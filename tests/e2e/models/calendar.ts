import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, type Locator, type Page } from 'playwright/test'

/** The button that gives an entry for a calendar. */
export const calendarButton = (page: Page): Locator => page.getByRole('button', { name: 'Add to calendar' })

/** An entry as a calendar reads it from its file. */
interface Entry {
  readonly file: string
  readonly uid: string
  readonly summary: string
  readonly description: string
  readonly url: string
  readonly start: ICAL.Time
  readonly end: ICAL.Time
  /** The seconds before the start at which the calendar reminds. */
  readonly reminders: readonly number[]
}

/** Presses the button and reads the file that it gives, as a calendar does. */
export const addToCalendar = async (page: Page): Promise<Entry> => {
  const download = page.waitForEvent('download')
  await calendarButton(page).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [event, ...others] = calendar.getAllSubcomponents('vevent')
  expect(others).toEqual([])
  const value = (name: string) => event?.getFirstPropertyValue(name)
  return {
    file: file.suggestedFilename(),
    uid: String(value('uid')),
    summary: String(value('summary')),
    description: String(value('description')),
    url: String(value('url')),
    start: value('dtstart') as ICAL.Time,
    end: value('dtend') as ICAL.Time,
    reminders:
      event
        ?.getAllSubcomponents('valarm')
        .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()) ?? [],
  }
}

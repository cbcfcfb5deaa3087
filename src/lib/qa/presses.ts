import type { LiveWord } from './live.ts'
import type { RecordedEvent } from './recording.ts'

/** An act of a person that a recording holds: what a tester has to do on the page to see it happen again. */
export interface ToDo {
  /** In words: `Press button “Activate”`, `Open /coupons`. */
  readonly words: string
  /** The page on which it was done. */
  readonly page: string
  /** The events of machines that it brought about; none for a page that was opened. */
  readonly events: readonly Pick<RecordedEvent, 'machine' | 'event'>[]
}

const verbs: Readonly<Record<string, string>> = {
  click: 'Press',
  submit: 'Send',
  input: 'Type into',
  change: 'Choose in',
  keydown: 'Press a key in',
  paste: 'Paste into',
}

const inWords = (by: string): string => by.replace(/^\w+/, (verb) => verbs[verb] ?? verb)

/** The acts of a person in a recording, in their order; what she typed into one field is one act. */
export const toDoOf = (events: readonly RecordedEvent[]): readonly ToDo[] => {
  const acts: (ToDo & { readonly key: string })[] = []
  let load = events[0]?.load
  for (const { load: now, press, by, page, machine, event } of events) {
    if (now !== load) acts.push({ key: '', words: `Open ${page}`, page, events: [] })
    load = now
    if (by === '') continue
    const last = acts.at(-1)
    const key = by.startsWith('input ') ? by : `${now} ${press}`
    if (last?.key === key) acts.splice(-1, 1, { ...last, events: [...last.events, { machine, event }] })
    else acts.push({ key, words: inWords(by), page, events: [{ machine, event }] })
  }
  return acts
}

/** The number of acts done, after a page's word: the next one is done when the page does what it did. */
export const doneAfter = (acts: readonly ToDo[], done: number, { page, event }: LiveWord): number => {
  const next = acts[done]
  if (!next) return done
  if (next.events.length === 0) return page === next.page ? done + 1 : done
  const isIt = (one: ToDo['events'][number]) => one.machine === event?.machine && one.event === event.event
  return event && event.by !== '' && next.events.some(isIt) ? done + 1 : done
}

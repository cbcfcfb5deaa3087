import { type FormEvent, useId, useState } from 'react'
import type { AnyEventObject } from 'xstate'
import type { Choice } from '#lib/qa/stepping.ts'
import { css } from '#styled/css'
import { Button } from '../../ui/button.tsx'
import { payloadOf, withPayload } from './payload.ts'
import { words } from './words.ts'

const form = css({ display: 'grid', gap: '2' })
const control = css({
  border: 'control',
  borderRadius: 'md',
  paddingInline: '2',
  minHeight: 'touch',
  width: 'full',
  backgroundColor: 'surface',
  fontSize: 'sm',
})
const label = css({ display: 'grid', gap: '1', fontSize: 'xs', color: 'muted' })
const error = css({ fontSize: 'xs', color: 'error.text' })

const own = 'own'

/** One event that a machine takes now: a press sends it, with one of its examples or with what is written. */
export function SendForm({
  choice,
  onSend,
}: {
  choice: Choice
  onSend: (event: AnyEventObject, words: string) => void
}) {
  const { events, words: texts } = choice
  const [chosen, setChosen] = useState('0')
  const [written, setWritten] = useState(() => (events[0] ? payloadOf(events[0]) : ''))
  const id = useId()
  const isBare = events.every((event) => payloadOf(event) === '') && events.length < 2
  const example = events[chosen === own ? 0 : Number(chosen)]
  const event = example && chosen === own ? withPayload(example, written) : example
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!event) return
    const payload = payloadOf(event)
    onSend(event, payload ? `${texts} ${payload}` : texts)
  }
  return (
    <form className={form} onSubmit={submit}>
      <Button type="submit" size="small" wide aria-disabled={!event} aria-label={words.send(texts)}>
        {texts}
      </Button>
      {!isBare && (
        <select
          className={control}
          aria-label={words.carries(texts)}
          value={chosen}
          onChange={(changed) => setChosen(changed.target.value)}
        >
          {events.map((one, index) => (
            <option key={payloadOf(one)} value={index}>
              {payloadOf(one) || words.nothing}
            </option>
          ))}
          <option value={own}>{words.own}</option>
        </select>
      )}
      {chosen === own && (
        <label className={label}>
          {words.written}
          <textarea
            className={control}
            rows={4}
            value={written}
            aria-invalid={!event}
            aria-describedby={id}
            onChange={(changed) => setWritten(changed.target.value)}
          />
          <span id={id} className={error}>
            {!event && words.notJson}
          </span>
        </label>
      )}
    </form>
  )
}

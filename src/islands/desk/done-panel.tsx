import { useState } from 'react'
import { partsOfName } from '#lib/build/desk/model.ts'
import { ask, type HandedOver } from './ask.ts'
import type { UsedDesk } from './use-desk.ts'

interface DonePanelProps {
  readonly used: UsedDesk
  readonly goTo: (name: string) => void
  readonly saved: () => void
}

const HandOver = () => {
  const [about, setAbout] = useState('')
  const [done, setDone] = useState<HandedOver>()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = () => {
    setBusy(true)
    setReason('')
    ask
      .handOver(about)
      .then(setDone, (problem: Error) => setReason(problem.message))
      .finally(() => setBusy(false))
  }
  return (
    <details name="done">
      <summary>Hand over</summary>
      <p>
        What you have saved goes to the place where the project is kept (its Git host, such as GitHub), where
        a colleague agrees to it. What is not saved stays here.
      </p>
      <label>
        What have you changed? <input value={about} onChange={(event) => setAbout(event.target.value)} />
      </label>{' '}
      <button type="button" disabled={isBusy} onClick={send}>
        Hand over
      </button>
      <div aria-live="polite">
        {reason}
        {done?.sentence}{' '}
        {done?.address !== undefined && (
          <a href={done.address} target="_blank" rel="noreferrer">
            Ask a colleague to look at it
          </a>
        )}
      </div>
    </details>
  )
}

/** The end of the work: keeping, saving, handing over. */
export const DonePanel = ({ used, goTo, saved }: DonePanelProps) => {
  const { desk, isKeeping, notice } = used
  const wrong = Object.keys(desk.mistakes)
  const drafts = Object.keys(desk.drafts).length
  const titleOf = (name: string): string => {
    const [language, id] = partsOfName(name)
    const section = desk.sections.find(({ fields }) => fields.some((field) => field.id === id))
    const field = section?.fields.find((one) => one.id === id)
    const spoken = desk.languages.find((one) => one.id === language)?.name
    return [section?.title, field?.label, spoken].filter(Boolean).join(', ')
  }
  return (
    <div className="done">
      <p role="status">
        {notice ||
          (isKeeping
            ? 'Keeping what you type…'
            : drafts === 0
              ? 'Everything is saved.'
              : `${drafts} kept, not saved yet.`)}
      </p>
      <button
        type="button"
        className="main"
        onClick={() => {
          used.save()
          saved()
        }}
      >
        Save
      </button>
      {wrong.length > 0 && (
        <details name="done">
          <summary className="warns">{wrong.length} to mend</summary>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <button type="button" className="quiet" onClick={() => goTo(name)}>
                  {titleOf(name)}
                </button>
                {desk.mistakes[name]?.map(({ sentence }) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
      <HandOver />
    </div>
  )
}

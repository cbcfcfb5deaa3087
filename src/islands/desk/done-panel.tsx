import { useMutation } from '@tanstack/react-query'
import { clubOfName, clubTitle, fieldOfName, type HandedOver, partsOfName } from '#lib/build/desk/model.ts'
import { englishName } from '#lib/i18n/locale.ts'
import { ask, type UsedDesk } from './use-desk.ts'

const HandOver = () => {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (about: string) => ask<HandedOver>('api/hand-over', { about }),
  })
  return (
    <details name="done">
      <summary>Hand over</summary>
      <p>
        What you have saved goes to the place where the project is kept (its Git host, such as GitHub), where
        a colleague agrees to it. What is not saved stays here.
      </p>
      <form action={(form) => mutate(String(form.get('about')))}>
        <label>
          What have you changed? <input name="about" />
        </label>{' '}
        <button type="submit" disabled={isPending}>
          Hand over
        </button>
      </form>
      <p aria-live="polite">
        {error?.message ?? data?.sentence}{' '}
        {data?.address !== undefined && (
          <a href={data.address} target="_blank" rel="noreferrer">
            Ask a colleague to look at it
          </a>
        )}
      </p>
    </details>
  )
}

interface DonePanelProps {
  readonly used: UsedDesk
  readonly goTo: (name: string) => void
}

/** The state of what was typed, saving, the list of mistakes, and handing over. */
export const DonePanel = ({ used: { desk, notice, save }, goTo }: DonePanelProps) => {
  const wrong = Object.entries(desk.mistakes)
  const titleOf = (name: string): string => {
    const [language] = partsOfName(name)
    const [id, club] = [fieldOfName(name), clubOfName(name)]
    const section = desk.sections.find(({ fields }) => fields.some((field) => field.id === id))
    const field = section?.fields.find((one) => one.id === id)
    const whose = club === undefined ? undefined : `${clubTitle(club)} only`
    return [section?.title, field?.label, englishName(language), whose].filter(Boolean).join(', ')
  }
  return (
    <div className="done">
      <p role="status">{notice}</p>
      <button type="button" className="main" onClick={save}>
        Save
      </button>
      {wrong.length > 0 && (
        <details name="done">
          <summary className="warns">{wrong.length} to mend</summary>
          <ul>
            {wrong.map(([name, mistakes]) => (
              <li key={name}>
                <button type="button" onClick={() => goTo(name)}>
                  {titleOf(name)}
                </button>
                {mistakes.map(({ sentence }) => (
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

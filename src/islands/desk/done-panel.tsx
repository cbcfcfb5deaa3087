import { partsOfName } from '#lib/build/desk/model.ts'
import type { UsedDesk } from './use-desk.ts'

interface DonePanelProps {
  readonly used: UsedDesk
  readonly goTo: (name: string) => void
}

/** The state of what was typed, saving, and the list of mistakes. */
export const DonePanel = ({ used: { desk, notice, save }, goTo }: DonePanelProps) => {
  const wrong = Object.entries(desk.mistakes)
  const titleOf = (name: string): string => {
    const [language, id] = partsOfName(name)
    const section = desk.sections.find(({ fields }) => fields.some((field) => field.id === id))
    const field = section?.fields.find((one) => one.id === id)
    const spoken = desk.languages.find((one) => one.id === language)?.name
    return [section?.title, field?.label, spoken].filter(Boolean).join(', ')
  }
  return (
    <div className="done">
      <p role="status">{notice}</p>
      <button type="button" className="main" onClick={save}>
        Save
      </button>
      {wrong.length > 0 && (
        <details>
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
    </div>
  )
}

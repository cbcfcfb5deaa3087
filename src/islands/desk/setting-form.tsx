import { useId } from 'react'
import type { Field } from '#lib/build/desk/model.ts'
import { Mistakes } from './text-form.tsx'
import { nameIn, type UsedDesk } from './use-desk.ts'

interface Link {
  readonly title: string
  readonly link: { readonly target: string; readonly type: string }
}

const asLink = (item: unknown): Link => {
  const { title = '', link = {} } = Object(item)
  // What a form does not show, such as an icon, stays.
  return {
    ...Object(item),
    title: String(title),
    link: { ...link, target: String(link.target ?? ''), type: String(link.type ?? 'APP') },
  }
}

const linksIn = (text: string): readonly Link[] | undefined => {
  try {
    const list: unknown = text === '' ? [] : JSON.parse(text)
    return Array.isArray(list) ? list.map(asLink) : undefined
  } catch {
    return undefined
  }
}

interface LinksProps {
  readonly text: string
  readonly write: (text: string) => void
}

const Links = ({ text, write }: LinksProps) => {
  const links = linksIn(text)
  if (!links) return <textarea rows={4} value={text} onChange={(event) => write(event.target.value)} />
  const put = (next: readonly Link[]) => write(next.length === 0 ? '' : JSON.stringify(next))
  return (
    <div className="links">
      {links.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list, and its texts change while they are typed
        <div key={at}>
          <input
            aria-label={`Link ${at + 1}: its name`}
            value={one.title}
            onChange={({ target }) => put(links.with(at, { ...one, title: target.value }))}
          />
          <input
            aria-label={`Link ${at + 1}: page or address`}
            value={one.link.target}
            onChange={({ target: { value: target } }) => {
              const type = /^[a-z]+:/i.test(target) ? 'URL_BLANK' : 'APP'
              put(links.with(at, { ...one, link: { target, type } }))
            }}
          />
          <button type="button" onClick={() => put(links.toSpliced(at, 1))}>
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        onClick={() => put([...links, { title: 'New link', link: { target: 'coupons', type: 'APP' } }])}
      >
        Add a link
      </button>
    </div>
  )
}

/** The most characters that are shown of what applies where a setting is not set. */
const most = 80

interface SettingProps {
  readonly used: UsedDesk
  readonly field: Field
}

/** One setting of a club, in the form that its kind asks for. What the club's platform gives is shown, and saved only where it is changed. */
export const SettingForm = ({ used: { desk, textOf, type }, field }: SettingProps) => {
  const id = useId()
  const { kind, key = '', label, byDefault = '' } = field
  const name = nameIn('none', field.id)
  const text = textOf(name)
  const mistakes = desk.mistakes[name] ?? []
  const write = (next: string) => type(name, next)
  const given = desk.given[field.id.split('/')[1] ?? '']?.[key] ?? ''
  const applies = (given || byDefault).slice(0, most)
  const [colour = '#888888'] = /#[\da-f]{6}\b/i.exec(text || applies) ?? []
  const common = {
    id,
    value: text,
    'aria-describedby': `${id}-help ${id}-mistakes`,
    'aria-invalid': mistakes.length > 0,
  }
  return (
    <div className="text" data-text={name}>
      <label htmlFor={id}>
        <b>{label}</b> <code>{key}</code> {desk.drafts[name] && <em>not saved</em>}
      </label>
      {kind === 'yes or no' ? (
        <select {...common} onChange={(event) => write(event.target.value)}>
          <option value="">not set here</option>
          <option value="true">yes</option>
          <option value="false">no</option>
        </select>
      ) : kind === 'list of links' ? (
        <Links text={text || given} write={write} />
      ) : (
        <div className="row">
          {kind === 'colour' && (
            <input
              type="color"
              aria-label={`${label}: choose`}
              value={colour}
              onChange={(event) => write(event.target.value)}
            />
          )}
          <input {...common} placeholder={applies} onChange={(event) => write(event.target.value)} />
        </div>
      )}
      <p id={`${id}-help`} className="help">
        {field.help} {kind === 'list of texts' && 'Written as ["one", "another"]. '}
        {kind !== 'list of links' && <span>Where it is empty: {applies}.</span>}
        {text !== '' && (
          <button type="button" onClick={() => write('')}>
            Empty it
          </button>
        )}
      </p>
      <Mistakes id={`${id}-mistakes`} mistakes={mistakes} mend={write} />
    </div>
  )
}

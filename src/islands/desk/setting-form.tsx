import { useId } from 'react'
import type { Field } from '#lib/build/desk/model.ts'
import { Picture } from './picture.tsx'
import { Mistakes } from './text-form.tsx'
import { nameIn, type UsedDesk } from './use-desk.ts'
import { whatApplies } from './what-applies.ts'

interface Link {
  readonly title: string
  readonly link: { readonly target: string; readonly type: string }
}

const listIn = (text: string): readonly unknown[] | undefined => {
  try {
    const list: unknown = text === '' ? [] : JSON.parse(text)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
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

interface ListProps {
  readonly text: string
  /** The list that applies while this one is empty. */
  readonly given: string
  readonly write: (text: string) => void
  readonly focus: () => void
}

const Links = ({ text, given, write, focus }: ListProps) => {
  const links = listIn(text)?.map(asLink)
  if (!links)
    return <textarea rows={4} value={text} onFocus={focus} onChange={(event) => write(event.target.value)} />
  const before = links.length > 0 ? links : (listIn(given) ?? []).map(asLink)
  const put = (next: readonly Link[]) => write(next.length === 0 ? '' : JSON.stringify(next))
  const change = (at: number, part: Partial<Link>) =>
    put(links.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <div className="links">
      {links.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list, and its texts change while they are typed
        <div key={at}>
          <input
            aria-label={`Link ${at + 1}: its name`}
            value={one.title}
            onFocus={focus}
            onChange={(event) => change(at, { title: event.target.value })}
          />
          <input
            aria-label={`Link ${at + 1}: page or address`}
            value={one.link.target}
            onFocus={focus}
            onChange={(event) => {
              const target = event.target.value
              change(at, { link: { target, type: /^[a-z]+:/i.test(target) ? 'URL_BLANK' : 'APP' } })
            }}
          />
          <button
            type="button"
            className="quiet"
            onClick={() => put(links.filter((_, index) => index !== at))}
          >
            Remove
          </button>
        </div>
      ))}
      {links.length === 0 && before.length > 0 && (
        <button type="button" className="chip" onClick={() => put(before)}>
          Change the platform’s links
        </button>
      )}
      <button
        type="button"
        className="chip"
        onClick={() => put([...before, { title: 'New link', link: { target: 'coupons', type: 'APP' } }])}
      >
        Add a link
      </button>
    </div>
  )
}

/** The most characters that a field shows of what applies while it is empty. */
const longestPlaceholder = 36

interface SettingProps {
  readonly used: UsedDesk
  readonly field: Field
  readonly focus: (name: string) => void
}

/** One setting of a club, in the form that its kind asks for. */
export const SettingForm = ({ used, field, focus }: SettingProps) => {
  const { desk, textOf, type } = used
  const id = useId()
  const name = nameIn('none', field.id)
  const text = textOf(name)
  const mistakes = desk.mistakes[name] ?? []
  const write = (next: string) => type(name, next)
  const [, club = ''] = field.id.split('/')
  const given = desk.given[club]
  const applies = whatApplies(field, given)
  // Loaded when it is kept: not with every letter.
  const kept = desk.drafts[name]?.text ?? desk.texts.none?.[field.id] ?? ''
  // An empty field says in its place what fits there.
  const isInField = field.kind !== 'list of links' && applies.short.length <= longestPlaceholder
  const own = given?.[field.key ?? ''] ?? ''
  const [colour] = /^#[\da-f]{6}$/i.exec(text === '' ? own : text) ?? []
  const common = {
    id,
    value: text,
    'aria-describedby': `${id}-help ${id}-mistakes`,
    'aria-invalid': mistakes.length > 0,
    onFocus: () => focus(name),
  }
  return (
    <div className="text" data-text={name}>
      <label htmlFor={id}>
        <b>{field.label}</b> <code>{field.key}</code> {desk.drafts[name] && <em>not saved</em>}
      </label>
      {field.kind === 'yes or no' ? (
        <select {...common} onChange={(event) => write(event.target.value)}>
          <option value="">not set: {applies.short}</option>
          <option value="true">yes</option>
          <option value="false">no</option>
        </select>
      ) : field.kind === 'list of links' ? (
        <Links text={text} given={own} write={write} focus={() => focus(name)} />
      ) : (
        <div className="row">
          {field.kind === 'colour' && (
            <input
              type="color"
              className={colour === undefined ? 'unset' : text === '' ? 'given' : undefined}
              aria-label={`${field.label}: choose`}
              value={colour ?? '#888888'}
              onFocus={() => focus(name)}
              onChange={(event) => write(event.target.value)}
            />
          )}
          <input {...common} placeholder={applies.short} onChange={(event) => write(event.target.value)} />
        </div>
      )}
      <p id={`${id}-help`} className="help">
        {field.help} {field.kind === 'list of texts' && 'Written as ["one", "another"]. '}
        {(text !== '' || !isInField) && <span>{applies.sentence(text !== '')}</span>}
        {text !== '' && (
          <button type="button" className="chip" onClick={() => write('')}>
            Empty it
          </button>
        )}
      </p>
      <Mistakes id={`${id}-mistakes`} mistakes={mistakes} mend={write} />
      {field.kind === 'picture’s address' && kept !== '' && mistakes.length === 0 && (
        <Picture label={field.label} address={kept} />
      )}
    </div>
  )
}

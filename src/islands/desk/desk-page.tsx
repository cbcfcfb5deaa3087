import { useEffect, useMemo, useRef, useState } from 'react'
import { type Area, type Field, partsOfName, type Section } from '#lib/build/desk/model.ts'
import { DonePanel } from './done-panel.tsx'
import { findFields } from './find-fields.ts'
import { Preview, type Viewer } from './preview.tsx'
import { SettingForm } from './setting-form.tsx'
import { fieldOf } from './shown-on-page.ts'
import { TextForm } from './text-form.tsx'
import { nameIn, type UsedDesk, useDesk } from './use-desk.ts'

const areas: readonly (readonly [area: Area, title: string])[] = [
  ['pages', 'Pages'],
  ['sentences', 'Buttons, forms, messages'],
  ['settings', 'Clubs'],
]

/** On a phone the list of parts is opened when it is needed. */
const isWide = matchMedia('(min-width: 900px)').matches

/** The most results of a search. */
const most = 40

const isVisitors =
  /^\/(?:pass-login|otp-verify|register|forgot|password-reset|deletion|email-confirmation)?$|^\/register/

const FieldForm = ({
  used,
  field,
  languages,
  focus,
}: {
  readonly used: UsedDesk
  readonly field: Field
  readonly languages: readonly string[]
  readonly focus: (name: string) => void
}) => {
  if (field.id.startsWith('settings/')) return <SettingForm used={used} field={field} focus={focus} />
  const key = field.id.slice(field.id.indexOf('/') + 1)
  return (
    <fieldset className="field">
      <legend>{field.label || 'Text'}</legend>
      {field.help !== '' && <p className="help">{field.help}</p>}
      {used.desk.agreed[key] !== undefined && (
        <p className="help">The English sentence is agreed with the club word for word.</p>
      )}
      <div className="languages">
        {used.desk.languages
          .filter(({ id }) => languages.includes(id))
          .map(({ id }) => (
            <TextForm key={id} used={used} field={field} language={id} focus={focus} />
          ))}
      </div>
    </fieldset>
  )
}

/** The part of a club's settings that a setting belongs to; other fields stand in no such part. */
const groupOf = (field: Field | undefined): string | undefined =>
  field?.key === undefined ? undefined : field.label.split(' › ')[0]

const numberOf = ({ fields }: Section, names: readonly string[]): number => {
  const own = new Set(fields.map(({ id }) => id))
  return names.filter((name) => own.has(partsOfName(name)[1])).length
}

const Sections = ({
  used,
  open,
  choose,
}: {
  readonly used: UsedDesk
  readonly open: Section
  readonly choose: (section: Section) => void
}) => (
  <nav aria-label="Parts of the portal">
    {areas.map(([area, title]) => (
      <details key={area} open={isWide && open.area === area}>
        <summary>{title}</summary>
        <ul>
          {used.desk.sections
            .filter((section) => section.area === area)
            .map((section) => {
              const wrong = numberOf(section, Object.keys(used.desk.mistakes))
              const drafts = numberOf(section, Object.keys(used.desk.drafts))
              const left = numberOf(section, [...used.desk.untranslated, ...used.desk.behind])
              return (
                <li key={section.id}>
                  <button
                    type="button"
                    aria-current={section.id === open.id ? 'page' : undefined}
                    onClick={() => choose(section)}
                  >
                    {section.title}
                    {wrong > 0 && <em className="warns">{wrong} to mend</em>}
                    {drafts > 0 && <em>{drafts} not saved</em>}
                    {left > 0 && <em className="warns">{left} to translate</em>}
                  </button>
                </li>
              )
            })}
        </ul>
      </details>
    ))}
  </nav>
)

const Desk = ({ used }: { readonly used: UsedDesk }) => {
  const { desk, textOf } = used
  const [sectionId, setSection] = useState(desk.sections[0]?.id ?? '')
  const [languages, setLanguages] = useState<readonly string[]>(['en', 'bg'])
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<string>()
  const [ownPath, setPath] = useState<string>()
  const [ownViewer, setViewer] = useState<Viewer>()
  const [club, setClub] = useState(desk.clubs[0] ?? '')
  const [picks, setPicks] = useState(false)
  const [version, setVersion] = useState(0)
  const jump = useRef<string>(undefined)
  const form = useRef<HTMLElement>(null)

  const section = desk.sections.find(({ id }) => id === sectionId) ?? desk.sections[0]
  const editedLanguage = edited ? partsOfName(edited)[0] : 'none'
  const language = editedLanguage === 'none' ? (languages[0] ?? 'en') : editedLanguage
  const editedSection = edited
    ? desk.sections.find(({ fields }) => fields.some(({ id }) => id === partsOfName(edited)[1]))
    : undefined
  const seen = (search === '' ? section : editedSection)?.seen ?? section?.seen ?? []
  const path = ownPath ?? seen[0] ?? '/'
  const viewer = ownViewer ?? (isVisitors.test(path) ? 'visitor' : 'member')

  useEffect(() => {
    const name = jump.current
    if (name === undefined) return
    const place = form.current?.querySelector<HTMLElement>(
      `[data-text="${CSS.escape(name)}"] :is(textarea, input)`,
    )
    if (!place) return
    jump.current = undefined
    place.focus()
    place.scrollIntoView({ block: 'center' })
  })

  const goTo = (name: string) => {
    const [language_, id] = partsOfName(name)
    const owner = desk.sections.find(({ fields }) => fields.some((field) => field.id === id))
    if (!owner) return
    if (language_ !== 'none' && !languages.includes(language_)) setLanguages([...languages, language_])
    setSearch('')
    setSection(owner.id)
    setEdited(name)
    jump.current = name
  }

  // What is found stays in sight while it is changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const found = useMemo(() => {
    if (search.trim() === '') return undefined
    return findFields(desk.sections, search, ({ id }) =>
      languages.map((one) => textOf(nameIn(one, id))),
    ).slice(0, most)
  }, [search, desk.sections, languages.join()])

  const pick = (shown: string) => {
    const texts = desk.sections.flatMap(({ area, fields }) =>
      area === 'settings'
        ? []
        : fields.map(({ id }): [string, string] => {
            const own = textOf(nameIn(language, id))
            return [id, own === '' ? textOf(nameIn('en', id)) : own]
          }),
    )
    const id = fieldOf(shown, texts)
    setPicks(false)
    if (id !== undefined) goTo(nameIn(language, id))
    else setSearch(shown.slice(0, 60))
  }

  if (!section) return null
  const fields = found ?? section.fields
  const titles = new Map(
    desk.sections.flatMap(({ id: own, title, fields: all }) => [
      [own, title],
      ...all.map(({ id }): [string, string] => [id, title]),
    ]),
  )
  // The pages are named by what they are called, and their addresses stand behind.
  const titleAt = new Map(
    desk.sections
      .filter(({ area, id }) => area === 'pages' && id !== 'pages/site' && id !== 'pages/places')
      .toReversed()
      .map(({ title, seen: [first = ''] }) => [first, title]),
  )
  return (
    <>
      <header>
        <h1>Marketers’ desk</h1>
        <label className="search">
          <span>Find a word</span>
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <DonePanel used={used} goTo={goTo} saved={() => setVersion(version + 1)} />
      </header>
      <div className="desk">
        <Sections
          used={used}
          open={section}
          choose={({ id }) => {
            setSection(id)
            setSearch('')
            setEdited(undefined)
            setPath(undefined)
            setViewer(undefined)
            scrollTo({ top: 0 })
            if (id.startsWith('settings/')) setClub(id.slice('settings/'.length))
          }}
        />
        <main ref={form}>
          <h2>
            {found
              ? `“${search}”: ${found.length === most ? `the first ${most}` : found.length}`
              : section.title}
          </h2>
          {!found && section.about && <p className="help">{section.about}</p>}
          {desk.broken.map((sentence) => (
            <p key={sentence} className="broken" role="alert">
              {sentence}
            </p>
          ))}
          {section.area !== 'settings' && (
            <fieldset className="shown">
              <legend>Languages</legend>
              {desk.languages.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={languages.includes(id)}
                    onChange={({ target }) =>
                      setLanguages(
                        target.checked ? [...languages, id] : languages.filter((one) => one !== id),
                      )
                    }
                  />
                  {name}
                </label>
              ))}
            </fieldset>
          )}
          {fields.length === 0 && <p>Nothing is found. Try fewer letters, or another language.</p>}
          {fields.map((field, at) => (
            <div key={field.id}>
              {found && <p className="owner">{titles.get(field.id)}</p>}
              {!found && groupOf(field) !== groupOf(fields[at - 1]) && <h3>{groupOf(field)}</h3>}
              <FieldForm used={used} field={field} languages={languages} focus={setEdited} />
            </div>
          ))}
        </main>
        <section className="side" aria-label="The page and who sees it">
          <div className="choices">
            <label>
              Page{' '}
              <select value={path} onChange={(event) => setPath(event.target.value)}>
                {[...new Set([path, ...seen, ...desk.sections.flatMap(({ seen: own }) => own)])].map(
                  (one) => (
                    <option key={one} value={one}>
                      {titleAt.has(one) ? `${titleAt.get(one)} (${one})` : one}
                    </option>
                  ),
                )}
              </select>
            </label>
            <label>
              Club{' '}
              <select value={club} onChange={(event) => setClub(event.target.value)}>
                {desk.clubs.map((one) => (
                  <option key={one} value={one}>
                    {titles.get(`settings/${one}`) ?? one}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Seen by{' '}
              <select value={viewer} onChange={(event) => setViewer(event.target.value as Viewer)}>
                <option value="visitor">a visitor</option>
                <option value="member">a member</option>
              </select>
            </label>
            <label>
              <input type="checkbox" checked={picks} onChange={({ target }) => setPicks(target.checked)} />
              Press a word on the page to change it
            </label>
            <button type="button" className="quiet" onClick={() => setVersion(version + 1)}>
              Load the page anew
            </button>
          </div>
          <Preview
            path={path}
            club={club}
            language={language}
            viewer={viewer}
            last={used.last}
            isKeeping={used.isKeeping}
            edited={edited === undefined ? undefined : { name: edited, text: textSeen(used, edited) }}
            version={version}
            picks={picks}
            pick={pick}
          />
        </section>
      </div>
    </>
  )
}

/** The text of a field as the page says it: British English without a text of its own says what English says. */
const textSeen = ({ textOf }: UsedDesk, name: string): string => {
  const [, id] = partsOfName(name)
  const own = textOf(name)
  return own === '' && name.startsWith('en_GB|') ? textOf(nameIn('en', id)) : own
}

/** The desk. */
export const DeskPage = () => {
  const used = useDesk()
  if (used === undefined) return <p className="loading">The desk is being laid…</p>
  if ('error' in used) return <p className="loading">{used.error}</p>
  return <Desk used={used} />
}

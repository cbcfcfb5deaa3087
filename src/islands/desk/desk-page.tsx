import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Area,
  clubId,
  clubOfName,
  clubTitle,
  type Field,
  fieldOfName,
  nameOfText,
  partsOfName,
  type Section,
} from '#lib/build/desk/model.ts'
import { readForms } from '#lib/build/desk/sentence.ts'
import { foldText } from '#lib/domain/typed-text.ts'
import { englishName, type Locale, locales } from '#lib/i18n/locale.ts'
import { routeOf } from '#lib/routes.ts'
import { DonePanel } from './done-panel.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { Preview, type Viewer } from './preview.tsx'
import { fieldOf, type Place, pressedField } from './shown-on-page.ts'
import { TextForm, type TextProps } from './text-form.tsx'
import { type UsedDesk, useDesk } from './use-desk.ts'

const areas: readonly (readonly [area: Area, title: string])[] = [
  ['pages', 'Pages'],
  ['sentences', 'Buttons, forms, messages'],
]

const most = 40

/** A text as it is looked for: without case and accents, with one kind of space and of apostrophe. */
const searched = (text: string): string => foldText(text).replace(/[’`´]/g, "'").replace(/\s+/g, ' ').trim()

/**
 * Finds the fields of which a text says what a marketer looks for, as she reads it on a page: with its plural in any form, and with or
 * without what is filled in.
 */
export const findFields = (
  sections: readonly Section[],
  search: string,
  textsOf: (field: Field) => readonly string[],
): readonly Field[] => {
  if (searched(search) === '') return []
  // Numbers of a page are mostly filled in.
  const phrases = [search, search.replace(/\d+(?:[\s.,]\d+)*/g, '')].map(searched).filter(Boolean)
  const says = (text: string): boolean =>
    readForms(text)
      .map(searched)
      .some((read) => phrases.some((phrase) => read.includes(phrase))) ||
    fieldOf(search.trim(), [['it', text]]) !== undefined
  return sections.flatMap(({ fields }) => fields.filter((field) => textsOf(field).some(says)))
}

interface FieldProps extends Omit<TextProps, 'language'> {
  readonly languages: readonly Locale[]
}

const FieldForm = ({ field, languages, ...rest }: FieldProps) => (
  <fieldset className="field">
    <legend>{field.label || 'Text'}</legend>
    {field.help !== '' && <p className="help">{field.help}</p>}
    <div className="languages">
      {locales
        .filter((id) => languages.includes(id))
        .map((id) => (
          <TextForm key={id} field={field} language={id} {...rest} />
        ))}
    </div>
  </fieldset>
)

const sectionOf = (sections: readonly Section[], name: string): Section | undefined =>
  sections.find(({ fields }) => fields.some(({ id }) => id === fieldOfName(name)))

const numberOf = ({ fields }: Section, names: readonly string[]): number =>
  names.filter((name) => fields.some(({ id }) => id === fieldOfName(name))).length

interface SectionsProps {
  readonly used: UsedDesk
  readonly sections: readonly Section[]
  readonly open: Section
  readonly choose: (section: Section) => void
}

const Sections = ({ used: { desk }, sections, open, choose }: SectionsProps) => {
  // On a phone the list of parts is opened when it is needed.
  const isWide = matchMedia('(min-width: 900px)').matches
  return (
    <nav aria-label="Parts of the portal">
      {areas
        .filter(([area]) => sections.some((section) => section.area === area))
        .map(([area, title]) => (
          <details key={area} open={isWide && open.area === area}>
            <summary>{title}</summary>
            <ul>
              {sections
                .filter((section) => section.area === area)
                .map((section) => {
                  const wrong = numberOf(section, Object.keys(desk.mistakes))
                  const drafts = numberOf(section, Object.keys(desk.drafts))
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
                      </button>
                    </li>
                  )
                })}
            </ul>
          </details>
        ))}
    </nav>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: Iterable<readonly [value: string, title: string]>
  readonly choose: (value: string) => void
}

const Choice = ({ label, value, options, choose }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => choose(target.value)}>
      {[...options].map(([one, title]) => (
        <option key={one} value={one}>
          {title}
        </option>
      ))}
    </select>
  </label>
)

const Desk = ({ used }: { readonly used: UsedDesk }) => {
  const { desk, textOf, seenOf } = used
  const [sectionId, setSection] = useState('')
  const [languages, setLanguages] = useState<readonly Locale[]>(['en', 'bg'])
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<string>()
  const [ownPath, setPath] = useState<string>()
  const [ownViewer, setViewer] = useState<Viewer>()
  const [shownClub, setShownClub] = useState(desk.clubs[0] ?? '')
  /** The club whose own words are changed; undefined for the words of all clubs. */
  const [whose, setWhose] = useState<string>()
  const [onlyOwn, setOnlyOwn] = useState(false)
  /** True once a press on the page has led from a club's own words to those of all clubs. */
  const [hasLeftClub, setLeftClub] = useState(false)
  const [picks, setPicks] = useState(false)
  // A page that takes the focus for itself may not take it from what is typed.
  const [isInPage, setInPage] = useState(false)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const name = target.closest<HTMLElement>('[data-text]')?.dataset.text
      if (name !== undefined) setEdited(name)
      setInPage(target.closest('.preview') !== null)
    }
    addEventListener('focusin', follow)
    return () => removeEventListener('focusin', follow)
  }, [])

  // A platform has a club's own sentences; the words of pages are those of all clubs.
  const sections =
    whose === undefined ? desk.sections : desk.sections.filter(({ area }) => area === 'sentences')
  const nameIn = (one: Locale, id: string, club = whose) =>
    nameOfText(one, club === undefined ? id : clubId(club, id))

  const club = whose ?? shownClub
  // What is found stays in sight while it is changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const found = useMemo(() => {
    if (search.trim() === '' && !(whose && onlyOwn)) return undefined
    // What all clubs say, and what the club of the page says itself.
    const textsOf = ({ id }: Field) =>
      languages.flatMap((one) => [seenOf(nameOfText(one, id)), textOf(nameIn(one, id, club))])
    const isOwn = ({ id }: Field) =>
      languages.some((one) => ![seenOf(nameOfText(one, id)), ''].includes(textOf(nameIn(one, id))))
    const all =
      search.trim() === '' ? sections.flatMap(({ fields }) => fields) : findFields(sections, search, textsOf)
    return all.filter((field) => !(whose && onlyOwn) || isOwn(field)).slice(0, most)
  }, [search, desk.sections, languages.join(), club, whose, onlyOwn])

  const section = sections.find(({ id }) => id === sectionId) ?? sections[0]
  if (!section) return null
  const fields = found ?? section.fields
  const language = edited ? partsOfName(edited)[0] : (languages[0] ?? 'en')
  const shownSection = (found && edited && sectionOf(desk.sections, edited)) || section
  const path = ownPath ?? shownSection.seen[0] ?? '/'
  const viewer = ownViewer ?? (routeOf(path)?.audience === 'member' ? 'member' : 'visitor')

  const goTo = (name: string) => {
    const [own] = partsOfName(name)
    const owner = sectionOf(desk.sections, name)
    if (!owner) return
    flushSync(() => {
      if (!languages.includes(own)) setLanguages([...languages, own])
      setSearch('')
      setOnlyOwn(false)
      setWhose(clubOfName(name))
      setSection(owner.id)
      setEdited(name)
    })
    const place = document.querySelector<HTMLElement>(`[data-text="${CSS.escape(name)}"] textarea`)
    place?.focus()
    place?.scrollIntoView({ block: 'center' })
  }

  const pick = (place: Place) => {
    const ids = desk.sections.flatMap(({ fields: own }) => own.map(({ id }) => id))
    const near = new Set(
      desk.sections
        .filter(({ seen }) => seen.includes(path))
        .flatMap(({ fields: own }) => own.map(({ id }) => id)),
    )
    const pressed = (textIn: (id: string) => string) =>
      pressedField(
        place,
        ids.map((id) => ({ id, text: textIn(id) })),
        near,
      )
    // What the club of the page says in its own words is changed there.
    const own = pressed((id) => (id.startsWith('pages/') ? '' : textOf(nameIn(language, id, club))))
    const name = own === undefined ? pressed((id) => seenOf(nameIn(language, id))) : own
    setPicks(false)
    if (name === undefined) return setSearch(place.text.trim().slice(0, 60))
    const target = nameIn(language, name, own === undefined ? whose : club)
    setLeftClub(whose !== undefined && clubOfName(target) === undefined)
    goTo(target)
  }

  // Of pages with one address, such as a list and its detail, the first names it.
  const pages = new Map(
    desk.sections
      .filter(({ id }) => id.startsWith('pages/') && id !== 'pages/site' && id !== 'pages/places')
      .toReversed()
      .map(({ title, seen: [first = '/'] }) => [first, `${title} (${first})`]),
  )
  return (
    <>
      <header>
        <h1>Marketers’ desk</h1>
        <label>
          <span>Find a word</span>
          <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </label>
        <DonePanel used={used} goTo={goTo} />
      </header>
      <div className="desk">
        <Sections
          used={used}
          sections={sections}
          open={section}
          choose={({ id }) => {
            setSection(id)
            setSearch('')
            setEdited(undefined)
            setPath(undefined)
            setViewer(undefined)
            scrollTo({ top: 0 })
          }}
        />
        {/* A section of its own begins at its top, however far the one before was scrolled. */}
        <main key={section.id}>
          <h2>
            {found
              ? `${search.trim() === '' ? 'Own words' : `“${search}”`}: ${found.length === most ? `the first ${most}` : found.length}`
              : section.title}
          </h2>
          {!found && section.about && <p className="help">{section.about}</p>}
          <div className="mistakes">
            {desk.broken.map((sentence) => (
              <p key={sentence} role="alert">
                {sentence}
              </p>
            ))}
          </div>
          <div className="choices">
            <Choice
              label="Whose words"
              value={whose ?? ''}
              options={[
                ['', 'all clubs'],
                ...desk.clubs.map((one) => [one, `${clubTitle(one)} only`] as const),
              ]}
              choose={(one) => {
                setWhose(one || undefined)
                setLeftClub(false)
                setOnlyOwn(false)
                setEdited(undefined)
              }}
            />
            {hasLeftClub && whose === undefined && (
              <p role="status" className="help">
                The words of pages, such as titles and headings, are those of all clubs: what you write here
                is seen on the pages of each.
              </p>
            )}
            {whose !== undefined && (
              <>
                <label>
                  <input
                    type="checkbox"
                    checked={onlyOwn}
                    onChange={({ target }) => setOnlyOwn(target.checked)}
                  />
                  Only what {clubTitle(whose)} says otherwise
                </label>
                <p className="help">
                  What you write here is seen on the pages of {clubTitle(whose)} alone. The words of pages,
                  such as titles and headings, are those of all clubs.
                </p>
              </>
            )}
          </div>
          <fieldset className="choices">
            <legend>Languages</legend>
            {locales.map((id) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={languages.includes(id)}
                  onChange={({ target }) => {
                    const others = languages.filter((one) => one !== id)
                    setLanguages(target.checked ? [...others, id] : others)
                  }}
                />
                {englishName(id)}
              </label>
            ))}
          </fieldset>
          <GuidePanel guide={desk.guide} languages={locales.filter((one) => languages.includes(one))} />
          {fields.length === 0 && (
            <p>
              {search.trim() === ''
                ? 'Nothing: in these languages it says what all clubs say.'
                : 'Nothing is found. Try fewer letters, or another language.'}
            </p>
          )}
          {fields.map((field) => (
            <div key={field.id}>
              {found && <p className="help">{sectionOf(desk.sections, nameOfText('en', field.id))?.title}</p>}
              <FieldForm used={used} field={field} languages={languages} club={whose} />
            </div>
          ))}
        </main>
        <section className="side" aria-label="The page and who sees it">
          <div className="choices">
            <Choice label="Page" value={path} options={pages} choose={setPath} />
            <Choice
              label="Club"
              value={club}
              options={desk.clubs.map((one) => [one, clubTitle(one)])}
              choose={(one) => {
                setShownClub(one)
                if (whose !== undefined) setWhose(one)
              }}
            />
            <Choice
              label="Seen by"
              value={viewer}
              options={[
                ['visitor', 'a visitor'],
                ['member', 'a member'],
              ]}
              choose={(one) => setViewer(one === 'member' ? 'member' : 'visitor')}
            />
            <label>
              <input type="checkbox" checked={picks} onChange={({ target }) => setPicks(target.checked)} />
              Press a word on the page to change it
            </label>
          </div>
          <Preview
            {...{ path, club, language, last: used.last, drafts: desk.drafts }}
            viewer={viewer}
            edited={edited === undefined ? undefined : { name: edited, text: seenOf(edited) }}
            isOpen={isInPage}
            open={() => setInPage(true)}
            pick={picks ? pick : undefined}
          />
        </section>
      </div>
    </>
  )
}

export const DeskPage = () => {
  const used = useDesk()
  if (used === undefined) return <p>Loading the texts…</p>
  if ('error' in used) return <p>{used.error}</p>
  return <Desk used={used} />
}

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DeskState, openDesk } from '#lib/build/desk/desk-state.ts'
import { type Field, nameOfText, type Section } from '#lib/build/desk/model.ts'
import { locales } from '#lib/i18n/locale.ts'
import { routeOf } from '#lib/routes.ts'
import { copyProject, type ProjectCopy } from '#support/desk-project.ts'
import { dictionaries } from '#support/dictionaries.ts'
import { lengths, pageNames } from '../../../../src/pages/_copy/copy-schema.ts'

let project: ProjectCopy
let desk: DeskState
const open = () => openDesk(project.root, ['fuel', 'grocer'])

beforeAll(() => {
  project = copyProject()
})
afterAll(() => project.remove())
beforeEach(() => {
  project.reset()
  desk = open()
})

const bulgarian = 'src/pages/_copy/bg.json'
const title = nameOfText('bg', 'pages/pages.coupons.title')
const empty = 'sentences/coupons.empty'
const sectionOf = (id: string): Section => {
  const found = desk.desk().sections.find((section) => section.id === id)
  if (!found) throw new Error(`The desk has no ${id}`)
  return found
}
const idsOf = (fields: readonly Field[]) => fields.map(({ id }) => id)
const draft = (name: string, text: string) => desk.draft({ [name]: text })
const sentencesAbout = (name: string) => desk.status().mistakes[name]?.map(({ sentence }) => sentence)

test('a marketer finds each word of each page, with its limit and its purpose, as the schema has them @DSK-1', () => {
  const { sections } = desk.desk()
  const ofPages = sections.filter(({ area }) => area === 'pages').map(({ id }) => id)
  expect(ofPages).toEqual(['pages/site', 'pages/places', ...pageNames.map((page) => `pages/${page}`)])
  const { fields, seen } = sectionOf('pages/coupons')
  expect(fields.map(({ label, most }) => [label, most])).toEqual([
    ['Title in the browser’s tab', lengths.title],
    ['Text for search engines', lengths.description],
    ['Heading on the page', lengths.title],
  ])
  expect(fields[0]?.help).toBe('The title of the document, as tabs and search engines show it.')
  expect(seen).toEqual(['/coupons'])
  // English has no such lead, so it would never be shown.
  expect(idsOf(fields)).not.toContain('pages/pages.coupons.lead')
})

test('a marketer reads what each word of the pages is, and never the key of its file alone @DSK-1', () => {
  const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
  const ofPages = desk.desk().sections.filter(({ area }) => area === 'pages')
  const labels = ofPages.flatMap(({ fields }) => fields.map(({ id, label }) => ({ id, label })))
  expect(labels.filter(({ id, label }) => bare(label) === bare(id.split('.').at(-1) ?? ''))).toEqual([])
  expect(sectionOf('pages/site').fields.map(({ label }) => label)).toEqual([
    'Link for keyboards, to the content',
    'Without JavaScript',
    'When a part does not load',
  ])
  // A page may be called as its file is, such as the coupons; but each is named, and none as another.
  const schema = JSON.parse(project.read('src/pages/_copy/copy.schema.json'))
  const { site, places, pages } = schema.properties
  const named = [site, places, ...Object.values<{ title?: string }>(pages.properties)]
  expect(ofPages.map(({ title: name }) => name)).toEqual(named.map(({ title: name }) => name))
  expect(new Set(ofPages.map(({ title: name }) => name)).size).toBe(ofPages.length)
  expect(sectionOf('pages/not-found')).toMatchObject({ title: 'Error page', seen: ['/not-found'] })
  // Visitors have no such bar.
  expect(sectionOf('pages/places').seen[0]).toBe('/coupons')
})

test('a marketer finds each sentence of the interface @DSK-1', () => {
  const { sections, texts } = desk.desk()
  const ids = (area: string) =>
    sections.filter((one) => one.area === area).flatMap(({ fields }) => idsOf(fields))
  const keys = [...(dictionaries.get('en') ?? [])].map(([key]) => `sentences/${key}`)
  expect(ids('sentences').toSorted()).toEqual(keys.toSorted())
  for (const locale of locales.filter((one) => one !== 'en_GB'))
    expect(Object.keys(texts[locale] ?? {}).filter((id) => id.startsWith('sentences/'))).toHaveLength(
      keys.length,
    )
  expect(sectionOf('sentences/coupons').about).toMatch(/^The list, the tile, .* whole points and minutes\.$/)
  const shownOn = ['coupons', 'card', 'signIn', 'dashboard', 'errors'].map(
    (group) => sectionOf(`sentences/${group}`).seen[0],
  )
  expect(shownOn).toEqual(['/coupons', '/card', '/pass-login', '/', '/coupons'])
  expect(
    sections
      .flatMap(({ seen }) => seen)
      .filter((path) => !routeOf(path) && !/^\/(?:help\/|not-found|offline)/.test(path)),
  ).toEqual([])
})

test('a sentence that a developer adds appears on the desk without a change of the desk @DSK-1', () => {
  project.change(
    'src/lib/i18n/locales/en.ts',
    "    title: 'Coupons',",
    "    /** The share of a coupon that is left. */\n    share: 'Share {n:number|number}',\n    title: 'Coupons',",
  )
  expect(sectionOf('sentences/coupons').fields.find(({ id }) => id === 'sentences/coupons.share')).toEqual({
    id: 'sentences/coupons.share',
    label: 'Share',
    help: 'The share of a coupon that is left.',
  })
  project.change(
    'src/pages/_copy/en.json',
    '"heading": "Coupons"',
    '"heading": "Coupons",\n      "lead": "All of them."',
  )
  expect(idsOf(sectionOf('pages/coupons').fields)).toContain('pages/pages.coupons.lead')
})

test('what a marketer has typed is there when the desk is opened again @DSK-1', () => {
  draft(title, 'Отстъпки')
  expect(open().status().drafts).toEqual({ [title]: { text: 'Отстъпки', base: 'Купони' } })
  expect(project.read(bulgarian)).toContain('"title": "Купони"')
  draft(title, 'Купони')
  expect(open().status().drafts).toEqual({})
})

const draftsFile = '.desk/drafts.json'

test.for(['not JSON at all', '{"drafts":{"a":1}}', '{"drafts":{"a":{"text":"cut'])(
  'a drafts file that says %s is named, and never written over @DSK-1',
  (content) => {
    draft(title, 'Отстъпки')
    project.write(draftsFile, content)
    expect(open).toThrow(`${draftsFile}, is damaged. Move it away to open the desk`)
    expect(project.read(draftsFile)).toBe(content)
  },
)

test('saving writes what is good into its file and nothing else, and keeps what has a mistake @DSK-1', () => {
  const before = project.read(bulgarian)
  draft(title, 'Отстъпки')
  draft(nameOfText('sk', empty), '<b>Nič</b>.')
  draft(nameOfText('bg', empty), 'Няма „купони“')
  const { files, waiting, drafts } = desk.save()
  expect(files).toEqual([bulgarian, 'src/lib/i18n/locales/bg.ts'])
  expect([waiting, Object.keys(drafts)]).toEqual([1, [nameOfText('sk', empty)]])
  expect(project.read(bulgarian)).toBe(before.replace('"title": "Купони"', '"title": "Отстъпки"'))
  const source = readFileSync('src/lib/i18n/locales/bg.ts', 'utf8')
  expect(project.read('src/lib/i18n/locales/bg.ts')).toBe(
    source.replace("empty: 'В момента няма купони'", "empty: 'Няма „купони“'"),
  )
})

test('a text that becomes long is written as the house formats it @DSK-1', () => {
  const long =
    'В момента няма нито един купон за вас, но скоро ще има нови, затова проверете отново утре сутрин.'
  draft(nameOfText('bg', 'sentences/coupons.emptyHint'), long)
  desk.save()
  expect(project.read('src/lib/i18n/locales/bg.ts')).toContain(`    emptyHint:\n      '${long}',\n`)
})

test('British English is written where it differs, and gives its text up again @DSK-1', () => {
  const name = nameOfText('en_GB', 'sentences/coupons.title')
  draft(name, 'Offers')
  desk.save()
  expect(project.read('src/lib/i18n/locales/en_GB.ts')).toContain("    title: 'Offers',\n")
  draft(name, '')
  expect(desk.save().waiting).toBe(0)
  expect(project.read('src/lib/i18n/locales/en_GB.ts')).not.toContain('title')
  draft(nameOfText('en_GB', 'sentences/promoCode.label'), 'Code')
  desk.save()
  expect(project.read('src/lib/i18n/locales/en_GB.ts')).toContain(
    "  promoCode: {\n    label: 'Code',\n  },\n",
  )
})

test('two who change one text lose neither: the second is told, and decides @DSK-1', () => {
  draft(title, 'Отстъпки')
  project.change(bulgarian, '"title": "Купони"', '"title": "Оферти"')
  const [mistake] = desk.status().mistakes[title] ?? []
  expect(mistake?.sentence).toBe(
    'Somebody has changed this text meanwhile to “Оферти”. To write yours over it, press "Keep mine".',
  )
  expect(desk.save().waiting).toBe(1)
  expect(project.read(bulgarian)).toContain('"title": "Оферти"')
  draft(title, mistake?.mended ?? '')
  expect(desk.save().waiting).toBe(0)
  expect(project.read(bulgarian)).toContain('"title": "Отстъпки"')
})

test.for<[string, string, string]>([
  ['pages/pages.coupons.title', '', 'It must not be empty.'],
  [
    'pages/pages.coupons.description',
    'Вашите ваучери.',
    'It says “ваучери”, for which the portal has one word: “купон”.',
  ],
  [
    'sentences/coupons.emptyHint',
    'Намираме ваучери за теб.',
    'It says “ваучери”, for which the portal has one word: “купон”.',
  ],
  ['sentences/coupons.emptyHint', 'New ones arrive often. Check back soon.', 'It is still in English.'],
])('a mistake in %s stands at its text: %s @DSK-1', ([id, text, sentence]) => {
  const name = nameOfText('bg', id)
  draft(name, text)
  expect(sentencesAbout(name)).toContain(sentence)
  expect(desk.save().waiting).toBe(1)
})

test('a file that a hand has broken is told in a sentence, and the other languages go on @DSK-1', () => {
  project.change(bulgarian, '"title": "Купони"', '"title": “Купони”')
  project.write('src/pages/_copy/pl.json', new Uint8Array([0xff, 0xfe, 0x7b, 0x00]))
  project.change('src/lib/i18n/locales/cs.ts', "title: '", 'title: "')
  const { broken } = desk.status()
  expect(broken).toHaveLength(3)
  expect(broken[0]).toMatch(
    /^In bg\.json, line \d+ cannot be read: “ stands where the straight quotation mark/,
  )
  expect(broken[1]).toMatch(
    /^In pl\.json, line 1 cannot be read: it is saved as UTF-16\. Save the file with the encoding UTF-8/,
  )
  expect(broken[2]).toMatch(/^In src\/lib\/i18n\/locales\/cs\.ts, line \d+ cannot be read: /)
  draft(nameOfText('sk', 'pages/pages.coupons.title'), 'Zľavy')
  expect(desk.save().files).toEqual(['src/pages/_copy/sk.json'])
  const unread = project.read(bulgarian)
  draft(title, 'Отстъпки')
  expect(desk.save().waiting).toBe(1)
  expect(project.read(bulgarian)).toBe(unread)
})

test('a file that Windows has saved is read, and saved as the project has it @DSK-1', () => {
  const inUtf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  project.write(bulgarian, inUtf16(project.read(bulgarian)))
  const words = 'src/lib/i18n/locales/cs.ts'
  project.write(words, `\uFEFF${project.read(words)}`)
  draft(title, 'Отстъпки')
  draft(nameOfText('cs', 'sentences/coupons.title'), 'Kupony pro vás')
  expect(desk.save().files).toEqual([bulgarian, words])
  expect(JSON.parse(project.read(bulgarian)).pages.coupons.title).toBe('Отстъпки')
  expect(project.read(words)).toMatch(/^[^\uFEFF][\s\S]*title: 'Kupony pro vás'/)
})

test('a text that is missing in a language is told at its place, and a key that stands twice with its line @DSK-1', () => {
  project.change('src/pages/_copy/sk.json', '"title": "Kupóny",\n', '')
  expect(sentencesAbout(nameOfText('sk', 'pages/pages.coupons.title'))).toEqual(['It is missing.'])
  project.change(bulgarian, '"heading": "Купони"', '"heading": "Купони",\n      "heading": "Отстъпки"')
  expect(desk.status().broken.join()).toMatch(/has the key "heading" a second time/)
})

const ownFile = 'tests/sandbox/tenants/grocer/bg.json'
const own = (key: string) => nameOfText('bg', `own:grocer/${key}`)

test('a club says a word in its own way, and all others as before @DSK-4', () => {
  const before = JSON.parse(project.read(ownFile))
  const others = project.read('src/lib/i18n/locales/bg.ts')
  draft(own('coupons.title'), 'Ваучери')
  expect(sentencesAbout(own('coupons.title'))).toBeUndefined()
  expect(desk.save()).toMatchObject({ files: [ownFile], waiting: 0 })
  expect(JSON.parse(project.read(ownFile))).toEqual({ web: { ...before.web, 'coupons.title': 'Ваучери' } })
  expect(desk.desk().texts.bg?.['own:grocer/coupons.title']).toBe('Ваучери')
  expect(desk.desk().texts.bg?.['own:fuel/coupons.title']).toBeUndefined()
  expect(project.read('src/lib/i18n/locales/bg.ts')).toBe(others)
  // What is emptied is said as all clubs say it.
  draft(own('coupons.title'), '')
  expect(desk.save().waiting).toBe(0)
  expect(JSON.parse(project.read(ownFile))).toEqual(before)
})

test('a club that has no word of its own in a language gets a file with its first one @DSK-4', () => {
  rmSync(join(project.root, 'tests/sandbox/tenants/grocer/fr.json'))
  expect(desk.status().broken).toEqual([])
  draft(nameOfText('fr', 'own:grocer/coupons.title'), 'Bons')
  desk.save()
  expect(project.read('tests/sandbox/tenants/grocer/fr.json')).toBe(
    '{\n  "web": {\n    "coupons.title": "Bons"\n  }\n}\n',
  )
})

test.for<[key: string, text: string, sentence: string]>([
  ['coupons.hint.toGo', 'Още малко', '{n} is missing: the English sentence is filled in with it.'],
  ['coupons.hint.toGo', 'Още {n|number} {{точка|}}', 'The form of the word for 0, 2, 3 is missing.'],
  [
    'coupons.title',
    '<b>Ваучери</b>',
    'It must be plain text, without < and >: tags would be seen as they stand.',
  ],
  ['coupons.title', 'Ваучери...', 'It needs one ellipsis (…).'],
])('a club’s own word for %s that could not be shown is refused: %s @DSK-4', ([key, text, sentence]) => {
  draft(own(key), text)
  expect(sentencesAbout(own(key))).toContain(sentence)
  expect(desk.save().waiting).toBe(1)
})

test.for([
  'bg|own:nobody/coupons.title',
  'bg|own:../../../src/lib/i18n/locales/coupons.title',
  'bg|own:grocer/pages.coupons.title',
  '../bg|own:grocer/coupons.title',
])('no file but those of the desk’s clubs is written: %s @DSK-4', (name) => {
  expect(() => draft(name, 'x')).toThrow('The project has no such text.')
})

test('a file of a club that a hand has broken is named, and the others go on @DSK-4', () => {
  project.write(ownFile, '{')
  expect(desk.status().broken).toEqual([expect.stringContaining(`In ${ownFile}, `)])
  draft(own('coupons.title'), 'Ваучери')
  draft(nameOfText('en', 'own:grocer/coupons.title'), 'Vouchers')
  expect(desk.save()).toMatchObject({ files: ['tests/sandbox/tenants/grocer/en.json'], waiting: 1 })
  expect(project.read(ownFile)).toBe('{')
})

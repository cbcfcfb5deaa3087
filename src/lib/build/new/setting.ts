import { marker } from './names.ts'
import { CannotAdd, type Edit, type Plan, rowAfter, type Tree } from './plan.ts'

const schema = 'src/lib/config/settings.ts'
const meanings = 'src/lib/build/catalogue/meanings.ts'
const journey = 'tests/e2e/models/settings-of-members.ts'

const kinds = {
  flag: { entry: 'flag', written: 'yes or no' },
  colour: { entry: 'words()', written: 'colour' },
  text: { entry: 'words()', written: 'text' },
} as const
type Kind = keyof typeof kinds

const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)

/** The lines of a group of the schema. */
const groupIn = (text: string, group: string): string | undefined =>
  new RegExp(`^ {2}${group}: group\\(\\{[\\s\\S]*?\\}\\),$`, 'm').exec(text)?.[0]

const entry =
  (group: string, key: string, kind: Kind): Edit =>
  (text, path) => {
    const lines = groupIn(text, group)
    if (lines === undefined)
      throw new CannotAdd(`${path} has no group ${group}: write it there first, as "${group}: group({}),".`)
    const before = lines.slice(0, -'}),'.length).trimEnd().replace(/,$/, '')
    const comma = before.endsWith('{') ? '' : ','
    const row = `\n    ${key}: ${kinds[kind].entry},\n  }),`
    return text.replace(lines, () => `${before}${comma}${row}`)
  }

/** Writes the row of a setting in the catalogue; a colour has no default there before a variable of the theme follows it. */
const meaning = (setting: string, kind: Kind): string => `  '${setting}': {
    kind: '${kinds[kind].written}',
    changes: '${marker} what it changes',
    seen: '${marker} where that is seen',
${kind === 'colour' ? `    byDefault: '${marker} the colour without it',\n` : ''}  },
`

const inCatalogue =
  (setting: string, kind: Kind): Edit =>
  (text, path) => {
    const end = text.lastIndexOf('\n}\n')
    if (end < 0)
      throw new CannotAdd(
        `${path} does not end with the table any more: name the place anew in src/lib/build/new.`,
      )
    return `${text.slice(0, end + 1)}${meaning(setting, kind)}}\n`
  }

const place = `(page) => page.getByText('${marker} where it is seen')`

const inJourney = (setting: string, kind: Kind): Edit => {
  const rows: Readonly<Record<Kind, string>> = {
    flag: `{ setting: '${setting}', value: true, at: ${place}, seen: { count: 1 } }`,
    colour: `coloured('${setting}', '#123456', ${place})`,
    text: `{ setting: '${setting}', value: 'Ours', at: ${place}, seen: { text: 'Ours' } }`,
  }
  return rowAfter('        ...couponColours,\n', `        ${rows[kind]},\n`)
}

/** A new setting of a club: its row in the schema, its meaning in the catalogue, and the step of a journey that looks at it. */
export const settingPlan = (setting: string, asked: string, tree: Tree): Plan => {
  const [, group = '', key = ''] = /^([A-Z]+(?:_[A-Z]+)*)\.([a-z]+(?:_[a-z]+)*)$/.exec(setting) ?? []
  if (key === '')
    throw new CannotAdd(
      `"${setting}" is not a setting: write its group in capitals and its key in small letters, such as COUPON.show_price.`,
    )
  if (!isKind(asked)) throw new CannotAdd(`"${asked}" is no kind of a setting: write flag, colour or text.`)
  const lines = groupIn(tree.read(schema) ?? '', group) ?? ''
  if (new RegExp(`[\\s{]${key}: `).test(lines))
    throw new CannotAdd(`${schema} has the setting ${setting} already: choose another key.`)
  const variable = `--${setting.replace('.', '-').replaceAll('_', '-').toLowerCase()}`
  return {
    created: {},
    changed: {
      [schema]: entry(group, key, asked),
      [meanings]: inCatalogue(setting, asked),
      [journey]: inJourney(setting, asked),
    },
    scripts: ['settings'],
    left: [
      `Write in ${meanings} what ${setting} changes and where that is seen; then "npm run settings".`,
      `Read it where it counts: settings.${setting} of $club in an island, or of readSettings.`,
      ...(asked === 'colour'
        ? [
            `Give the theme the variable ${variable} in src/lib/design/defaults.ts, where it is read in src/lib/design/variables.ts, and name it in src/lib/design/tokens.ts; then remove byDefault in ${meanings}.`,
          ]
        : []),
      `Say in ${journey} (or another settings-of-*.ts) where a browser sees it, on a page that shows it; "npm run e2e -- settings" looks.`,
      'Write what it is for as a row of tests/requirements.md where a club is promised it.',
    ],
  }
}

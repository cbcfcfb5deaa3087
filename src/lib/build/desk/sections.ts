import { routes } from '../../routes.ts'
import { inWords } from '../catalogue/wording.ts'
import type { Field, Section } from './model.ts'

/** The schema for editors, as far as the desk reads it: the label, the purpose and the limit of each key. */
interface Described {
  readonly title?: string
  readonly description?: string
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Described>>
  readonly $defs?: Readonly<Record<string, Described>>
}

const fieldsOf = (path: string, about: Described | undefined): readonly Field[] =>
  Object.entries(about?.properties ?? {}).map(
    ([key, { title = inWords(key), description = '', maxLength }]) => ({
      id: `pages/${path}.${key}`,
      label: title,
      help: description,
      ...(maxLength === undefined ? {} : { most: maxLength }),
    }),
  )

/** The address of a page, which is its name where it has no route; of one that shows an item, the list that leads to it. */
const addressOf = (page: string): readonly string[] => {
  const own = routes.find((route) => route.page === page)
  if (!own) return [`/${page}`]
  if (!own.path.includes('{')) return [own.path]
  const list = routes.find(
    ({ path }) => !path.includes('{') && path.slice(1).startsWith(page.replace(/-.*/, '')),
  )
  return list ? [list.path] : []
}

/** The pages that show what is on every page: the bar of a phone is on those of members alone. */
const shownOn: Readonly<Record<string, readonly string[]>> = { site: ['/'], places: ['/coupons', '/'] }

/** The sections of the pages' words, as the schema of their files describes them; `written` are the keys that English has. */
export const pageSections = (about: Described, written: ReadonlySet<string>): readonly Section[] => {
  const { $schema: _, pages, ...shared } = about.properties ?? {}
  const section = (name: string, { title = inWords(name) }: Described, seen: readonly string[]) =>
    ({ id: `pages/${name}`, area: 'pages', title, seen }) as const
  return [
    ...Object.entries(shared).map(([part, own]) => ({
      ...section(part, own, shownOn[part] ?? []),
      fields: fieldsOf(part, own),
    })),
    ...Object.entries(pages?.properties ?? {}).map(([page, own]) => ({
      ...section(page, own, addressOf(page)),
      fields: fieldsOf(`pages.${page}`, about.$defs?.page).filter(({ id }) =>
        written.has(id.slice('pages/'.length)),
      ),
    })),
  ]
}

/** The pages that show groups of sentences whose names do not begin as the page's does; what is missing is on every page. */
const pageOfGroup: Readonly<Record<string, string>> = {
  ...{ addresses: '/delivery-addresses', consents: '/register', dashboard: '/', mail: '/forgot' },
  ...{ passkeys: '/account-access', points: '/rewards', session: '/account-access', till: '/card' },
  ...{ phone: '/register', recovery: '/forgot', registration: '/register', signIn: '/pass-login' },
  verification: '/email-confirmation',
}

const pageShowing = (group: string): string => {
  const [first = ''] = group.split(/(?=[A-Z])/)
  const same = routes.find(({ path }) => !path.includes('{') && path.slice(1).startsWith(first))
  return pageOfGroup[group] ?? same?.path ?? '/coupons'
}

/** The sections of the sentences: one for each group of the English words, which are `keys`, explained by the comments of their files. */
export const sentenceSections = (
  keys: readonly string[],
  comments: Readonly<Record<string, string>>,
): readonly Section[] =>
  [...Map.groupBy(keys, (key) => key.split('.')[0] ?? '')]
    .map(
      ([group, own]): Section => ({
        ...{ id: `sentences/${group}`, area: 'sentences', title: inWords(group), seen: [pageShowing(group)] },
        about: comments[group] ?? '',
        fields: own.map((key) => ({
          id: `sentences/${key}`,
          label: key.split('.').slice(1).map(inWords).join(' › '),
          help: comments[key] ?? '',
        })),
      }),
    )
    .toSorted((one, other) => one.title.localeCompare(other.title))

import { colours, type Meaning, type Table } from './meaning.ts'

const columns: Table = Object.fromEntries(
  [1, 2, 3].flatMap((n): [string, Meaning][] => [
    [`FOOTER.column${n}.enabled`, { kind: 'yes or no', changes: `column ${n}`, seen: 'footer' }],
    [`FOOTER.column${n}.text`, { kind: 'text', changes: `the heading of column ${n}`, seen: 'footer' }],
    [
      `FOOTER.column${n}.links.items`,
      {
        kind: 'list of links',
        changes: `the links of column ${n}; pages that only members reach, such as \`/page/{id}\`, are offered to members only: what visitors shall read belongs into a consent, \`/consent/{id}\``,
        seen: 'footer',
      },
    ],
  ]),
)

/** The meanings of the settings of the header, the menu, the footer and the sidebar. */
export const frameMeanings: Table = {
  ...colours('MENU', 'menu row, above 600 px', {
    background: 'the row',
    text: 'the text in it',
    underline: 'the line under the current page',
  }),
  ...colours('MENU', 'drawer, up to 600 px', {
    mobile_menu_text: 'the text in it',
    mobile_menu_background: 'the drawer',
  }),
  ...colours('MENU', 'header, `/news`', {
    unread_news_background: 'the badge that counts unread messages, and their mark',
    unread_news_text: 'the text on it',
  }),
  ...colours('HEADER', 'header', { background: 'the bar' }),
  'HEADER.border': {
    kind: 'colour',
    changes: 'the line below the bar; the one above it where the lower has a colour of its own',
    seen: 'header',
    byDefault: 'a fine line below',
  },
  'HEADER.border_bottom': {
    kind: 'colour',
    changes: 'the line below the bar',
    seen: 'header',
    byDefault: 'as `HEADER.border`',
  },
  'HEADER.border_thickness': { kind: 'pixels', changes: 'how thick these lines are', seen: 'header' },
  'HEADER.height': { kind: 'pixels', changes: 'how high the bar is, 44 at least', seen: 'header' },
  'HEADER.logo': {
    kind: 'picture’s address',
    changes: 'the logo',
    seen: 'header, the member’s card',
    byDefault: 'the name of the club',
  },
  'HEADER.logo_link': {
    kind: 'address',
    changes: 'where the logo leads, in a new tab',
    seen: 'header',
    byDefault: 'the start page',
  },
  'HEADER.logo_width': { kind: 'pixels', changes: 'how wide the logo is', seen: 'header' },
  'HEADER.show_points': {
    kind: 'yes or no',
    changes: 'the points of the member',
    seen: 'header, where `GENERAL.web` is on',
  },
  ...colours('HEADER', 'header', {
    points_pillbox: 'the shape around the points',
    points_pillbox_text: 'the points themselves',
  }),
  ...colours('FOOTER', 'footer', { background: 'the footer', text: 'the text in it' }),
  'FOOTER.enabled': { kind: 'yes or no', changes: 'whether there is a footer', seen: 'every page' },
  'FOOTER.consents': {
    kind: 'yes or no',
    changes: 'column 1 lists the required consents in the place of its links',
    seen: 'footer',
  },
  ...columns,
  ...colours('SIDEBAR', 'sidebar, from 768 px', {
    background: 'its cards',
    text: 'the text on them',
    button: 'their buttons, which are outlines without it',
    button_text: 'the text on these',
    button_divider: 'the line above these',
  }),
}

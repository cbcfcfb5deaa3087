import { catalogue } from './catalogue.ts'

/** The file of the repository that holds the page. */
export const catalogueFile = 'src/lib/config/README.md'

const begin = `# Settings of a club

\`settings.ts\` is the schema of the public settings, \`read-settings.ts\` reads a config by it, and nothing in a config makes it
fail: a setting of a wrong kind is its default and is told in the console. Keys are dotted (\`"MENU.text"\`) or nested; flags may
be \`true\`, \`1\`, \`"1"\` or \`"true"\`; numbers may be texts; a link is \`{title, link: {target, type}, icon?: {_file_url}}\`, with the type
\`APP\` where it stays in the tab. Colours are any CSS colour without \`var()\`, \`env()\` or \`url()\`; text that could not be read on its
surface becomes black or white. Addresses are http, https, mailto, tel, or a path of the portal; any other is no link.

The table is written by \`npm run settings\` from the schema, the theme and \`src/lib/build/catalogue/meanings.ts\`; each of its rows is
changed and looked at in a browser by \`tests/e2e/settings.spec.ts\`. To add one: a key in \`settings.ts\`, its purpose in \`src/lib/build/catalogue\`, how it is seen in \`tests/e2e/models/settings-of-*.ts\`, then \`npm run settings\`.

| setting | written as | default | what it changes | where it is seen |
|---|---|---|---|---|
`

/** The catalogue of settings as a page of Markdown. */
export const cataloguePage = (): string =>
  begin +
  catalogue()
    .map(
      ({ key, kind, range, byDefault, changes, seen }) =>
        `| \`${key}\` | ${kind}${range} | ${byDefault} | ${changes} | ${seen} |\n`,
    )
    .join('')

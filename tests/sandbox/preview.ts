import { englishName, locales } from '#lib/i18n/locale.ts'
import { fuel } from './tenants.ts'

/** Returns the list of the preview's addresses: the portal in each language, and the theme doctor. */
export const previewAddresses = (url: string): string =>
  [
    '',
    '  The preview is ready. Hold Ctrl (or Cmd on a Mac) and press an address to open it:',
    '',
    ...locales.map((locale) => `    ${englishName(locale).padEnd(18)}${url}/?tenant=${fuel.id}.${locale}`),
    '',
    `    ${'Colours'.padEnd(18)}${url}/preview`,
    '',
    '  A word that you change in src/pages/_copy and save shows at once. Leave this window open; Ctrl+C ends the preview.',
    '',
  ].join('\n')

/** `npm run preview`: the pages as they are written now, with testers' pages, on the embedded platform. */
const start = async (): Promise<void> => {
  process.env.QA = '1'
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  // What the configuration tells a development server by.
  process.argv.push('dev')
  const { dev } = await import('astro')
  const { address } = await dev({ logLevel: 'error' })
  console.info(previewAddresses(`http://localhost:${address.port}`))
}

if (import.meta.main) await start()

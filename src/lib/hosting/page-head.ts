import { tagsIn } from './markup.ts'

const policyMeta = /<meta http-equiv="content-security-policy"[^>]*>/i

/** Puts the policy before anything it must govern: right after the charset, so that it holds for the head's script. */
export const withPolicyFirst = (html: string): string => {
  const [meta] = policyMeta.exec(html) ?? []
  return meta
    ? html.replace(meta, () => '').replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => charset + meta)
    : html
}

/** The latin subset of the font among what a style sheet names; every language needs it. */
export const latinFontIn = (css: string): string | undefined =>
  /url\(["']?(\/[^"')]*latin(?!-ext)[^"')]*\.woff2)["']?\)/.exec(css)?.[1]

/** The style sheets that a built page links. */
export const styleSheetsIn = (html: string): readonly string[] =>
  tagsIn(html, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? href : []))

/** Asks, at the end of the head, for the font and the modules that the page needs anyway, and for those of the next pages. */
export const withPreloads = (
  html: string,
  font: string | undefined,
  modules: readonly string[],
  ahead: readonly string[] = [],
): string => {
  const links = [
    ...(font ? [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`] : []),
    ...modules.map((address) => `<link rel="modulepreload" href="${address}">`),
    ...ahead.map((address) => `<link rel="prefetch" as="script" href="${address}">`),
  ]
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

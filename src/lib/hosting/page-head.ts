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

/** What hints wait for: that the page is painted once, or that it has loaded. */
export type Moment = 'paint' | 'load'

/**
 * Links that the head's script puts into the page at a moment, and that of the paint at once where the browser has the
 * files already. Until then the line of a first visit belongs to what its first paint waits for: a browser gives
 * modules the same rank as the style sheet.
 */
export const linksAfter = (moment: Moment, links: readonly string[]): string =>
  links.length > 0 ? `<template data-after="${moment}">${links.join('')}</template>` : ''

/** A hint for a module that the page is going to run. */
export const modulePreload = (address: string): string => `<link rel="modulepreload" href="${address}">`

/**
 * Asks for the font and the modules that the page needs anyway, and for those of the next pages; before the head's
 * script, which may want them at once.
 */
export const withPreloads = (
  html: string,
  font: string | undefined,
  modules: readonly string[],
  ahead: readonly string[] = [],
): string => {
  const hints = [
    font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '',
    linksAfter('paint', modules.map(modulePreload)),
    linksAfter(
      'load',
      ahead.map((address) => `<link rel="prefetch" as="script" href="${address}">`),
    ),
  ]
  return html.replace(/<script|<\/head>/, (tag) => hints.join('') + tag)
}

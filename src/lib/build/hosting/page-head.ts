import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inlineScriptsIn, tagsIn } from './markup.ts'
import { type Viewer, viewers } from './page-code.ts'
import { hashOf } from './policy.ts'

const policyMeta = /<meta http-equiv="content-security-policy"[^>]*>/i

/**
 * Puts the policy before anything it must govern: right after the charset, so that it holds for the head's script. Hashes of
 * scripts that the page does not have go: Astro allows on each page what any island of the site may need, and a hash does not compress.
 */
export const withOwnPolicy = (html: string): string => {
  const [meta] = policyMeta.exec(html) ?? []
  if (!meta) return html
  const own = new Set(inlineScriptsIn(html).map(({ text }) => `'${hashOf(text)}'`))
  const policy = meta.replace(/(script-src )([^;"]*)/, (_, directive: string, sources: string) => {
    const needed = sources.split(' ').filter((source) => !source.startsWith("'sha256-") || own.has(source))
    return directive + needed.join(' ')
  })
  return html.replace(meta, () => '').replace(/<meta charset="[^"]*"\s*\/?>/i, (charset) => charset + policy)
}

/** The latin subset of the font among what a style sheet names; every language needs it. */
export const latinFontIn = (css: string): string | undefined =>
  /url\(["']?(\/[^"')]*latin(?!-ext)[^"')]*\.woff2)["']?\)/.exec(css)?.[1]

export const styleSheetsIn = (html: string): readonly string[] =>
  tagsIn(html, 'link').flatMap(({ rel, href }) => (rel === 'stylesheet' && href ? href : []))

/** The moment that elements wait for: it is known who is there, the page's first frame is painted, or all of it has come. */
export type Moment = Viewer | 'paint' | 'load'

/** Elements that the head's script puts into the page at a moment. */
export const elementsAfter = (moment: Moment, elements: readonly string[]): string =>
  elements.length > 0 ? `<template data-after="${moment}">${elements.join('')}</template>` : ''

/** Of low priority: over a thin line the first answers, which the page's content is drawn from, would stand behind the code. */
export const modulePreload = (address: string): string =>
  `<link rel="modulepreload" href="${address}" fetchpriority="low">`

export const fontPreload = (address: string): string =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`

/**
 * Asks for the style sheets at once, before the scripts of the head run; once they have come for the modules and the font
 * that the page needs anyway, and after its load for the modules of the next pages. `own`: the modules that one kind of viewer alone
 * needs.
 */
export const withPreloads = (
  html: string,
  font: string | undefined,
  modules: readonly string[],
  ahead: readonly string[] = [],
  own: Readonly<Partial<Record<Viewer, readonly string[]>>> = {},
): string => {
  const hints = [
    ...styleSheetsIn(html).map((href) => `<link rel="preload" href="${href}" as="style">`),
    ...(font ? [fontPreload(font)] : []),
    ...modules.map(modulePreload),
    ...viewers.map((viewer) => elementsAfter(viewer, (own[viewer] ?? []).map(modulePreload))),
    elementsAfter(
      'load',
      ahead.map((address) => `<link rel="prefetch" as="script" href="${address}">`),
    ),
  ]
  return html.replace(/<script|<\/head>/, (tag) => hints.join('') + tag)
}

/**
 * Moves the scripts that Astro has put between the islands into the head, before the style sheets: a browser reads no further than
 * a script below a sheet that has not come. They name what islands start with, and need nothing of the page.
 */
export const withScriptsFirst = (html: string): string => {
  const [head = '', body] = html.split(/(?=<body\b)/)
  if (body === undefined) return html
  const scripts = body.match(/<script>[\s\S]*?<\/script>/g) ?? []
  const place = head.search(/<link rel="stylesheet"|<\/head>/)
  return (
    head.slice(0, place) +
    scripts.join('') +
    head.slice(place) +
    scripts.reduce((rest, script) => rest.replace(script, () => ''), body)
  )
}

/**
 * Names the file of the islands of every page in a script element besides: the only place where a page can say the hash of
 * a module, for its islands are imported by code. It runs when the islands do.
 */
export const withFrameScript = (html: string): string => {
  const frame = tagsIn(html, 'astro-island').find((island) => island['component-export'] === 'HeaderIsland')
  const address = frame?.['component-url']
  return address
    ? html.replace(
        '</body>',
        () => `${elementsAfter('paint', [`<script type="module" src="${address}"></script>`])}</body>`,
      )
    : html
}

const moduleScript = /<script\b(?=[^>]*\btype="module")(?=[^>]*\bsrc="(\/[^"]+)")(?![^>]*\bintegrity=)/g

/**
 * Gives each module script of a page the hash of its file in `dist`, so that a browser runs no other.
 * @throws when a page names a file that is not there
 */
export const withIntegrity = (html: string, dist: string): string =>
  html.replace(
    moduleScript,
    (tag, address: string) =>
      `${tag} integrity="sha384-${hash('sha384', readFileSync(dist + address), 'base64')}"`,
  )

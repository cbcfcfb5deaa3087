import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import { tolerance } from './picture.ts'
import type { Result, Taken } from './pictures.ts'
import { schemes, sizes } from './screens.ts'
import type { Judged } from './themes/judge-themes.ts'

/** The data of a report. */
export interface Report {
  readonly taken: Taken | undefined
  readonly judged: Judged | undefined
  /** The version of the browser that has taken the pictures now. */
  readonly chromium: string
  /** The version of the one that took the committed pictures. */
  readonly takenWith: string | undefined
  readonly isWriting: boolean
  readonly seconds: number
}

/** Text of a page: nothing in it is markup. */
const text = (value: string | number): string =>
  String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const many = (amount: number, one: string, more = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : more}`

const source = (picture: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`

const figure = (name: string, picture: Uint8Array | undefined, { size }: Result['shot']): string =>
  picture
    ? `<figure><img src="${source(picture)}" width="${size.width}" height="${size.height}" alt="${name}" loading="lazy"><figcaption>${name}</figcaption></figure>`
    : `<figure class="none"><div>No picture is committed.</div><figcaption>${name}</figcaption></figure>`

const traits = ({ club, shot }: Result): string =>
  `data-club="${club.id}" data-width="${shot.size.width}" data-scheme="${shot.scheme}"`

const nameOf = ({ club, shot }: Result): string => `${club.title} · ${shot.size.width} px · ${shot.scheme}`

const sentenceOf = ({ difference }: Result): string => {
  if (!difference) return 'There is no committed picture to compare it with.'
  const { pixels, box } = difference
  return `${many(pixels, 'pixel differs', 'pixels differ')}, within ${box.width} × ${box.height} at ${box.x}, ${box.y}.`
}

const changed = (result: Result): string => `
<article ${traits(result)} tabindex="0" aria-label="${text(`${result.shot.screen.name}, ${nameOf(result)}`)}">
<h3>${text(nameOf(result))} <code>${text(result.shot.file)}</code></h3>
<p>${sentenceOf(result)}</p>
<div class="side">${figure('Before', result.before, result.shot)}${figure('After', result.after, result.shot)}${
  result.drawn ? figure('Difference', result.drawn, result.shot) : ''
}</div></article>`

const unchanged = (result: Result): string =>
  `<div ${traits(result)}>${figure(nameOf(result), result.after, result.shot)}</div>`

/** Results by their screen, in the order of the routes' names. */
const byScreen = (results: readonly Result[]) =>
  [...Map.groupBy(results, ({ shot }) => shot.screen.name)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  )

const section = (id: string, title: string, lead: string, inside: string): string =>
  inside === '' ? '' : `<section id="${id}"><h2>${title}</h2><p>${lead}</p>${inside}</section>`

const choices = (results: readonly Result[]): string => {
  const group = (name: string, values: readonly (readonly [value: string, label: string])[]) =>
    `<fieldset><legend>${name}</legend>${values
      .map(
        ([value, label]) =>
          `<label><input type="checkbox" name="${name.toLowerCase()}" value="${value}" checked> ${text(label)}</label>`,
      )
      .join('')}</fieldset>`
  const clubs = new Map(results.map(({ club }) => [club.id, club.title]))
  const widths = new Set(sizes.map(({ width }) => String(width)))
  return `<form aria-label="Show">${group('Club', [...clubs])}${group(
    'Width',
    [...widths].map((width) => [width, `${width} px`]),
  )}${group(
    'Scheme',
    schemes.map((scheme) => [scheme, scheme]),
  )}<p class="keys"><kbd>J</kbd> next difference <kbd>K</kbd> the one before <kbd>Enter</kbd> enlarge, then <kbd>←</kbd> <kbd>→</kbd> to turn between before, after and difference</p></form>`
}

const picturesOf = (taken: Taken): string => {
  const of = (outcome: Result['outcome']) => taken.results.filter((result) => result.outcome === outcome)
  const groups = (results: readonly Result[]) =>
    byScreen(results)
      .map(([name, inside]) => `<h3 class="screen">${text(name)}</h3>${inside.map(changed).join('')}`)
      .join('')
  const gallery = byScreen(of('same'))
    .map(
      ([name, inside]) =>
        `<details><summary>${text(name)} <small>${many(inside.length, 'picture')}</small></summary><div class="gallery">${inside.map(unchanged).join('')}</div></details>`,
    )
    .join('')
  const list = (lines: readonly string[]) =>
    lines.length > 0 ? `<ul>${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>` : ''
  return [
    section(
      'errors',
      'Not as it should be',
      'Pages that could not be taken, and errors on them.',
      list(taken.errors),
    ),
    section(
      'different',
      'Different',
      'By screen: the committed picture, the one of now, and what differs.',
      groups(of('different')),
    ),
    section(
      'new',
      'New',
      'Pictures of which none is committed: <code>npm run looks -- --write</code> writes them.',
      groups(of('new')),
    ),
    section(
      'left',
      'Left over',
      'Committed pictures of screens that are no more: <code>npm run looks -- --write</code> removes them.',
      list(taken.left),
    ),
    section('same', 'The same', 'By screen; open one to see it in every club.', gallery),
  ].join('')
}

const themesOf = ({ themes, findings, screens }: Judged): string => {
  const found = findings
    .map(
      ({ theme, screen, scheme, sentence, settings }) =>
        `<article tabindex="0" class="theme"><h3>Theme ${theme} · ${text(screen)} · ${scheme}</h3><p>${text(sentence)}</p><details><summary>Its settings</summary><pre>${text(
          JSON.stringify(settings, undefined, 2),
        )}</pre></details></article>`,
    )
    .join('')
  return section(
    'themes',
    'Random themes',
    findings.length === 0
      ? `In ${many(themes, 'random theme')} every text of ${screens.map(text).join(', ')} reads, nothing is wider than its window, and nothing is cut.`
      : `${many(findings.length, 'finding')} in ${many(themes, 'random theme')} on ${screens.map(text).join(', ')}.`,
    found || ' ',
  )
}

const asset = (name: string): string => readFileSync(resolve(import.meta.dirname, name), 'utf8')

/** Makes the report: one HTML page with all its pictures in it. */
export const writeReport = ({ taken, judged, chromium, takenWith, isWriting, seconds }: Report): string => {
  const results = taken?.results ?? []
  const amount = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length
  const tile = (label: string, value: number, kind: string) =>
    `<li class="${value > 0 ? kind : 'calm'}"><strong>${value}</strong> ${label}</li>`
  const browser =
    takenWith !== undefined && takenWith !== chromium
      ? `<p class="warning">The committed pictures are of Chromium ${text(takenWith)} and these of ${text(chromium)}, which may draw letters in another way.</p>`
      : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Client Zone: every page in every club</title><style>${asset('report.css')}</style></head><body>
<header><h1>Every page in every club</h1>
<ul class="tiles">${[
    tile('different', amount('different'), 'bad'),
    tile('new', amount('new'), isWriting ? 'good' : 'bad'),
    tile('the same', amount('same'), 'good'),
    tile('errors', taken?.errors.length ?? 0, 'bad'),
    ...(judged ? [tile('findings in random themes', judged.findings.length, 'bad')] : []),
  ].join('')}</ul>
<p>Chromium ${text(chromium)} on Linux, ${Math.round(seconds)} s. A picture differs when more than ${tolerance.pixels} of its pixels do: areas of one colour by more than ${tolerance.area} of 255, letters and edges by more than ${tolerance.edge}.</p>${browser}
${results.length > 0 ? choices(results) : ''}</header>
<main>${taken ? picturesOf(taken) : ''}${judged ? themesOf(judged) : ''}</main>
<dialog aria-label="Enlarged"><p><output></output> <button type="button" autofocus>Close</button></p><img alt=""></dialog>
<script type="module">${stripTypeScriptTypes(asset('report-page.ts'))}</script></body></html>
`
}

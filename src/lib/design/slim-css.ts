const TOKENS = /(@layer tokens\s*\{\s*:where\(:root,\s*:host\)\s*\{)([^}]*)\}/
const MARK = /:root\s*\{\s*--made-with-panda:[^}]*\}/

const entries = (block: string) =>
  block
    .split(';')
    .map((line) => line.split(/:(.*)/s))
    .map(([name = '', value = '']): [string, string] => [name.trim(), value.trim()])
    .filter(([name]) => name.startsWith('--'))

/**
 * Writes tokens in place of their variables, so that a page carries a value where it is used and a colour is the
 * tenant's own variable; only lists (shadows, fonts) stay variables. About a tenth of the style sheet.
 */
export function slimCss(css: string): string {
  const [, opening = '', block = ''] = TOKENS.exec(css) ?? []
  const tokens = new Map(entries(block))
  const lists = new Set([...tokens].filter(([, value]) => value.includes(',')).map(([name]) => name))
  const inPlace = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const value = tokens.get(name)
      return value === undefined || lists.has(name) ? whole : inPlace(value)
    })
  const kept = [...lists].map((name) => `${name}:${inPlace(tokens.get(name) ?? '')}`)
  return inPlace(css.replace(TOKENS, () => `${opening}${kept.join(';')}}`).replace(MARK, ''))
}

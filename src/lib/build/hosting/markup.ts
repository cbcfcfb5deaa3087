/** The attributes of one tag, by name; an attribute without a value is the empty string. */
export type Attributes = Readonly<Record<string, string>>

const signs: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&#38;': '&',
}

const decode = (text: string): string => text.replace(/&(?:#\d+|\w+);/g, (sign) => signs[sign] ?? sign)

/** Text as it stands between tags or in a quoted attribute. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page's HTML without comments and without the bodies of scripts and styles: where tags may be looked for. */
const markupOf = (html: string): string =>
  html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/gi, '$1$3').replace(/<!--[\s\S]*?-->/g, '')

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([^\s"=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      decode(value),
    ]),
  )

/** The attributes of every tag of a name, in the order of the page; the page is one that Astro has built. */
export const tagsIn = (html: string, name: string): readonly Attributes[] =>
  [...markupOf(html).matchAll(new RegExp(`<${name}((?:\\s+[^\\s"=>]+(?:="[^"]*")?)*)\\s*/?>`, 'gi'))].map(
    ([, attributes = '']) => attributesOf(attributes),
  )

/** Every script or style whose text stands in the page itself, with the attributes of its tag. */
export const inlineIn = (
  html: string,
  name: 'script' | 'style',
): readonly { readonly attributes: Attributes; readonly text: string }[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'gi'))]
    .map(([, attributes = '', text = '']) => ({ attributes: attributesOf(attributes), text }))
    .filter(({ attributes }) => attributes.src === undefined)

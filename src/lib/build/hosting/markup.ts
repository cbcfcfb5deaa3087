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

/** Returns a built page, or a part of one, with words of its own in the place of those it was built with; what has none stays. */
export const withWords = (html: string, words: Readonly<Record<string, string>>): string => {
  const { title, description } = words
  return html
    .replace(/(<head\b[\s\S]*?<title>)[^<]*/, (whole, open: string) =>
      title ? open + escaped(title) : whole,
    )
    .replace(/(<meta name="description" content=")[^"]*/, (whole, open: string) =>
      description ? open + escaped(description) : whole,
    )
    .replace(/(<[a-z\d]+\b[^>]*\sdata-copy="(\w+)"[^>]*>)[^<]*/g, (whole, open: string, part: string) =>
      words[part] === undefined ? whole : open + escaped(words[part]),
    )
}

/** Every script whose text stands in the page itself, with the attributes of its tag. */
export const inlineScriptsIn = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .map(([, attributes = '', text = '']) => ({ attributes: attributesOf(attributes), text }))
    .filter(({ attributes }) => attributes.src === undefined)

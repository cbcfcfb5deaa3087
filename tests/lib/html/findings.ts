const tags = new Set(
  `script iframe frame frameset object embed applet base link meta style form input button textarea select option
   optgroup datalist fieldset legend label output dialog audio video source track map area canvas picture svg math
   template slot marquee noscript xmp noembed isindex title`.split(/\s+/),
)

const attributes = new Set(
  `style id name class srcset sizes background ping autofocus popover popovertarget popovertargetaction command
   commandfor form formaction action contenteditable tabindex accesskey role slot part exportparts srcdoc poster
   http-equiv usemap component-url renderer-url`.split(/\s+/),
)

const addresses = new Set(['href', 'src', 'cite', 'xlink:href', 'data', 'lowsrc', 'dynsrc', 'longdesc'])

/** Reads an address the way browsers do: control characters and white space inside a scheme do not count. */
function isBadAddress(value: string): boolean {
  if (/^[\s\p{Cc}]*$/u.test(value)) return false
  const address = [...value].filter((sign) => sign > ' ').join('')
  return !/^(https?:|mailto:|tel:|[?#]|\/(?![/\\]))/i.test(address)
}

function badAttribute(element: Element, { name, value }: Attr): boolean {
  const lower = name.toLowerCase()
  if (/^(on|data-|aria-)/.test(lower) || attributes.has(lower)) return true
  // A browser lets nobody remove `is`; without a value it does nothing.
  if (lower === 'is') return value !== ''
  if (lower === 'target') return !/\bnoopener\b/.test(element.getAttribute('rel') ?? '')
  return addresses.has(lower) && isBadAddress(value)
}

/** Returns what must never be in the page, by its own list and not the sanitiser's: `tag`, or `tag@attribute`. */
export function findings(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName.toLowerCase()
    const foreign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
    const bad = [...element.attributes].filter((attribute) => badAttribute(element, attribute))
    return [
      ...(tags.has(tag) || tag.includes('-') || foreign ? [tag] : []),
      ...bad.map(({ name }) => `${tag}@${name}`),
    ]
  })
}

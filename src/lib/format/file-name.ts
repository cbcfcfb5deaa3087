/** A name in two parts, so that its extension can stay in sight when the rest is cut. */
interface ShownName {
  readonly stem: string
  readonly extension: string
}

/** Matches what could hide a name's true end, break its line or turn its direction: controls and direction marks. */
const tricks = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** A file's name as it can safely be shown: what tricks the eye stands as �, the extension apart. BI-10. */
export function shownFileName(name: string): ShownName {
  const plain = name.replace(tricks, '\ufffd')
  const [extension = ''] = /\.[^.\s]{1,8}$/u.exec(plain) ?? []
  return { stem: plain.slice(0, plain.length - extension.length), extension }
}

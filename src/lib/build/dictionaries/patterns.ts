/** The header `Use-As-Dictionary` of the dictionary of pages: for pages, whoever asks for them. RFC 9842. */
export const pagePattern = 'match="/*", match-dest=("document" "")'

/** The header `Use-As-Dictionary` of a file of code: for what a later build calls by the same name before the hash. */
export const codePattern = (stem: string, ending: string): string => `match="/_astro/${stem}.*.${ending}"`

/** The header `Link` that names the dictionary of pages: browsers fetch it when nothing else waits. */
export const dictionaryLink = (address: string): string => `<${address}>; rel="compression-dictionary"`

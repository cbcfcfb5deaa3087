import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The packed forms of a file that servers send in place of the plain one, by the ending of their names. */
export const packedForms = ['br', 'gz'] as const
export type PackedForm = (typeof packedForms)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quick rather than smallest: there are as many pages as clubs times routes. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Packs a club's own file. */
export const packAs: { readonly [form in PackedForm]: (bytes: Uint8Array) => Promise<Uint8Array> } = {
  br: (bytes) => brotli(bytes, quick),
  gz: (bytes) => zip(bytes),
}

/** Sends bytes through a stream that packs or unpacks; rejects where they do not fit it. */
const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => {
  const packed = new Response(bytes).body?.pipeThrough<Uint8Array>(stream)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** Packs a text (deflate) into letters that an address may hold as they are: base64url without padding. */
export const packed = async (text: string): Promise<string> => {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const binary = [...bytes].map((byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Unpacks it again; rejects for anything that was not packed so. */
export const unpacked = async (letters: string): Promise<string> => {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
}

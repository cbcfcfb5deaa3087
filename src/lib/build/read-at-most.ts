export class TooLarge extends Error {
  override name = 'TooLarge'
}

/**
 * Reads a body up to a size in bytes, unpacked, and not further: the rest is never asked for.
 * @throws TooLarge with the part of a sentence that names the size, where there is more
 */
export const readAtMost = async (
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > most) throw new TooLarge(`it has more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

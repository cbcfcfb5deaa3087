/** Reads a buffer from front to back. */
export class ByteReader {
  readonly bytes: Buffer
  at: number

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  u8() {
    return this.bytes.readUInt8(this.at++)
  }

  u16() {
    this.at += 2
    return this.bytes.readUInt16BE(this.at - 2)
  }

  u32() {
    this.at += 4
    return this.bytes.readUInt32BE(this.at - 4)
  }

  /** The next so many bytes. */
  take(length: number) {
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }

  /** A number in the WOFF2 form of one to three bytes. */
  packed16() {
    const first = this.u8()
    if (first === 253) return this.u16()
    if (first === 254) return this.u8() + 506
    return first === 255 ? this.u8() + 253 : first
  }
}

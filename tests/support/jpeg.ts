const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** A segment of a JPEG: its marker, its length, what it holds. */
export const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
]

/** An Exif segment as a phone writes it: which way up, and a directory with a place. */
export const exifSegment = (orientation: number, little = true): number[] => {
  const two = (value: number) => (little ? [value & 0xff, value >> 8] : [value >> 8, value & 0xff])
  const four = (value: number) => (little ? [...two(value), 0, 0] : [0, 0, ...two(value)])
  const entry = (tag: number, type: number, value: readonly number[]) => [
    ...two(tag),
    ...two(type),
    ...four(1),
    ...value,
  ]
  return segment(0xe1, [
    ...letters('Exif\0\0'),
    ...letters(little ? 'II' : 'MM'),
    ...two(42),
    ...four(8),
    ...two(2),
    ...entry(0x0112, 3, [...two(orientation), 0, 0]),
    ...entry(0x8825, 4, four(38)),
    ...four(0),
    ...letters('GPS 51.5074 N'),
  ])
}

interface Photo {
  readonly before?: readonly (readonly number[])[]
  readonly width?: number
  readonly height?: number
  readonly after?: readonly number[]
}

/** A JPEG with the parts that any has; it cannot be drawn. */
export const jpeg = ({
  before = [],
  width = 640,
  height = 480,
  after = [],
}: Photo = {}): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...before.flat(),
    ...segment(
      0xdb,
      Array.from({ length: 65 }, () => 1),
    ),
    ...segment(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...[0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
    ...[0xff, 0xd9],
    ...after,
  ])

/** Tells whether bytes contain a word in plain letters. */
export const says = (bytes: Uint8Array, word: string): boolean =>
  Buffer.from(bytes).includes(Buffer.from(word, 'latin1'))

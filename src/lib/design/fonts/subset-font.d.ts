/** The part of subset-font that this folder uses; the package brings no types of its own. */
declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, { min: number; max: number }>
      keepFeatures?: string[]
    },
  ) => Promise<Buffer>
  export default subsetFont
}

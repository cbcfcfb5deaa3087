/** How long words wait for the font that draws them, in milliseconds; a stand-in does after that. */
const patience = 1000

/**
 * Has the font fetched that draws some letters, so that words are not measured twice when they appear. Resolves when
 * it is there, when it cannot be had, or after a second.
 */
export const lettersReady = async (letters: string): Promise<void> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  const { fontFamily } = getComputedStyle(document.body)
  const there = document.fonts?.load(`1em ${fontFamily}`, letters).catch(() => {})
  await Promise.race([there, late])
}

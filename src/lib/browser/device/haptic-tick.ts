/** Long enough to be felt in a hand, too short to be heard on a counter, in milliseconds. */
const tick = 20

/** Lets the device be felt once, where it can be and the member's system asks for no less motion. Never throws. */
export const hapticTick = (): void => {
  try {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(tick)
  } catch {
    // Felt or not, what is done is done.
  }
}

import { $atTill } from './at-till.ts'

/** Does something as soon as no code stands above the page: at once, or when the member has put it down. */
export const afterTill = (work: () => void): void => {
  if ($atTill.get()) {
    const stop = $atTill.listen((shown) => {
      if (shown) return
      stop()
      work()
    })
  } else work()
}

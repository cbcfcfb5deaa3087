import { normalPath } from './normal-path.ts'

/** Returns the id that an address such as `/coupon/7` names below its page, decoded; undefined when it names the page alone. */
export const idIn = (pathname: string): string | undefined => {
  const [, , segment] = normalPath(pathname).split('/')
  try {
    return segment && decodeURIComponent(segment)
  } catch {
    return segment
  }
}

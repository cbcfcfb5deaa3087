import { formatLeft, formatTime } from '#lib/format/moments.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { TillView } from '#machines/common/till.view.ts'
import { CountdownRing } from '../../code/countdown.tsx'

/** The time in seconds up to which minutes and seconds are counted; a longer one is said in words. */
const longest = 86_400

interface TillTimeProps {
  view: TillView
  /** Says the time that is left in a sentence. Whole seconds. */
  sayLeft: (left: number) => string
}

/** The time for which a code is valid; its rough end where the server's clock is not known to a minute. TIL-1. */
export function TillTime({ view, sayLeft }: TillTimeProps) {
  const { till } = useWords()
  const { left, share, isSure, code } = view
  if (left === undefined) return null
  if (!isSure) return <p className="till-time">{till.about({ time: formatTime(code?.until) })}</p>
  return (
    <div className="till-time">
      {left < longest ? (
        <CountdownRing sentence={sayLeft(left)} share={share}>
          {formatLeft(left)}
        </CountdownRing>
      ) : (
        <p>{sayLeft(left)}</p>
      )}
    </div>
  )
}

import { useMachine } from '@xstate/react'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import ClockIcon from 'lucide-react/icons/clock'
import PauseIcon from 'lucide-react/icons/pause'
import PlayIcon from 'lucide-react/icons/play'
import XIcon from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CodeText } from '#islands/ui/code/code-text.tsx'
import { CountdownRing } from '#islands/ui/code/countdown.tsx'
import { FullScreen } from '#islands/ui/dialog/dialog.tsx'
import { useSwipe } from '#islands/ui/dialog/use-swipe.ts'
import type { Elements } from '#islands/ui/elements.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { VisuallyHidden } from '#islands/ui/text/visually-hidden.tsx'
import { useLateSheet } from '#islands/ui/use-late-sheet.ts'
import { useMedia } from '#islands/ui/use-media.ts'
import type { TillCode } from '#lib/domain/till-code.ts'
import { formatLeft, formatTime } from '#lib/format/moments.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { type TillView, tillView } from '#machines/common/till.machine.ts'
import { till } from '#machines/common/till.store.ts'
import { LiveProof } from './live-proof.tsx'
import sheet from './till.css?inline'

/** The share of its width after which a swiped code gives way to the next one. */
const swipe = 0.25

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

interface TillPagerProps {
  position: NonNullable<TillView['position']>
  name: string
  onMove: (by: 1 | -1) => void
}

/** Leads from one active code to another; the place of the one that is shown is read out when it changes. TIL-1. */
function TillPager({ position, name, onMove }: TillPagerProps) {
  const { till } = useWords()
  return (
    <div className="till-pager">
      <IconButton label={till.previous()} onClick={() => onMove(-1)}>
        <ChevronLeftIcon className={largeIcon} />
      </IconButton>
      <p role="status">
        <span>{till.position(position)}</span>
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </p>
      <IconButton label={till.next()} onClick={() => onMove(1)}>
        <ChevronRightIcon className={largeIcon} />
      </IconButton>
    </div>
  )
}

interface TillProps {
  open: boolean
  onClose: () => void
  /** The codes that can be shown in turn; the same array while nothing about them changes. */
  codes: readonly TillCode[]
  /** The id of the code to begin with. */
  shown: string
  /** The member's initials, for the live proof. */
  initials: string
  /** The news that led here, in words. */
  notice?: string | undefined
  /** Draws a code for the scanner; nothing where it cannot be drawn. */
  picture: (code: TillCode) => ReactNode
  /** Draws the end of a code, and says the seconds that are left; a card has no end. */
  ended?: (code: TillCode) => Elements
  sayLeft?: (left: number) => string
  /** Returns the element to focus after closing, by the code that was shown last; null means the opener. */
  finalFocus?: (id: string) => HTMLElement | null
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * A code held up at the till: black on white over the whole screen, with its digits, its time, and a proof that the
 * screen is live. One view for coupons and the card. TIL-1, TIL-2, TIL-3.
 */
export function Till(props: TillProps) {
  const { open, onClose, codes, shown, initials, notice, picture, ended, sayLeft, finalFocus } = props
  const { card, common, till: words } = useWords()
  useLateSheet(sheet)
  const [machine] = useState(() => till(onClose))
  const [snapshot, send] = useMachine(machine)
  const view = tillView(snapshot)
  const { code, position, hasEnded, now } = view
  const isReduced = useMedia('(prefers-reduced-motion: reduce)')
  const turn = useEffectEvent((isOpen: boolean) =>
    send(isOpen ? { type: 'opened', codes, shown } : { type: 'dismissed' }),
  )
  useEffect(() => turn(open), [open])
  useEffect(() => send({ type: 'changed', codes }), [send, codes])

  const move = (by: 1 | -1) => send({ type: 'moved', by })
  const dismiss = () => send({ type: 'dismissed' })
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by) move(by)
  }
  const swiped = useSwipe(swipe, (way) => move(way < 0 ? 1 : -1))
  // A code of letters alone has no picture, and one that has ended nothing else: each of them can be swiped away.
  const dragged = position && swiped

  return (
    <FullScreen
      className="till"
      {...(finalFocus && { finalFocus: () => finalFocus(code?.id ?? shown) })}
      name={shown}
      onClose={dismiss}
      onKeyDown={press}
      open={view.isOpen}
      title={
        <>
          <span className="till-lead">
            <span>{card.pass.zoom()}</span>{' '}
            <span aria-hidden="true" data-clock="" translate="no">
              {`${formatTime(now)}:${String(Math.floor(now) % 60).padStart(2, '0')}`}
            </span>
          </span>{' '}
          <span className="till-name">{code?.name}</span>
        </>
      }
      titleClassName={notice ? 'till-title till-torn' : 'till-title'}
    >
      <div className="till-bar">
        <LiveProof initials={initials} isStill={isReduced || view.isPaused} now={now} />
        {!isReduced && (
          <IconButton
            label={view.isPaused ? words.resume() : words.pause()}
            onClick={() => send({ type: 'toggled' })}
          >
            {view.isPaused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
        )}
        <IconButton label={common.close()} onClick={dismiss}>
          <XIcon />
        </IconButton>
      </div>
      {code && hasEnded && (
        <div className="till-ended" {...dragged}>
          <ClockIcon className={largeIcon} />
          {ended?.(code)}
        </div>
      )}
      {code && !hasEnded && (
        <>
          <div className="till-picture" {...dragged}>
            {picture(code)}
          </div>
          <CodeText className="till-digits" code={code.digits} {...dragged} />
          {sayLeft && <TillTime sayLeft={sayLeft} view={view} />}
          <div className="till-hint">
            {notice && <p role="status">{notice}</p>}
            <p>{card.pass.bright()}</p>
          </div>
        </>
      )}
      <div className="till-foot">
        {position && code && <TillPager name={code.name} onMove={move} position={position} />}
        <Button onClick={dismiss} wide>
          {words.done()}
        </Button>
      </div>
    </FullScreen>
  )
}

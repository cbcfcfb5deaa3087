import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { type RibbonVariantProps, ribbon } from '#styled/recipes'
import { largeIcon } from '../icon-size.ts'
import { SafeImage } from '../safe-image.tsx'

/** From this width of its place on a ticket has its picture beside its name; in a narrower one below it. */
const roomy = '@container (min-width: 400px)'
const cramped = '@container (max-width: 299.98px)'

/** A bite out of the ticket's edge, where the line to tear meets it. */
const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '[49px]',
  width: '3',
  height: '3',
  borderRadius: 'full',
  border: 'hairline',
  background: 'page',
} as const
const roomyNotch = {
  insetInline: '[119px auto]',
  width: '4',
  height: '4',
} as const

/**
 * The drawing of a coupon's ticket: 150 px high, with a stub to tear off. Two lines of its name hold 45 characters in
 * every language, on every screen. CPN-1.
 */
const styles = {
  place: css({
    containerType: 'inline-size',
    // Tickets far off the screen are not drawn; their height is known, so nothing jumps.
    contentVisibility: 'auto',
    containIntrinsicHeight: '[150px]',
    // What is drawn apart cuts off shadows and focus rings beyond its edge.
    margin: '[-8px]',
    padding: '2',
  }),
  ticket: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[94px minmax(0, 1fr)]',
    gridTemplateRows: '[54px minmax(0, 1fr)]',
    gridTemplateAreas: '"name name" "stub body"',
    height: 'tile',
    borderRadius: 'card',
    border: 'hairline',
    background: 'coupon.tile',
    color: 'coupon.tileText',
    boxShadow: 'card',
    overflow: 'hidden',
    transition: '[transform 150ms cubic-bezier(0.2, 0, 0, 1)]',
    '@media (hover: hover)': { '&:hover:not(:has(button:hover))': { transform: 'translateY(-2px)' } },
    _before: { ...notch, insetInlineStart: '[-7px]' },
    _after: { ...notch, insetInlineEnd: '[-7px]' },
    [cramped]: { gridTemplateColumns: '[80px minmax(0, 1fr)]' },
    [roomy]: {
      gridTemplateColumns: '[128px minmax(0, 1fr)]',
      gridTemplateRows: '[auto minmax(0, 1fr)]',
      gridTemplateAreas: '"stub name" "stub body"',
      _before: { ...roomyNotch, insetBlock: '[-9px auto]' },
      _after: { ...roomyNotch, insetBlock: '[auto -9px]' },
    },
  }),
  stub: css({
    gridArea: 'stub',
    minWidth: '0',
    minHeight: '0',
    overflow: 'hidden',
    borderBlockStart: '[2px dashed var(--colors-hairline)]',
    [roomy]: { borderBlockStart: 'none', borderInlineEnd: '[2px dashed var(--colors-hairline)]' },
  }),
  name: css({
    gridArea: 'name',
    alignSelf: 'center',
    minWidth: '0',
    paddingInline: '3',
    textStyle: 'label',
    [cramped]: { fontSize: 'sm' },
    [roomy]: { alignSelf: 'start', paddingInlineStart: '4', paddingBlockStart: '3' },
  }),
  link: css({
    lineClamp: 2,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    // The whole ticket opens the coupon; what lies above this does not.
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: {
      outline: 'none',
      _before: { outline: '[2px solid var(--colors-focus)]', outlineOffset: '[-4px]' },
    },
  }),
  body: css({
    gridArea: 'body',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: '0',
    paddingInline: '3',
    paddingBlockStart: '[6px]',
    paddingBlockEnd: '2',
    borderBlockStart: '[2px dashed var(--colors-hairline)]',
    [roomy]: {
      paddingInlineStart: '4',
      paddingBlockStart: '1',
      paddingBlockEnd: '3',
      borderBlockStart: 'none',
    },
  }),
  // The ribbon stands before the time that is left, above it where both do not fit beside each other.
  time: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    maxWidth: 'full',
    '& > span': { borderRadius: 'sm', paddingBlock: '0', textOverflow: 'ellipsis' },
  }),
  validity: css({
    maxWidth: 'full',
    fontSize: 'xs',
    lineHeight: 'body',
    lineClamp: 1,
    color: 'coupon.tileQuiet',
  }),
  // A button lies above the link that covers the ticket.
  foot: css({
    display: 'flex',
    alignItems: 'center',
    marginBlockStart: 'auto',
    maxWidth: 'full',
    // What stands beside the button gives way to it.
    '& > :first-child': { flexShrink: '0' },
    '& button': { zIndex: 'raised' },
  }),
} as const

interface RibbonProps {
  tone: RibbonVariantProps['tone']
  /** The widest text that it will show: what stands beside it does not move when the text loses a digit. */
  widest?: string | undefined
  children: ReactNode
}

/** The time left on a coupon. CPN-8: grey before it is valid, the club's colour, red near the end. */
export function Ribbon({ tone, widest, children }: RibbonProps) {
  return (
    <span className={ribbon({ tone })} data-live="" data-widest={widest}>
      {children}
    </span>
  )
}

interface TicketProps {
  href: string
  name: string
  /** The id of its heading, for a button that is named by it. */
  nameId?: string | undefined
  /** The level of its heading. */
  level: 2 | 3
  image: string | undefined
  /** Its picture is on the first screen. */
  eager?: boolean | undefined
  /** One without a text is not drawn. */
  ribbon:
    | { tone: RibbonVariantProps['tone']; text: string | undefined; widest?: string | undefined }
    | undefined
  validity: string
  /** The content at its foot: a button, or a word. */
  children: ReactNode
}

/** A coupon in a list: 150 px high, with a stub to tear; a press anywhere opens it. CPN-1. */
export function Ticket(props: TicketProps) {
  const { href, name, nameId, level, image, eager, ribbon, validity, children } = props
  const Heading = `h${level}` as const
  return (
    <div className={styles.place}>
      <div className={styles.ticket}>
        <div className={styles.stub}>
          <SafeImage
            alt=""
            eager={eager}
            fallback={<TicketPercentIcon className={largeIcon} />}
            height={150}
            ratio="own"
            src={image}
            width={128}
          />
        </div>
        <Heading className={styles.name} id={nameId}>
          <a className={styles.link} href={href}>
            {name}
          </a>
        </Heading>
        <div className={styles.body}>
          <div className={styles.time}>
            {ribbon?.text && (
              <Ribbon tone={ribbon.tone} widest={ribbon.widest}>
                {ribbon.text}
              </Ribbon>
            )}
            <p className={styles.validity} data-live="">
              {validity}
            </p>
          </div>
          <div className={styles.foot}>{children}</div>
        </div>
      </div>
    </div>
  )
}

import { defineSlotRecipe } from '@pandacss/dev'

const motion = (name: string) => `[${name} 200ms cubic-bezier(0.2, 0, 0, 1)]`
const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  background: 'scrim',
  '&[data-state=open]': { animation: motion('appear') },
  '&[data-state=closed]': { animation: motion('vanish') },
} as const

const around = { position: 'fixed', inset: '0', zIndex: 'dialog', display: 'flex' } as const

/** On a low screen a dialog scrolls as a whole: its buttons would leave no room for what they are about. */
const lowScreen = '@media (max-height: 30em)'
const scrolled = { [lowScreen]: { overflowY: 'auto', overscrollBehavior: 'contain' } } as const
const whole = { [lowScreen]: { overflowY: 'visible' } } as const

/** A dialog, 400 px wide; a sheet at the bottom below 600 px; `full` is the whole screen. CPN-5. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'body', 'actions'],
  staticCss: ['*'],
  base: {
    backdrop,
    positioner: {
      ...around,
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      padding: { base: '0', sm: '4' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: { base: '[92dvh]', sm: '[calc(100dvh - 2rem)]' },
      paddingBlockEnd: '3',
      borderRadius: { base: '[16px 16px 0 0]', sm: 'dialog' },
      background: 'surface',
      color: 'text',
      boxShadow: 'dialog',
      outline: 'none',
      '&[data-state=open]': { animation: motion('rise') },
      '&[data-state=closed]': { animation: motion('sink') },
    },
    head: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      paddingInlineStart: '6',
      paddingInlineEnd: '3',
      paddingBlockStart: '3',
    },
    title: { flex: '1', minWidth: '0', paddingBlockStart: '2', textStyle: 'heading' },
    body: {
      stack: '4',
      paddingInline: '6',
      paddingBlock: '3',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    actions: {
      stack: '2',
      paddingInline: '6',
      paddingBlockStart: '3',
      paddingBlockEnd: '[max(0.75rem, env(safe-area-inset-bottom) - 0.75rem)]',
    },
  },
  variants: {
    size: {
      normal: { content: { maxWidth: { sm: 'modal' }, ...scrolled }, body: whole },
      // The text of a consent scrolls in a box of its own, and its end must be seen there.
      wide: { content: { maxWidth: { sm: '[40rem]' } } },
      full: {
        positioner: { padding: '0' },
        content: { height: 'full', maxHeight: 'full', paddingBlockEnd: '0', borderRadius: 'none' },
      },
    },
  },
  defaultVariants: { size: 'normal' },
})

/** A panel that comes in from the right, 70vw wide. FRM-4. */
export const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'head'],
  base: {
    backdrop,
    positioner: { ...around, justifyContent: 'flex-end', overflow: 'hidden' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'drawer',
      height: 'full',
      paddingBlockEnd: '[env(safe-area-inset-bottom)]',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: 'menu.mobile',
      color: 'menu.mobileText',
      '--focus-ring': 'var(--menu-mobile-menu-text)',
      boxShadow: 'dialog',
      outline: 'none',
      '&[data-state=open]': { animation: motion('enter') },
      '&[data-state=closed]': { animation: motion('leave') },
    },
    head: { display: 'flex', justifyContent: 'flex-end', padding: '2' },
  },
})

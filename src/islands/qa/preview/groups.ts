import { Bars } from './specimens/bars.tsx'
import { Buttons } from './specimens/buttons.tsx'
import { Cards } from './specimens/cards.tsx'
import { Choices } from './specimens/choices.tsx'
import { Fields } from './specimens/fields.tsx'
import { Marks } from './specimens/marks.tsx'
import { Overlays } from './specimens/overlays.tsx'
import { States } from './specimens/states.tsx'
import { Texts } from './specimens/texts.tsx'

/** The specimens in the order of the page. */
export const groups = [
  { id: 'bars', title: 'Around the page', Specimens: Bars },
  { id: 'buttons', title: 'Buttons and links', Specimens: Buttons },
  { id: 'fields', title: 'Fields', Specimens: Fields },
  { id: 'choices', title: 'Choices and files', Specimens: Choices },
  { id: 'marks', title: 'Marks', Specimens: Marks },
  { id: 'cards', title: 'Cards and coupons', Specimens: Cards },
  { id: 'texts', title: 'Tables and texts', Specimens: Texts },
  { id: 'states', title: 'States', Specimens: States },
  { id: 'overlays', title: 'Above the page', Specimens: Overlays },
] as const

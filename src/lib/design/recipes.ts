import { button, iconButton } from './recipes/button.ts'
import { card, picture, prose, section } from './recipes/content.ts'
import { dialog, drawer } from './recipes/dialog.ts'
import { hint, skeleton, spinner, state } from './recipes/feedback.ts'
import { choice, field } from './recipes/field.ts'
import { badge, line, pill, ribbon } from './recipes/marks.ts'
import { table } from './recipes/table.ts'
import { ticket } from './recipes/ticket.ts'
import { toast } from './recipes/toast.ts'

/** Looks of one element, imported from `#styled/recipes`. */
export const recipes = {
  badge,
  button,
  card,
  hint,
  iconButton,
  line,
  picture,
  pill,
  prose,
  ribbon,
  skeleton,
  spinner,
}

/** Looks of a part made of several elements. */
export const slotRecipes = { choice, dialog, drawer, field, section, state, table, ticket, toast }

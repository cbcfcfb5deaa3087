import { button } from './recipes/button.ts'
import { card } from './recipes/card.ts'
import { choice } from './recipes/choice.ts'
import { countdown } from './recipes/countdown.ts'
import { dialog, drawer } from './recipes/dialog.ts'
import { field } from './recipes/field.ts'
import { hint } from './recipes/hint.ts'
import { iconButton } from './recipes/icon-button.ts'
import { badge, line, pill, ribbon } from './recipes/marks.ts'
import { picture } from './recipes/picture.ts'
import { prose } from './recipes/prose.ts'
import { section } from './recipes/section.ts'
import { skeleton } from './recipes/skeleton.ts'
import { spinner } from './recipes/spinner.ts'
import { state } from './recipes/state.ts'
import { table } from './recipes/table.ts'
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
export const slotRecipes = { choice, countdown, dialog, drawer, field, section, state, table, toast }

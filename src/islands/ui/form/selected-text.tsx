import { field } from '#styled/recipes'
import { FieldFrame, useFieldIds } from './field.tsx'

/** The ref of a field whose text is to be copied by hand: it has the focus, and all of it is selected. */
export const selectText = (area: HTMLTextAreaElement | null): void => {
  area?.focus()
  area?.select()
}

/** The most lines that are seen at once. */
const most = 5

/** A text that the browser would not copy, selected to be copied by hand. */
export function SelectedText({ label, text }: { label: string; text: string }) {
  const { ids } = useFieldIds({})
  return (
    <FieldFrame ids={ids} label={label}>
      <textarea
        className={field().input}
        defaultValue={text}
        id={ids.input}
        readOnly
        ref={selectText}
        rows={Math.min(most, text.split('\n').length)}
        translate="no"
      />
    </FieldFrame>
  )
}

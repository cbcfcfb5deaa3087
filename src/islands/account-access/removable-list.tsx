import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { useAttempt } from '#lib/queries/use-attempt.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Elements } from '../ui/elements.ts'
import { LoadMore } from '../ui/list/load-more.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'

interface Item {
  readonly id: string
  readonly name: string
  /** A sign beside the name. */
  readonly sign?: Elements
  /** The line below the name. */
  readonly note?: string | undefined
  /** It stays. */
  readonly isFixed?: boolean
}

interface RemovableItemProps {
  item: Item
  /** Removes an item by its id: each row by itself, so that several go side by side. */
  onRemove: (id: string) => Promise<void>
  /** The words on its button. */
  remove: string
}

function RemovableItem({ item: { id, name, sign, note, isFixed }, onRemove, remove }: RemovableItemProps) {
  const { accountAccess } = useWords()
  const removal = useAttempt(() => onRemove(id))
  return (
    <li className={partStyles.item}>
      <div className={partStyles.line}>
        <h3 className={partStyles.label}>{name}</h3>
        {sign}
      </div>
      {note && <p className={partStyles.small}>{note}</p>}
      {!isFixed && (
        <div className={partStyles.line}>
          <Button about={name} loading={removal.isPending} onClick={() => removal.start()} size="small">
            {remove}
          </Button>
        </div>
      )}
      <AttemptLine {...removal.attempt} unsure={accountAccess.unsure()} />
    </li>
  )
}

/** The rows that are drawn at once: well under 50 ms of work on a slow phone. */
const step = 100

interface RemovableListProps extends Omit<RemovableItemProps, 'item'> {
  title: string
  lead: string
  /** Stands in place of an empty list. */
  none?: string
  items: readonly Item[]
  children?: Elements
}

/** A part of the page with a list whose items are removed by a press each, the first of them shown. LCK-1, LCK-2. */
export function RemovableList({ title, lead, none, items, children, ...row }: RemovableListProps) {
  const [shown, setShown] = useState(step)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(0)
  const titleId = useId()

  // The button that was pressed goes with its row.
  useEffect(() => {
    if (items.length < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = items.length
  }, [items.length])

  return (
    <Card>
      <section aria-labelledby={titleId} className={partStyles.part}>
        <h2 className={partStyles.name} id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={partStyles.note}>{lead}</p>
        {items.length > 0 ? (
          <>
            <ul>
              {items.slice(0, shown).map((item) => (
                <RemovableItem {...row} item={item} key={item.id} />
              ))}
            </ul>
            <LoadMore more={shown < items.length} onMore={() => setShown(shown + step)} round={shown} />
          </>
        ) : (
          <p>{none}</p>
        )}
        {children}
      </section>
    </Card>
  )
}

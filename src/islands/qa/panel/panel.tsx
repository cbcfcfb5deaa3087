import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { qaViewKey } from '#lib/browser/storage-keys.ts'
import { storedText } from '#lib/browser/stored.ts'
import { clearLog } from '#lib/qa/log.ts'
import { Actors } from './actors.tsx'
import { keepKeys } from './apart.ts'
import { Cache } from './cache.tsx'
import { CopyReport } from './copy-report.tsx'
import { Portal } from './portal.tsx'
import { Events, Requests } from './seen.tsx'
import { styles } from './styles.ts'
import { useHeight } from './use-height.ts'

const views: Record<string, () => ReactNode> = {
  Machines: Actors,
  Events,
  Requests,
  Cache,
  Portal,
}

interface PanelProps {
  root: RefObject<HTMLElement | null>
  /** True once the keyboard has asked to come here. */
  focusAsked: boolean
  onHide: () => void
}

/** The testers' panel over a page: not modal, so that the page can be used while it is watched. */
export function Panel({ root, focusAsked, onHide }: PanelProps) {
  const [chosen, choose] = useState(storedText(qaViewKey).read() ?? 'Machines')
  const handle = useHeight()
  useEffect(() => (root.current ? keepKeys(root.current, onHide) : undefined), [root, onHide])
  useEffect(() => {
    if (focusAsked) root.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
  }, [root, focusAsked])
  const View = views[chosen] ?? Actors
  const show = (name: string) => {
    storedText(qaViewKey).write(name)
    choose(name)
  }
  return (
    <section aria-label="Inspector" className={styles.panel} ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that is moved is no hr */}
      <div
        {...handle}
        aria-label="Height of the inspector"
        aria-valuenow={handle['aria-valuenow']}
        aria-orientation="horizontal"
        className={styles.handle}
        role="separator"
        tabIndex={0}
      />
      <div className={styles.head}>
        {Object.keys(views).map((name) => (
          <button
            aria-pressed={name === chosen}
            className={styles.press}
            key={name}
            onClick={() => show(name)}
            type="button"
          >
            {name}
          </button>
        ))}
        <div className={styles.end}>
          <CopyReport />
          <button className={styles.press} onClick={clearLog} type="button">
            Clear
          </button>
          <button className={classNames(styles.press, styles.main)} onClick={onHide} type="button">
            Hide
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.body} tabIndex={0}>
        <View />
      </div>
    </section>
  )
}

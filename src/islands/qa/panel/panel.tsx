import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '#islands/ui/class-name.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import { clearLog } from '#lib/qa/log.ts'
import { Actors } from './actors.tsx'
import { keepApart } from './apart.ts'
import { Cache } from './cache.tsx'
import { CopyReport } from './copy-report.tsx'
import { look } from './look.ts'
import { Portal } from './portal.tsx'
import { Events, Requests } from './seen.tsx'
import { useHeight } from './use-height.ts'

const views: Record<string, () => ReactNode> = {
  Machines: Actors,
  Events,
  Requests,
  Cache,
  Portal,
}
const viewKey = 'qa-view'

/** The testers' panel over a page: not modal, so that the page can be used while it is watched. */
export function Panel({ onHide }: { onHide: () => void }) {
  const root = useRef<HTMLElement>(null)
  const [chosen, choose] = useState(tabShelf().get(viewKey) ?? 'Machines')
  const handle = useHeight()
  useEffect(() => (root.current ? keepApart(root.current, onHide) : undefined), [onHide])
  const View = views[chosen] ?? Actors
  const show = (name: string) => {
    tabShelf().set(viewKey, name)
    choose(name)
  }
  return (
    <section aria-label="Inspector" className={look.panel} ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that is moved is no hr */}
      <div
        {...handle}
        aria-label="Height of the inspector"
        aria-valuenow={handle['aria-valuenow']}
        aria-orientation="horizontal"
        className={look.handle}
        role="separator"
        tabIndex={0}
      />
      <div className={look.head}>
        {Object.keys(views).map((name) => (
          <button
            aria-pressed={name === chosen}
            className={look.press}
            key={name}
            onClick={() => show(name)}
            type="button"
          >
            {name}
          </button>
        ))}
        <div className={look.end}>
          <CopyReport />
          <button className={look.press} onClick={clearLog} type="button">
            Clear
          </button>
          <button className={classNames(look.press, look.main)} onClick={onHide} type="button">
            Hide
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={look.body} tabIndex={0}>
        <View />
      </div>
    </section>
  )
}

import { useEffect, useMemo, useRef, useState } from 'react'
import { ClubText } from '#islands/ui/shapes/club-text.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { mapSheet, type OpenMap, openMap } from '#lib/browser/device/map.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { metresTo, type Position } from '#lib/domain/stores/store-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { StoreItem, type StoreItemProps, useClubTime } from './store-list.tsx'

const styles = {
  root: css({ stack: '3' }),
  frame: css({
    // Of the stores, and of their edges.
    color: 'primary',
    outlineColor: 'onPrimary',
    fontFamily: 'body!',
    height: '[min(60vh, 420px)]',
    borderRadius: 'card',
    overflow: 'hidden',
    background: 'subtle',
    // Within what the frame cuts off.
    '& canvas': { outlineOffset: '[-4px]' },
    '& .maplibregl-ctrl-group button': { width: 'touch!', height: 'touch!' },
  }),
  note: css({ color: 'muted', textStyle: 'small' }),
}

interface StoreMapProps extends Pick<StoreItemProps, 'onFavourite'> {
  /** The address of the map's style. */
  style: string
  stores: readonly Store[]
  /** The member's position, once she has given it. */
  near: Position | undefined
  /** The id of the favourite store. */
  favourite: string | undefined
}

/** A map of the stores in the list, which has all that the map shows. STO-2. */
export function StoreMap({ style, stores, near, favourite, onFavourite }: StoreMapProps) {
  const words = useWords().stores.map
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap>()
  const [hasFailed, setFailed] = useState(false)
  const [attribution, setAttribution] = useState<readonly string[]>([])
  const [chosen, choose] = useState<string>()
  const time = useClubTime()
  const store = stores.find(({ id }) => id === chosen)
  const locale = useMemo(
    () => ({
      'Map.Title': words.title(),
      'NavigationControl.ZoomIn': words.zoomIn(),
      'NavigationControl.ZoomOut': words.zoomOut(),
      'CooperativeGesturesHandler.WindowsHelpText': words.ctrl(),
      'CooperativeGesturesHandler.MacHelpText': words.cmd(),
      'CooperativeGesturesHandler.MobileHelpText': words.fingers(),
    }),
    [words],
  )
  useEffect(() => {
    if (!frame.current) return
    const { color, outlineColor } = getComputedStyle(frame.current)
    const opened = openMap(frame.current, {
      style,
      colours: { stores: color, edge: outlineColor },
      locale,
      onReady: () => setMap(opened),
      onFailed: () => setFailed(true),
      onAttribution: setAttribution,
      onChoose: choose,
    })
    return () => {
      setMap(undefined)
      opened?.close()
    }
  }, [style, locale])
  useEffect(() => map?.show(stores, near), [map, stores, near])
  useEffect(() => map?.mark(chosen), [map, chosen])
  if (hasFailed)
    return (
      <div role="status">
        <Line tone="warning">{words.failed()}</Line>
      </div>
    )
  return (
    <div className={styles.root}>
      <link href={mapSheet} precedence="default" rel="stylesheet" />
      <div className={styles.frame} ref={frame} />
      {attribution.map((html) => (
        <div className={styles.note} key={html}>
          <ClubText html={html} />
        </div>
      ))}
      <div role="status">
        {store && (
          <StoreItem
            isFavourite={store.id === favourite}
            metres={metresTo(store, near)}
            onFavourite={onFavourite}
            store={store}
            time={time}
          />
        )}
      </div>
    </div>
  )
}

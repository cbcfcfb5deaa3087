import { useEffect, useMemo, useRef, useState } from 'react'
import { VenueFacts, VenueWay } from '#islands/shared/venue-facts.tsx'
import { ClubText } from '#islands/ui/shapes/club-text.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { mapSheet, type OpenMap, openMap } from '#lib/browser/device/map.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import { metresTo, type Position } from '#lib/domain/stores/store-list.ts'
import { formatDistance } from '#lib/format/numbers.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { css } from '#styled/css'

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
    '& .maplibregl-ctrl-group button': { width: 'touch!', height: 'touch!' },
  }),
  store: css({ stack: '2' }),
  name: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
  note: css({ color: 'muted', textStyle: 'small' }),
}

/** The store that the member has pressed on the map, and the way there. */
function ChosenStore({ store, near }: { store: Store; near: Position | undefined }) {
  const locale = useLocale()
  const { name, address } = venueText(store, locale)
  return (
    <div className={styles.store}>
      <h2 className={styles.name}>{name}</h2>
      <VenueFacts address={address} distance={formatDistance(metresTo(store, near), locale)} />
      <div>
        <VenueWay store={store} />
      </div>
    </div>
  )
}

interface StoreMapProps {
  /** The address of the map's style. */
  style: string
  stores: readonly Store[]
  /** The member's position, once she has given it. */
  near: Position | undefined
}

/** A map of the stores in the list, which has all that the map shows. STO-2. */
export function StoreMap({ style, stores, near }: StoreMapProps) {
  const words = useWords().stores.map
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap>()
  const [hasFailed, setFailed] = useState(false)
  const [attribution, setAttribution] = useState<readonly string[]>([])
  const [chosen, choose] = useState<string>()
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
    return () => opened?.close()
  }, [style, locale])
  useEffect(() => map?.show(stores, near), [map, stores, near])
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
      <div role="status">{store && <ChosenStore near={near} store={store} />}</div>
    </div>
  )
}

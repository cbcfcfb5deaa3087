import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { LazyDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import { ClubText } from '#islands/ui/shapes/club-text.tsx'
import { mapSheet, type OpenMap, openMap } from '#lib/browser/device/map.ts'
import type { Store } from '#lib/domain/stores/store.ts'
import type { PlacedStore, Position } from '#lib/domain/stores/store-list.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { venueText } from '#lib/i18n/venue-text.ts'
import { css } from '#styled/css'
import { StoreFacts, type StoresContext } from './store-list.tsx'

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

interface StoreMapProps extends StoresContext {
  /** The address of the map's style. */
  style: string
  placed: readonly PlacedStore<Store>[]
  /** The member's position, once they have given it. */
  near: Position | undefined
  /** The stores are those that the member looked for. */
  isFound: boolean
  onFailed: () => void
}

/** A map of the stores in the list, each of which opens a window; the list has all that the map shows. STO-2. */
export function StoreMap({ style, placed, near, isFound, onFailed, ...context }: StoreMapProps) {
  const words = useWords().stores.map
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<OpenMap>()
  const [attribution, setAttribution] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<PlacedStore<Store>>()
  const [isOpen, setOpen] = useState(false)
  const choose = useEffectEvent((id: string | undefined) => {
    const found = placed.find(({ store }) => store.id === id)
    if (found) setChosen(found)
    setOpen(found !== undefined)
  })
  const fail = useEffectEvent(onFailed)
  const locale = useLocale()
  const mapWords = useMemo(
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
      locale: mapWords,
      onReady: () => setMap(opened),
      onFailed: () => fail(),
      onAttribution: setAttribution,
      onChoose: (id) => choose(id),
    })
    return () => {
      setMap(undefined)
      opened?.close()
    }
  }, [style, mapWords])
  useEffect(() => {
    const stores = placed.map(({ store }) => store)
    map?.show(stores, near, isFound)
  }, [map, placed, near, isFound])
  useEffect(() => map?.mark(chosen?.store.id), [map, chosen])
  return (
    <div className={styles.root}>
      <link href={mapSheet} precedence="default" rel="stylesheet" />
      <div className={styles.frame} ref={frame} />
      {attribution.map((html) => (
        <div className={styles.note} key={html}>
          <ClubText html={html} />
        </div>
      ))}
      <LazyDialog
        onClose={() => setOpen(false)}
        open={isOpen}
        title={chosen ? venueText(chosen.store, locale).name : ''}
      >
        {chosen && <StoreFacts {...context} {...chosen} />}
      </LazyDialog>
    </div>
  )
}

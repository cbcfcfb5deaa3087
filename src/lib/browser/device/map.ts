import {
  type ExpressionSpecification,
  type GeoJSONSource,
  LngLatBounds,
  Map as MapLibre,
  NavigationControl,
  type Point as ScreenPoint,
  setWorkerUrl,
} from 'maplibre-gl'
import sheet from 'maplibre-gl/dist/maplibre-gl.css?url'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Store } from '#lib/domain/stores/store.ts'
import { type Position, positionOf } from '#lib/domain/stores/store-list.ts'

export interface MapOptions {
  /** The address of its style. */
  readonly style: string
  /** The colours of stores and of their edges, as CSS has them. */
  readonly colours: { readonly stores: string; readonly edge: string }
  /** The texts of MapLibre, by its own keys. */
  readonly locale: Readonly<Record<string, string>>
  /** Called once stores can be shown. */
  readonly onReady: () => void
  /** Called where the style does not come, or this device draws no map. */
  readonly onFailed: () => void
  /** Called with the texts, as HTML, that say whose the map is, whenever one has come. */
  readonly onAttribution: (texts: readonly string[]) => void
  /** Called with the id of the store that the member has pressed; undefined where there is none. */
  readonly onChoose: (id: string | undefined) => void
}

export interface OpenMap {
  /**
   * Shows stores, and the member's position where it is known, and moves to them where they are others than before: to all
   * that the member looked for, else to the first ones near them.
   */
  readonly show: (stores: readonly Store[], near: Position | undefined, isFound: boolean) => void
  /** Marks the circle of a store, or none. */
  readonly mark: (id: string | undefined) => void
  readonly close: () => void
}

/** The address of the style sheet of maps. Imported without it, it would be one of the page. */
export const mapSheet: string = sheet

setWorkerUrl(workerUrl)

// MapLibre starts its worker by a text, which only a default policy can trust: this one address, and nothing else.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => {
    if (address !== workerUrl) throw new TypeError(`${address} is not the address of the map's worker.`)
    return address
  },
})

/** Half of what a thumb needs, in CSS pixels: a press means the nearest circle within it. */
const reach = 22

/** The room around what is shown, in CSS pixels: no circle lies under the buttons at the right. */
const padding = { top: 48, bottom: 48, left: 48, right: 72 }

/** Returns a colour in a notation that styles of maps understand; CSS has more of them. */
const plainColour = (colour: string): string => {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return '#000'
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

const featureAt = ({ lat, lng }: Position, properties: { id?: string } = {}) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
  properties,
})

const collection = (features: ReturnType<typeof featureAt>[]) => ({
  type: 'FeatureCollection' as const,
  features,
})

/** The names of our sources, each of which has one layer of the same name. */
const names = { stores: 'club-stores', near: 'club-near' }

/** Adds circles for stores, of which some may stand together in a larger one, and for the member's position. */
function addLayers(map: MapLibre, colours: MapOptions['colours']): void {
  map.addSource(names.stores, { type: 'geojson', data: collection([]), cluster: true, clusterRadius: 40 })
  map.addSource(names.near, { type: 'geojson', data: collection([]) })
  map.addLayer({
    id: names.stores,
    type: 'circle',
    source: names.stores,
    paint: {
      'circle-color': plainColour(colours.stores),
      'circle-stroke-color': plainColour(colours.edge),
      'circle-stroke-width': 2,
      'circle-radius': ['step', ['coalesce', ['get', 'point_count'], 1], 8, 2, 12, 10, 16, 50, 22],
    },
  })
  map.addLayer({
    id: names.near,
    type: 'circle',
    source: names.near,
    // Blue, as maps show their reader.
    paint: {
      'circle-color': '#1a56db',
      'circle-radius': 7,
      'circle-stroke-color': '#fff',
      'circle-stroke-width': 3,
    },
  })
}

/** Returns the circle of stores that is nearest to a press. */
function circleAt(map: MapLibre, { x, y }: ScreenPoint) {
  const found = map.queryRenderedFeatures(
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    { layers: [names.stores] },
  )
  const circles = found.flatMap(({ geometry, properties }) => {
    if (geometry.type !== 'Point') return []
    const [lng = 0, lat = 0] = geometry.coordinates
    const at = map.project([lng, lat])
    return { lng, lat, properties, distance: Math.hypot(at.x - x, at.y - y) }
  })
  return circles.toSorted((one, other) => one.distance - other.distance)[0]
}

/** Answers a press: one store is chosen, several are moved apart. */
async function press(map: MapLibre, at: ScreenPoint, onChoose: MapOptions['onChoose']): Promise<void> {
  const circle = circleAt(map, at)
  const cluster: unknown = circle?.properties.cluster_id
  if (typeof cluster !== 'number') return onChoose(circle?.properties.id)
  // Stores may have changed meanwhile; then the circle is no longer there.
  const zoom = await map
    .getSource<GeoJSONSource>(names.stores)
    ?.getClusterExpansionZoom(cluster)
    .catch(() => undefined)
  if (circle && zoom !== undefined) map.easeTo({ center: circle, zoom })
}

/** Returns the texts that say whose the map is, as its style and the descriptions of its tiles have them. */
const attributionsOf = (map: MapLibre): readonly string[] => {
  const texts = Object.keys(map.getStyle().sources).flatMap((id) => map.getSource(id)?.attribution || [])
  return [...new Set(texts)]
}

/** Opens a map in an element. A device that draws none has `onFailed` called. STO-2. */
export function openMap(container: HTMLElement, options: MapOptions): OpenMap | undefined {
  const { style, colours, locale, onReady, onFailed, onAttribution, onChoose } = options
  let map: MapLibre
  try {
    map = new MapLibre({
      container,
      style,
      locale,
      attributionControl: false,
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxZoom: 17,
    })
  } catch {
    onFailed()
    return undefined
  }
  let isReady = false
  let shown = ''
  // Tiles that do not come leave their places empty; without a style there is nothing.
  map.on('error', () => !isReady && onFailed())
  map.once('style.load', () => {
    isReady = true
    addLayers(map, colours)
    onAttribution(attributionsOf(map))
    onReady()
  })
  map.on('sourcedata', ({ sourceDataType }) => {
    if (isReady && sourceDataType === 'metadata') onAttribution(attributionsOf(map))
  })
  map.on('click', ({ point }) => void press(map, point, onChoose))
  map.addControl(new NavigationControl({ showCompass: false }))
  map.touchZoomRotate.disableRotation()
  return {
    show: (stores, near, isFound) => {
      const features = stores.flatMap((store) => {
        const place = positionOf(store)
        return place ? [featureAt(place, { id: store.id })] : []
      })
      void map.getSource<GeoJSONSource>(names.stores)?.setData(collection(features))
      void map.getSource<GeoJSONSource>(names.near)?.setData(collection(near ? [featureAt(near)] : []))
      const all = JSON.stringify([near, isFound, stores.map(({ id }) => id).toSorted()])
      if (all === shown) return
      shown = all
      // Near a member, the next few: the whole country would be too far to see where they are.
      const places = near && !isFound ? [featureAt(near), ...features.slice(0, 5)] : features
      const bounds = new LngLatBounds()
      for (const { geometry } of places) bounds.extend(geometry.coordinates)
      if (places.length > 0) map.fitBounds(bounds, { padding, maxZoom: 14, animate: false })
    },
    mark: (id) => {
      const width: ExpressionSpecification = ['case', ['==', ['get', 'id'], id ?? ''], 6, 2]
      map.setPaintProperty(names.stores, 'circle-stroke-width', width)
    },
    close: () => map.remove(),
  }
}

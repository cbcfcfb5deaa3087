import {
  type ComponentType,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react'
import { reportLateCode, sharedImport } from '#lib/browser/late-code.ts'
import type { Elements } from './elements.ts'
import { ErrorBoundary } from './island.tsx'
import { Missing, type MissingProps } from './missing.tsx'

interface LateOptions<TProps> {
  /** Stands in its place while its code is on the way; nothing unless given. */
  waiting?: ComponentType<TProps>
  /** The sentence that says that it is missing; without it, that a part of the page is. */
  what?: MissingProps['what']
  /** Stands in its place when it is missing, instead of a line with that sentence. */
  instead?: ComponentType<TProps & MissingProps>
}

interface LateProps {
  /** Content below the part, which waits until the part, or the sentence that it is missing, is there. */
  below?: Elements
}

/** One press tries everything again that is missing on the page: parts may share the file that did not come. */
const retried = 'late-retried'

const never = () => () => {}

/**
 * A part whose code arrives after its page, behind a boundary of its own. When the code does not come, or the part
 * cannot be drawn, its place says so and offers another try; everything else stays. `fetch` brings the code ahead and
 * never rejects; `isMissing` tells whether the code did not come when it was last needed.
 */
export function late<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  { waiting: Waiting = () => null, what, instead: Instead = Missing }: LateOptions<TProps> = {},
) {
  let Part: ComponentType<TProps> | undefined
  let isNeeded = false
  let isMissing = false
  let hasFailed = false
  /** Each draws a place of the part anew. */
  const places = new Set<() => void>()

  const bring = sharedImport(async () => {
    try {
      Part = await load()
      isMissing = hasFailed = false
      return Part
    } catch (error) {
      // What was fetched ahead in vain disturbs nobody.
      if (isNeeded) {
        reportLateCode(hasFailed)
        isMissing = hasFailed = true
      }
      throw error
    } finally {
      startTransition(() => {
        for (const draw of places) draw()
      })
    }
  })
  const need = () => {
    isNeeded = true
    isMissing = false
    return bring()
  }

  // What stands in the built HTML stays there until its code has come. Everywhere else the part is drawn from a state:
  // React holds back by 300 ms what `Suspense` has hidden, and throws its error 177 when another island's effect
  // changes the same root at that moment.
  const Built = lazy(async () => ({ default: await need() }))

  function Late(props: TProps & LateProps) {
    const [place] = useState(() => ({ isBuilt: false, isAsked: false, isBroken: false, tries: 0 }))
    const [, draw] = useReducer((count: number) => count + 1, 0)
    // React asks for the server's value only where HTML is built, and where built HTML is taken over.
    const isBuilt = useSyncExternalStore(
      never,
      () => place.isBuilt,
      () => {
        place.isBuilt = true
        return true
      },
    )
    if (!isBuilt && !place.isAsked) {
      place.isAsked = true
      if (!Part) need().catch(() => {})
    }
    const isWaiting = !(isBuilt || Part || isMissing)
    useEffect(() => {
      const hear = () => {
        // The code may have come meanwhile for another of its places, or have failed without being shown yet.
        if (!place.isBroken && !isMissing) return
        place.isBuilt = place.isAsked = place.isBroken = false
        place.tries++
        draw()
      }
      places.add(draw)
      addEventListener(retried, hear)
      // The code may have come since this was drawn.
      if (isWaiting && (Part || isMissing)) draw()
      return () => {
        places.delete(draw)
        removeEventListener(retried, hear)
      }
    }, [place, isWaiting])

    const instead = () => <Instead {...props} again={() => dispatchEvent(new Event(retried))} what={what} />
    const waiting = <Waiting {...props} />
    const part = () => {
      if (isBuilt) return <Built {...props} />
      if (Part) return <Part {...props} />
      return isMissing ? instead() : waiting
    }
    return (
      <Suspense fallback={waiting}>
        <ErrorBoundary
          fallback={instead}
          key={place.tries}
          onShown={() => {
            place.isBroken = true
          }}
        >
          {part()}
        </ErrorBoundary>
        {!isWaiting && props.below}
      </Suspense>
    )
  }
  return Object.assign(Late, {
    fetch: (): Promise<unknown> => bring().catch(() => {}),
    isMissing: () => isMissing,
  })
}

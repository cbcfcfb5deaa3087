import workerUrl from './smaller-photo-worker.ts?worker&url'

/** The worker's answer: the smaller photo, or nothing when it cannot make one. */
export type SmallerPhoto = Blob | undefined

/** The time that a photo may take, in milliseconds; an old phone needs some seconds. */
const patience = 20_000

let policy: TrustPolicy | undefined

/** The address of the worker as Trusted Types want it: the policy makes no other address trusted. */
const trusted = (): string => {
  policy ??= window.trustedTypes?.createPolicy('photo-worker', { createScriptURL: () => workerUrl })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}

/** A photo as large as a receipt needs, made in a worker; undefined when this browser cannot, or it would not become smaller. */
export const smallerPhoto = async (photo: Blob): Promise<SmallerPhoto> => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const working = new Worker(trusted(), { type: 'module' })
    worker = working
    const smaller = await new Promise<SmallerPhoto>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patience)
      working.onmessage = ({ data }: MessageEvent<SmallerPhoto>) => resolve(data)
      working.onerror = () => resolve(undefined)
      working.postMessage(photo)
    })
    return smaller?.type === photo.type && smaller.size < photo.size ? smaller : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    worker?.terminate()
  }
}

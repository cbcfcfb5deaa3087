/** The reason why no camera runs: the member or the browser refused, or there is none to use. */
export type CameraFailure = 'refused' | 'unavailable'

/** Tells what the failure to open a camera means. Media Capture and Streams (W3C), getUserMedia. */
export const cameraFailure = (error: unknown): CameraFailure =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? 'refused'
    : 'unavailable'

/**
 * Opens the camera that looks away from the member and gives its picture, to be put on the page. The camera is let
 * go when `signal` aborts, also while the browser still asks for permission. `onEnd` hears when it is taken away.
 * @throws what the browser says; see `cameraFailure`
 */
export const openCamera = async (signal: AbortSignal, onEnd: () => void): Promise<HTMLVideoElement> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) stop()
  signal.throwIfAborted()
  signal.addEventListener('abort', stop, { once: true })
  for (const track of stream.getTracks()) track.addEventListener('ended', onEnd)
  const picture = document.createElement('video')
  picture.muted = true
  picture.playsInline = true
  picture.autoplay = true
  picture.srcObject = stream
  return picture
}

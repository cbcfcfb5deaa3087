const two = (value: number) => String(value).padStart(2, '0')

/** A time that is left as `m:ss`, from an hour on as `h:mm:ss`. Whole seconds. TIL-1. */
export function formatLeft(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

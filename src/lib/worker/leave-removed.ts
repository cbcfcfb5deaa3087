import { removeAll } from './kept-build.ts'
import type { WorkerScope } from './worker-scope.ts'

const leaveIfRemoved = async ({ registration }: Pick<WorkerScope, 'registration'>): Promise<boolean> => {
  const { status } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 && status !== 410) return false
  await removeAll()
  return registration.unregister()
}

/** Returns a function that takes the worker away where its site has none any more, and tells so; it asks once. OFF-3. */
export const leaverOf = (scope: Pick<WorkerScope, 'registration'>): (() => Promise<boolean>) => {
  let leaving: Promise<boolean> | undefined
  return () => {
    // Without network the worker stays.
    leaving ??= leaveIfRemoved(scope).catch(() => false)
    return leaving
  }
}

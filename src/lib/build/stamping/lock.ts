import { readFile, rm, writeFile } from 'node:fs/promises'

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process cannot be asked, and runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Works while no other command works in the same folder: two that are started by the clock would take each other's sites in the
 * making away. The mark of a command that was killed counts for nothing.
 * @throws with one sentence when another one is at work
 */
export const alone = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  const file = `${folder}/.lock`
  const take = () => writeFile(file, String(process.pid), { flag: 'wx' })
  try {
    await take()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const pid = Number(await readFile(file, 'utf8').catch(() => ''))
    if (pid > 0 && pid !== process.pid && isRunning(pid))
      throw new Error(
        `another command makes sites in ${folder} (process ${pid}); if it does not, remove ${file}`,
      )
    await rm(file, { force: true })
    await take()
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

import { useEffect, useState } from 'react'
import { NotPlayable, type Recording, readReport } from '#lib/qa/recording.ts'

/** The bug report that a map's address holds: played, or why it cannot be. Undefined where it holds none. */
export type Read =
  | { readonly recording: Recording; readonly problem?: undefined }
  | { readonly recording?: undefined; readonly problem: string }
  | undefined

/** Reads a report or its link, or says what is wrong with it. */
export const readSafely = async (text: string): Promise<NonNullable<Read>> => {
  try {
    return { recording: await readReport(text) }
  } catch (error) {
    if (error instanceof NotPlayable) return { problem: error.message }
    throw error
  }
}

/** Reads the report in the address, now and whenever it changes. */
export function useRecording(): Read {
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    const readAddress = () => {
      const { hash } = location
      if (!hash.startsWith('#replay=')) return setRead(undefined)
      void readSafely(hash).then((found) => {
        if (hash === location.hash) setRead(found)
      })
    }
    readAddress()
    addEventListener('hashchange', readAddress)
    return () => removeEventListener('hashchange', readAddress)
  }, [])
  return read
}

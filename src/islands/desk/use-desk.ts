import { useCallback, useEffect, useRef, useState } from 'react'
import { type Desk, nameOfText, partsOfName, type Status } from '#lib/build/desk/model.ts'
import { ask } from './ask.ts'

/** The milliseconds without a key after which a text is kept. */
const pause = 200

/** The last text that was typed, with the one before it. */
export interface Typed {
  readonly name: string
  readonly before: string
  readonly text: string
}

/** The desk as its page uses it. */
export interface UsedDesk {
  readonly desk: Desk
  readonly textOf: (name: string) => string
  readonly type: (name: string, text: string) => void
  readonly fits: (name: string) => void
  readonly save: () => void
  readonly last: Typed | undefined
  /** True while something that was typed is on its way to the file of drafts. */
  readonly isKeeping: boolean
  /** The result of what was done last, in a sentence. */
  readonly notice: string
}

/** Loads the desk, and keeps each text while it is typed. */
export const useDesk = (): UsedDesk | { readonly error: string } | undefined => {
  const [desk, setDesk] = useState<Desk>()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [last, setLast] = useState<Typed>()
  const [isKeeping, setKeeping] = useState(false)
  const [notice, setNotice] = useState('')
  const [error, setError] = useState<string>()
  const waiting = useRef(new Map<string, string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<void>>(Promise.resolve())

  const take = useCallback((status: Status) => setDesk((before) => before && { ...before, ...status }), [])

  const flush = useCallback(
    (closing = false) => {
      clearTimeout(timer.current)
      const all = [...waiting.current]
      waiting.current.clear()
      if (closing) {
        for (const [name, text] of all) void ask.draft(name, text, true).catch(() => undefined)
        return sending.current
      }
      sending.current = sending.current.then(async () => {
        for (const [name, text] of all) {
          try {
            const status = await ask.draft(name, text)
            take(status)
          } catch {
            // The desk's window is closed, or it is being started again: nothing that was typed is given up.
            if (!waiting.current.has(name)) waiting.current.set(name, text)
            setNotice(
              'The desk does not answer. What you have typed stays here, and is kept as soon as it does.',
            )
            timer.current = setTimeout(() => flush(), 2000)
            return
          }
        }
        if (waiting.current.size === 0) setKeeping(false)
      })
      return sending.current
    },
    [take],
  )

  useEffect(() => {
    ask.desk().then(setDesk, (problem: Error) => setError(problem.message))
    const close = () => void flush(true)
    addEventListener('pagehide', close)
    return () => removeEventListener('pagehide', close)
  }, [flush])

  if (error !== undefined) return { error }
  if (!desk) return undefined
  const textOf = (name: string): string => {
    const [language, id] = partsOfName(name)
    return typed[name] ?? desk.drafts[name]?.text ?? desk.texts[language]?.[id] ?? ''
  }
  return {
    desk,
    textOf,
    last,
    isKeeping,
    notice,
    type: (name, text) => {
      setLast({ name, before: textOf(name), text })
      setTyped((before) => ({ ...before, [name]: text }))
      waiting.current.set(name, text)
      setKeeping(true)
      setNotice('')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => flush(), pause)
    },
    fits: (name) => void ask.fits(name).then(take, (problem: Error) => setNotice(problem.message)),
    save: () => {
      void flush()
        .then(() => ask.save())
        .then(
          ({ files, waiting: left, ...status }) => {
            take(status)
            setDesk((before) => before && { ...before, texts: status.texts })
            setTyped({})
            const done =
              files.length === 0
                ? 'Nothing to save.'
                : `Saved in ${files.length === 1 ? files[0] : `${files.length} files`}.`
            setNotice(
              left === 0
                ? done
                : `${done} ${left === 1 ? 'One text waits: a mistake is in it.' : `${left} texts wait: a mistake is in each.`}`,
            )
          },
          (problem: Error) => setNotice(problem.message),
        )
    },
  }
}

/** The name of the text of a field in a language; settings have one for all. */
export const nameIn = (language: string, id: string): string =>
  nameOfText(id.startsWith('settings/') ? 'none' : (language as 'en'), id)

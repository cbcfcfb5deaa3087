import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  clubOfName,
  type Desk,
  fieldOfName,
  nameOfText,
  partsOfName,
  type Saved,
  type Status,
} from '#lib/build/desk/model.ts'

type Names = Readonly<Record<string, string>>

/** The milliseconds without a key after which a text is kept. */
const pause = 200

/** Asks the desk's server; with a body, for an action. Rejects with a sentence. */
export const ask = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
  const action = {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'Content-Type': 'application/json' },
  }
  const response = await fetch(path, body === undefined ? undefined : action)
  const answer: Answer & { readonly error?: string } = await response.json()
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer
}

/** The last text that was typed, with the one before it. */
export interface Typed {
  readonly name: string
  readonly before: string
  readonly text: string
}

const savedSentence = ({ files, waiting }: Saved): string => {
  const done = files.length === 1 ? `Saved in ${files[0]}.` : `Saved in ${files.length} files.`
  const left =
    waiting === 1 ? 'One text waits: a mistake is in it.' : `${waiting} texts wait: a mistake is in each.`
  return `${files.length === 0 ? 'Nothing to save.' : done}${waiting === 0 ? '' : ` ${left}`}`
}

/** Loads the desk, and keeps each text while it is typed. */
export const useDesk = () => {
  const client = useQueryClient()
  const { data: desk, error } = useQuery({ queryKey: ['desk'], queryFn: () => ask<Desk>('api/desk') })
  /** The texts that were typed and are not kept yet. */
  const [typed, setTyped] = useState<Names>({})
  const [last, setLast] = useState<Typed>()
  const sending = useMutation({
    mutationFn: ({ action, texts }: { readonly action: 'draft' | 'save'; readonly texts: Names }) =>
      ask<Status | Saved>(`api/${action}`, texts),
    // One after another: an older text never comes behind a newer one.
    scope: { id: 'desk' },
    // The desk's window is closed, or it is being started again: nothing that was typed is given up.
    retry: (_, problem) => problem instanceof TypeError,
    retryDelay: 2000,
    onSuccess: (status, { texts }) => {
      client.setQueryData<Desk>(['desk'], (before) => before && { ...before, ...status })
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, text]) => texts[name] !== text)),
      )
    },
  })
  const { mutate, isPending, isError, variables, data, failureCount } = sending
  const isTyped = Object.keys(typed).length > 0

  useEffect(() => {
    const isRefused = isError && variables.texts === typed
    if (!isTyped || isPending || isRefused) return
    const timer = setTimeout(() => mutate({ action: 'draft', texts: typed }), pause)
    return () => clearTimeout(timer)
  }, [typed, isTyped, isPending, isError, variables, mutate])

  if (error) return { error: error.message }
  if (!desk) return undefined
  const textOf = (name: string): string => {
    const [language, id] = partsOfName(name)
    return typed[name] ?? desk.drafts[name]?.text ?? desk.texts[language]?.[id] ?? ''
  }
  /** The text as pages show it: what a club does not say in its own words all clubs say, and what a language does not say, English. */
  const seenOf = (name: string, text = textOf(name)): string => {
    const [language] = partsOfName(name)
    const field = fieldOfName(name)
    return text || textOf(nameOfText(language, field)) || textOf(nameOfText('en', field))
  }
  /** The state of what is kept and saved, and the result of saving, in a sentence. */
  const notice = (): string => {
    const drafts = Object.keys(desk.drafts).length
    if (isPending && failureCount > 0)
      return 'The desk does not answer. What you have typed stays here, and is kept as soon as it does.'
    if (sending.error) return sending.error.message
    if (isTyped) return 'Keeping what you type…'
    if (data && 'files' in data) return savedSentence(data)
    return drafts === 0 ? 'Everything is saved.' : `${drafts} kept, not saved yet.`
  }
  return {
    ...{ desk, textOf, seenOf, last, notice: notice() },
    type: (name: string, text: string) => {
      setLast({
        name,
        before: seenOf(name),
        text: clubOfName(name) === undefined ? text : seenOf(name, text),
      })
      setTyped((before) => ({ ...before, [name]: text }))
    },
    save: () => mutate({ action: 'save', texts: typed }),
  }
}

export type UsedDesk = Extract<ReturnType<typeof useDesk>, { readonly desk: Desk }>

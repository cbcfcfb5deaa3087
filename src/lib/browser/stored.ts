import * as v from 'valibot'
import { type TextStorage, tabStorage } from './storage.ts'

/** A value that a browser keeps under one key. Nothing of it throws: a full or denied storage keeps it for this page. */
export interface Stored<T> {
  /** The value as it was kept; undefined when there is none, or what lies there is not of its kind. */
  read(): T | undefined
  write(value: T): void
  remove(): void
  /** Calls back when another tab changes the value or clears the storage. Returns how to stop. */
  watch(listener: (value: T | undefined) => void): () => void
}

/** Calls back when another tab changes a key, or with null when it clears the storage. Returns how to stop. */
export const watchStorage = (listener: (key: string | null) => void): (() => void) => {
  const changed = ({ key }: StorageEvent) => listener(key)
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** The schema of a value that whoever reads it judges by rules of its own. */
export const anything = v.unknown()

/** A text, as it is: in the tab's storage unless another one is given. */
export const storedText = (key: string, storage: TextStorage = tabStorage()): Stored<string> => {
  const read = () => storage.get(key)
  return {
    read,
    write: (value) => storage.set(key, value),
    remove: () => storage.remove(key),
    watch: (listener) => watchStorage((changed) => (changed ?? key) === key && listener(read())),
  }
}

/** A value of a schema, as JSON: in the tab's storage unless another one is given. */
export const stored = <const TSchema extends v.GenericSchema>(
  key: string,
  schema: TSchema,
  storage: TextStorage = tabStorage(),
): Stored<v.InferOutput<TSchema>> => {
  const text = storedText(key, storage)
  const read = () => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(text.read() ?? ''))
      return parsed.success ? parsed.output : undefined
    } catch {
      return undefined
    }
  }
  return {
    read,
    write: (value) => text.write(JSON.stringify(value)),
    remove: text.remove,
    watch: (listener) => text.watch(() => listener(read())),
  }
}

import {
  type Attempt,
  type CallError,
  type CallErrorName,
  callErrorOf,
  codeOf,
  untried,
} from '../call-error.ts'
import type { FileKind, FileRefusal, UploadedFile } from './receipt.ts'
import type { StorageFailure } from './waiting-receipt.ts'

/** The reason why a file was not uploaded; `changed`: it was changed, moved or deleted after it was chosen. */
export type UploadError =
  | { readonly kind: 'changed' | 'size' | 'type' }
  | { readonly kind: 'callError'; readonly callError: CallError }

export interface ChosenFile {
  /** A key that is unique in the list: that of `name`. */
  readonly key: string
  /** The name that is shown and sent: the file's own, with a number where another file of the list has it. */
  readonly name: string
  readonly file: Blob & { readonly name: string }
  readonly kind: FileKind
  /** A photo of more bytes or pixels than a receipt needs. */
  readonly isLarge: boolean
}

export interface ListedFile extends ChosenFile {
  readonly stage: 'waiting' | 'sending' | 'taken' | 'failed'
  readonly error?: UploadError | undefined
  readonly id?: UploadedFile['id'] | undefined
}

export interface IgnoredFile {
  readonly name: string
  readonly reason: FileRefusal
}

export type Taken = Pick<UploadedFile, 'id'>

export type UploadList = readonly ListedFile[]

export interface Examined {
  readonly chosen: readonly ChosenFile[]
  readonly ignored: readonly IgnoredFile[]
}

/** An upload as it stands; the attempt is that of handing everything over. */
export interface Upload extends Attempt {
  readonly list: UploadList
  readonly pending: readonly File[]
  readonly ignored: readonly IgnoredFile[]
  readonly isSmaller: boolean
  /** The number of files that were put aside, to be sent when there is a network. */
  readonly kept: number
  readonly failure: StorageFailure | undefined
}

/** The files that were put aside, by their keys, and what became of the others. */
export interface PutAside {
  readonly kept: readonly string[]
  readonly changed: readonly string[]
  readonly failure?: StorageFailure | undefined
}

export const nothingChosen: Upload = {
  ...untried,
  list: [],
  pending: [],
  ignored: [],
  isSmaller: false,
  kept: 0,
  failure: undefined,
}

export const addExaminedFiles = ({ list }: Upload, { chosen, ignored }: Examined): Partial<Upload> => ({
  list: [...list, ...chosen.map((file) => ({ ...file, stage: 'waiting' as const }))],
  ignored,
  pending: [],
})

export const without = (list: UploadList, key: string): UploadList => list.filter((file) => file.key !== key)

const changed = (
  list: UploadList,
  isChanged: (file: ListedFile) => boolean,
  change: Pick<ListedFile, 'stage' | 'error' | 'id'>,
): UploadList => list.map((file) => (isChanged(file) ? { ...file, error: undefined, ...change } : file))

export const nextFile = (list: UploadList): ListedFile | undefined =>
  list.find(({ stage }) => stage === 'waiting')

export const sentFile = (list: UploadList): ListedFile | undefined =>
  list.find(({ stage }) => stage === 'sending')

export const started = (list: UploadList): UploadList => {
  const next = nextFile(list)
  return changed(list, (file) => file === next, { stage: 'sending' })
}

export const arrived = (list: UploadList, { id }: Taken): UploadList =>
  changed(list, ({ stage }) => stage === 'sending', { stage: 'taken', id })

/** The file on its way came back. error: what the client, or the reading of the file, fails with. */
export const failed = (list: UploadList, error: unknown): UploadList =>
  changed(list, ({ stage }) => stage === 'sending', { stage: 'failed', error: uploadErrorOf(error) })

/** Files that failed, or one of them, may try again. */
export const triedAgain = ({ list }: Upload, key?: string): Partial<Upload> => ({
  list: changed(list, (file) => file.stage === 'failed' && (key ?? file.key) === file.key, {
    stage: 'waiting',
  }),
  callError: undefined,
  ignored: [],
  kept: 0,
  failure: undefined,
})

/** The list once the file on its way was stopped: it waits again. */
export const stopped = (list: UploadList): UploadList =>
  changed(list, ({ stage }) => stage === 'sending', { stage: 'waiting' })

/** The files that may be put aside: all but those that were refused, or changed. */
export const forLater = (list: UploadList): UploadList =>
  list.filter(
    ({ error }) => !error || (error.kind === 'callError' && unreachable.includes(error.callError.name)),
  )

export const withoutKept = (upload: Upload, { kept, changed: keys, failure }: PutAside): Partial<Upload> => {
  const list = upload.list.filter(({ key }) => !kept.includes(key))
  return {
    ...(list.length === 0 ? untried : {}),
    list: changed(list, ({ key }) => keys.includes(key), { stage: 'failed', error: { kind: 'changed' } }),
    kept: kept.length,
    failure,
  }
}

/** The errors after which no answer came, or none in time. */
const unreachable: readonly CallErrorName[] = ['network', 'timeout']

/** True when a file was not uploaded because the platform could not be reached. error: what the client fails with. */
export const isUnreachable = (error: unknown): boolean => unreachable.includes(callErrorOf(error).name)

const kinds = new Map<unknown, 'changed' | 'size' | 'type'>([
  ['file_changed', 'changed'],
  ['file_too_big', 'size'],
  ['file_type', 'type'],
])

/** Returns the reason why a file was not uploaded. error: what the client, or the reading of the file, fails with. */
export const uploadErrorOf = (error: unknown): UploadError => {
  const kind = kinds.get(codeOf(error))
  return kind ? { kind } : { kind: 'callError', callError: callErrorOf(error) }
}

import { largestMegabytes } from '#lib/domain/receipts/receipt-file.ts'
import type { UploadError } from '#lib/domain/receipts/upload-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'

/** Returns the reason why a file was not uploaded, in words; the server's own message comes before ours. */
export function useErrorText(error: UploadError | undefined): string | undefined {
  const { errors, receiptsUpload } = useWords()
  switch (error?.kind) {
    case undefined:
      return undefined
    case 'changed':
      return receiptsUpload.changed()
    case 'size':
      return errors.maxSize({ size: largestMegabytes })
    case 'type':
      return receiptsUpload.ignored.type()
    case 'callError':
      return error.callError.serverMessage ?? errors[error.callError.name]()
  }
}

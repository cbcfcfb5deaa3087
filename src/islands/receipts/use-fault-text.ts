import { largestMegabytes } from '#lib/domain/receipt-file.ts'
import type { UploadFault } from '#lib/domain/upload-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'

/** Why a file did not get through, in words; the server's own go before ours. */
export function useFaultText(fault: UploadFault | undefined): string | undefined {
  const { errors, upload } = useWords()
  switch (fault?.kind) {
    case undefined:
      return undefined
    case 'changed':
      return upload.changed()
    case 'size':
      return errors.maxSize({ size: largestMegabytes })
    case 'type':
      return upload.ignored.type()
    case 'trouble':
      return fault.trouble.said ?? errors[fault.trouble.name]()
  }
}

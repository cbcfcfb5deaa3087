import { AlertIcon } from '#islands/ui/icons/alert.tsx'
import { largestMegabytes } from '#lib/domain/receipt-file.ts'
import type { IgnoredFile } from '#lib/domain/upload-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { FileName } from './file-name.tsx'
import { rowLook } from './look.ts'

const look = {
  title: css({ textStyle: 'small', fontWeight: 'bold' }),
  file: css({ paddingBlock: '1' }),
}

/** As many are named; of hundreds nobody reads every name. */
const mostNamed = 5

/** The files that were left out of the last choice, each with its reason, in red under the zone. Spec §8; BI-01 to BI-11. */
export function IgnoredFiles({ files }: { files: readonly IgnoredFile[] }) {
  const { errors, upload: words } = useWords()
  const more = files.length - mostNamed
  return (
    <div hidden={files.length === 0} role="alert">
      <h3 className={look.title}>{words.ignored.title()}</h3>
      <ul>
        {files.slice(0, mostNamed).map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li className={look.file} key={index}>
            <FileName name={name} />
            <p className={field().error}>
              <AlertIcon />
              {reason === 'size' ? errors.maxSize({ size: largestMegabytes }) : words.ignored[reason]()}
            </p>
          </li>
        ))}
        {more > 0 && <li className={rowLook.said}>{words.ignored.more({ n: more })}</li>}
      </ul>
    </div>
  )
}

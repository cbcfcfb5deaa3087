import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { largestMegabytes } from '#lib/domain/receipts/receipt-file.ts'
import type { IgnoredFile } from '#lib/domain/receipts/upload-list.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { FileName } from './file-name.tsx'
import { rowStyles } from './styles.ts'

const styles = {
  title: css({ textStyle: 'small', fontWeight: 'bold' }),
  file: css({ paddingBlock: '1' }),
}

/** As many are named; of hundreds nobody reads every name. */
const mostNamed = 5

/** The files that were left out of the last choice, each with its reason, in red under the zone. RCP-2; BI-01 to BI-11. */
export function IgnoredFiles({ files }: { files: readonly IgnoredFile[] }) {
  const { errors, receiptsUpload: words } = useWords()
  const more = files.length - mostNamed
  return (
    <div hidden={files.length === 0} role="alert">
      <h3 className={styles.title}>{words.ignored.title()}</h3>
      <ul>
        {files.slice(0, mostNamed).map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li className={styles.file} key={index}>
            <FileName name={name} />
            <p className={field().error}>
              <CircleAlertIcon />
              <span>
                {reason === 'size' ? errors.maxSize({ size: largestMegabytes }) : words.ignored[reason]()}
              </span>
            </p>
          </li>
        ))}
        {more > 0 && <li className={rowStyles.note}>{words.ignored.more({ n: more })}</li>}
      </ul>
    </div>
  )
}

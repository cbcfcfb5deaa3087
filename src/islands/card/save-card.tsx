import { useMutation } from '@tanstack/react-query'
import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import DownloadIcon from 'lucide-react/icons/download'
import { importLate } from '#lib/browser/late-code.ts'
import type { CardCode } from '#lib/format/card-code.ts'
import { htmlLang } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { Button } from '../ui/button.tsx'
import { Line } from '../ui/text/line.tsx'

interface SaveCardProps {
  code: CardCode
  name: string
  number: string
}

/** Keeps the card as a PDF. What makes one is fetched when it is asked for. PRF-4. */
export function SaveCard({ code, name, number }: SaveCardProps) {
  const { cardPass } = useWords()
  const locale = useLocale()
  const saving = useMutation(
    {
      mutationFn: async () => {
        const { saveCard } = await importLate(() => import('./card-file.ts'))
        await saveCard({ code, name, number, label: cardPass.number(), language: htmlLang(locale) })
      },
    },
    queryClient,
  )
  return (
    <>
      <Button icon={<DownloadIcon />} loading={saving.isPending} onClick={() => saving.mutate()} wide>
        {cardPass.save()}
      </Button>
      <div hidden={!saving.isError} role="alert">
        {saving.isError && (
          <Line icon={<CircleAlertIcon />} tone="error">
            {cardPass.unsaved()}
          </Line>
        )}
      </div>
    </>
  )
}

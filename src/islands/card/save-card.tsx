import { useMutation } from '@tanstack/react-query'
import type { CardCode } from '#lib/format/card-code.ts'
import { htmlLang } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { Button } from '../ui/button.tsx'
import { AlertIcon } from '../ui/icons/alert.tsx'
import { SaveIcon } from '../ui/icons/save.tsx'
import { Line } from '../ui/marks.tsx'

interface SaveCardProps {
  code: CardCode
  name: string
  number: string
}

/** Keeps the card as a PDF. What makes one is fetched when it is asked for. Spec §2, my card: save as PDF. */
export function SaveCard({ code, name, number }: SaveCardProps) {
  const { pass } = useWords()
  const locale = useLocale()
  const saving = useMutation(
    {
      mutationFn: async () => {
        const { saveCard } = await import('./card-file.ts')
        await saveCard({ code, name, number, label: pass.number(), language: htmlLang(locale) })
      },
    },
    queryClient,
  )
  return (
    <>
      <Button icon={<SaveIcon />} loading={saving.isPending} onClick={() => saving.mutate()} wide>
        {pass.save()}
      </Button>
      <div hidden={!saving.isError} role="alert">
        {saving.isError && (
          <Line icon={<AlertIcon />} tone="error">
            {pass.unsaved()}
          </Line>
        )}
      </div>
    </>
  )
}

import { useMachine } from '@xstate/react'
import { Card } from '#islands/ui/card.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { OfflineLine } from '#islands/ui/state/offline-line.tsx'
import { useOnline } from '#islands/ui/state/use-online.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { promoCode } from '#machines/promo-code/promo-code.store.ts'
import { promoCodeView } from '#machines/promo-code/promo-code.view.ts'
import { PromoForm } from './promo-form.tsx'
import { PromoGain } from './promo-gain.tsx'

/** Giving the club a promo code, and what it gave back. PRF-7. */
export function PromoCode() {
  const words = useWords()
  const online = useOnline()
  const [snapshot, send] = useMachine(promoCode)
  const view = promoCodeView(snapshot)
  return (
    <div className={screen}>
      {!online && <OfflineLine text={words.registration.form.offline()} />}
      <Card>
        {view.gain ? (
          <PromoGain gain={view.gain} onAnother={() => send({ type: 'anotherAsked' })} />
        ) : (
          <PromoForm
            onSubmit={(typed) => send({ type: 'submitted', typed })}
            onType={() => send({ type: 'typed' })}
            view={view}
          />
        )}
      </Card>
    </div>
  )
}

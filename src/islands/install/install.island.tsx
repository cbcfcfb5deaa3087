import { useMachine } from '@xstate/react'
import ShareIcon from 'lucide-react/icons/share'
import SquarePlusIcon from 'lucide-react/icons/square-plus'
import { useId } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { island } from '#islands/ui/island.tsx'
import { Live } from '#islands/ui/live.tsx'
import { useLateSheet } from '#islands/ui/use-late-sheet.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { installView } from '#machines/install/install.machine.ts'
import { install, installInput } from '#machines/install/install.store.ts'
import { css } from '#styled/css'
import sheet from './install.css?inline'

const styles = {
  title: css({ textStyle: 'heading' }),
  text: css({ mt: '2', color: 'muted', maxWidth: 'text' }),
}

/** The offer to install the portal, at the lower edge of the window until it is answered. It takes no focus. OFF-4. */
function InstallOffer() {
  const { common, install: words } = useWords()
  const id = useId()
  const [snapshot, send] = useMachine(install, { input: installInput() })
  const { shown, explains, busy, label } = installView(snapshot)
  const decline = () => send({ type: 'declined' })
  useLateSheet(sheet)
  if (!shown) return null
  return (
    <section aria-labelledby={id} className="install">
      <Card padding="small">
        <h2 className={styles.title} id={id}>
          {words.title()}
        </h2>
        {explains ? (
          <>
            <ol>
              <li>
                <ShareIcon />
                <span>{words.share()}</span>
              </li>
              <li>
                <SquarePlusIcon />
                <span>{words.addToHome()}</span>
              </li>
            </ol>
            <div className="install-actions">
              <Button onClick={decline}>{common.close()}</Button>
            </div>
          </>
        ) : (
          <>
            <p className={styles.text}>{words.text()}</p>
            <div className="install-actions">
              <Button onClick={decline}>{words.decline()}</Button>
              <Button loading={busy} onClick={() => send({ type: 'agreed' })} tone="primary">
                {words[label]()}
              </Button>
            </div>
          </>
        )}
      </Card>
    </section>
  )
}

/** The place of the offer to install the portal. Nothing of it is fetched before a member's second activation. OFF-4. */
export const InstallIsland = island(() => <Live waiting={null}>{() => <InstallOffer />}</Live>)

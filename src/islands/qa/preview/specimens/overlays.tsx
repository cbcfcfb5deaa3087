import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CodeText } from '#islands/ui/code/code-text.tsx'
import { EnlargeButton } from '#islands/ui/code/enlarge-button.tsx'
import { LazyDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import { LazyDrawer } from '#islands/ui/dialog/drawer-lazy.tsx'
import { FullScreen } from '#islands/ui/dialog/full-screen.tsx'
import { LazyTermsDialog } from '#islands/ui/dialog/terms-dialog-lazy.ts'
import type { ToastItem } from '#islands/ui/dialog/toast.tsx'
import { LazyToaster } from '#islands/ui/dialog/toaster-lazy.tsx'
import { CopyButton } from '#islands/ui/shapes/copy-button.tsx'
import { cardPassWords } from '#lib/i18n/card-pass/words.ts'
import { consentsWords } from '#lib/i18n/consents/words.ts'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { frameToastsWords } from '#lib/i18n/frame-toasts/words.ts'
import { css } from '#styled/css'
import { Specimen } from '../specimen.tsx'
import { useProse } from '../use-prose.ts'
import { useSpoken } from '../use-spoken.ts'

const sizes = ['normal', 'wide', 'full'] as const
const padded = css({ padding: '6' })
type Opened = (typeof sizes)[number] | 'drawer' | 'terms' | 'code'

/** Everything that lies above the page; a press opens it. */
export function Overlays() {
  const words = useSpoken(cardPassWords, consentsWords, couponsWords, frameToastsWords)
  const html = useProse()
  const { coupons, common, frame } = words
  const [opened, setOpened] = useState<Opened>()
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const close = () => setOpened(undefined)
  const tell = (kind: ToastItem['kind'], text: string) =>
    setToasts((before) => [
      ...before,
      { id: String(before.length + performance.now()), kind, text, count: 1 },
    ])
  return (
    <>
      <Specimen name="Dialogs, drawer, text of a consent">
        {([...sizes, 'drawer', 'terms'] as const).map((name) => (
          <Button aria-haspopup="dialog" key={name} onClick={() => setOpened(name)}>
            {name}
          </Button>
        ))}
      </Specimen>
      <Specimen column name="Button that enlarges a code">
        <EnlargeButton onClick={() => setOpened('code')}>{words.cardPass.enlarge()}</EnlargeButton>
      </Specimen>
      <Specimen column name="Button that copies; where the browser refuses, the text is shown selected">
        <CopyButton onCopied={() => tell('notice', words.cardPass.copied())} text="6340123456781001">
          {words.cardPass.copy()}
        </CopyButton>
      </Specimen>
      <Specimen name="Toasts">
        <Button onClick={() => tell('notice', coupons.activation.done())}>notice</Button>
        <Button onClick={() => tell('error', coupons.hint.points())}>error</Button>
      </Specimen>
      <FullScreen onClose={close} open={opened === 'code'} title={words.cardPass.zoom()}>
        <CodeText className={padded} code="482177309162" />
        <Button onClick={close}>{common.close()}</Button>
      </FullScreen>
      {sizes.map((size) => (
        <LazyDialog
          actions={
            <>
              <Button onClick={close} tone="confirm">
                {coupons.activation.confirm()}
              </Button>
              <Button onClick={close}>{coupons.activation.later()}</Button>
            </>
          }
          close={common.close()}
          key={size}
          onClose={close}
          open={opened === size}
          size={size}
          title={coupons.activation.title()}
        >
          <p>{coupons.activation.text({ minutes: 5 })}</p>
        </LazyDialog>
      ))}
      <LazyDrawer
        close={frame.menu.close()}
        label={frame.menu.label()}
        onClose={close}
        open={opened === 'drawer'}
      >
        <p className={padded}>{frame.menu.dashboard()}</p>
      </LazyDrawer>
      <LazyTermsDialog
        canAgree
        failed={undefined}
        isAsked
        isGated
        open={opened === 'terms'}
        send={close}
        title=""
        watchEnd={() => () => {}}
        watchesEnd={false}
        wording={html ? { html } : undefined}
        words={words}
      />
      <LazyToaster
        close={common.close()}
        items={toasts}
        label={words.frameToasts.label()}
        onDismiss={(id) => setToasts((before) => before.filter((one) => one.id !== id))}
      />
    </>
  )
}

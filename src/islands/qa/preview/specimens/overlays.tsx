import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { LazyDialog } from '#islands/ui/dialog-lazy.tsx'
import { LazyDrawer } from '#islands/ui/drawer-lazy.tsx'
import { LazyTermsDialog } from '#islands/ui/terms-dialog-lazy.ts'
import type { ToastItem } from '#islands/ui/toast.tsx'
import { LazyToaster } from '#islands/ui/toaster-lazy.tsx'
import { css } from '#styled/css'
import { Specimen } from '../specimen.tsx'
import { useProse } from '../use-prose.ts'
import { useSpoken } from '../use-spoken.ts'

const sizes = ['normal', 'wide', 'full'] as const
const padded = css({ padding: '6' })
type Opened = (typeof sizes)[number] | 'drawer' | 'terms'

/** Everything that lies above the page; a press opens it. */
export function Overlays() {
  const words = useSpoken()
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
      <Specimen name="Toasts">
        <Button onClick={() => tell('notice', coupons.activation.done())}>notice</Button>
        <Button onClick={() => tell('error', coupons.hint.points())}>error</Button>
      </Specimen>
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
        label={frame.toasts.label()}
        onDismiss={(id) => setToasts((before) => before.filter((one) => one.id !== id))}
      />
    </>
  )
}

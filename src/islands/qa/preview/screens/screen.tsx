import { useEffect, useRef } from 'react'
import { css } from '#styled/css'
import { type Clothes, dress } from './dress.ts'

const styles = {
  caption: css({ textStyle: 'label', marginBlockEnd: '2' }),
  frame: css({
    display: 'block',
    width: 'full',
    height: '[640px]',
    border: 'hairline',
    borderRadius: 'card',
    background: '[#ffffff]',
  }),
}

interface ScreenProps {
  name: string
  /** The address of a page of the portal. */
  address: string
  clothes: Clothes
}

/** A page of the portal in a frame, in the clothes that it is given; it can be used as any page can. */
export function Screen({ name, address, clothes }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const put = () => {
    const page = frame.current?.contentDocument
    if (page) dress(page, clothes)
  }
  // The clothes change, and the page that wears them stays.
  useEffect(put)
  return (
    <div>
      <p aria-hidden="true" className={styles.caption}>
        {name}
      </p>
      <iframe className={styles.frame} onLoad={put} ref={frame} src={address} title={name} />
    </div>
  )
}

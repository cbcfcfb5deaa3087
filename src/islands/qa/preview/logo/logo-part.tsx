import { useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { FileZone } from '#islands/ui/form/file-zone.tsx'
import { AlertIcon } from '#islands/ui/icons/alert.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { hexOf } from '#lib/design/contrast-table.ts'
import { paletteOf } from '#lib/qa/palette/palette.ts'
import { css } from '#styled/css'
import { choose, readAddress } from '../address.ts'
import { sense } from '../themed.ts'
import { type DrawnLogo, drawLogo } from './draw-logo.ts'
import { Swatch } from './swatch.tsx'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '3' }),
  title: css({ textStyle: 'label' }),
  made: css({ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start' }),
  shown: css({ display: 'flex', gap: '4', alignItems: 'center', minWidth: '0' }),
  // The ground of a sheet of paper, in a dark window too: the logo was drawn for one.
  picture: css({
    maxWidth: '[112px]',
    maxHeight: '[112px]',
    padding: '2',
    border: 'hairline',
    borderRadius: 'md',
    background: '[#ffffff]',
  }),
  list: css({ display: 'grid', gap: '1' }),
  reason: css({ textStyle: 'small', overflowWrap: 'anywhere' }),
}

interface Made {
  readonly logo: DrawnLogo
  readonly reason: string
  /** The colours that stood there before. */
  readonly before: Readonly<Record<string, string>>
}

interface LogoPartProps {
  /** The picture that was drawn, as an address that holds it; undefined when it was taken back. */
  onDrawn: (picture: string | undefined) => void
}

/** A place for a club's logo, and the colours that are made from it. The file never leaves the browser. */
export function LogoPart({ onDrawn }: LogoPartProps) {
  const [made, setMade] = useState<Made>()
  const [refusal, setRefusal] = useState<string>()
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      const logo = await drawLogo(file)
      const { colours, reason } = paletteOf(logo.colours, sense())
      const before = made?.before ?? readAddress(location.hash).colours
      setMade({ logo, reason, before })
      setRefusal(undefined)
      onDrawn(logo.picture)
      choose({ colours })
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
  }
  const takeBack = () => {
    if (made) choose({ colours: made.before })
    setMade(undefined)
    onDrawn(undefined)
  }
  return (
    <section aria-label="From a logo" className={styles.root}>
      <h3 className={styles.title}>From a logo</h3>
      <FileZone
        accept=".svg,.png,.jpg,.jpeg,.webp"
        disabled={false}
        label="Drop a logo here or choose one"
        onFiles={([file]) => void take(file)}
        rules="SVG, PNG, JPEG or WebP, at most 2 MB. It is read in this browser and goes nowhere."
      />
      <div aria-live="polite" className={styles.made}>
        {refusal !== undefined && (
          <Line icon={<AlertIcon />} tone="error">
            {refusal}
          </Line>
        )}
        {made && (
          <>
            <div className={styles.shown}>
              <img alt="The logo" className={styles.picture} src={made.logo.picture} />
              <ul aria-label="Colours of the logo" className={styles.list}>
                {made.logo.colours.ink.map(({ rgb, share }) => (
                  <Swatch colour={hexOf(rgb)} key={hexOf(rgb)} share={share} />
                ))}
              </ul>
            </div>
            <p className={styles.reason}>{made.reason}</p>
          </>
        )}
      </div>
      {made && (
        <div>
          <Button onClick={takeBack} size="small">
            Take the logo’s colours back
          </Button>
        </div>
      )}
    </section>
  )
}

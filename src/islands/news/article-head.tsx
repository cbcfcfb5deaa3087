import { SafeImage } from '#islands/ui/safe-image.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { css } from '#styled/css'

interface ArticleHeadProps {
  /** The id of its heading, for what is named by it. */
  id?: string | undefined
  name: string
  /** The day of the message; '' when it has none. */
  date: string
  /** A safe address, or none. */
  image: string | undefined
}

/** The head of a message on its own screen: title, day, picture. */
export const ArticleHead = ({ id, name, date, image }: ArticleHeadProps) => (
  <>
    <header>
      <h1 className={detailStyles.title} id={id}>
        {name}
      </h1>
      {date && (
        <p className={css({ marginBlockStart: '2', color: 'muted' })} data-optional="">
          {date}
        </p>
      )}
    </header>
    {image && (
      <div data-optional="">
        <SafeImage corners="card" eager height={360} src={image} width={640} />
      </div>
    )}
  </>
)

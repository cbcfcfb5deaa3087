import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { paper } from '../state/drawing.tsx'

interface ReceiptHelpProps {
  /** The text that opens the help, such as "Where do I find the number?". */
  question: string
  /** The answer in a sentence. */
  answer: string
  /** The heading as the till prints it. */
  section: string
  /** The name of the line as the till prints it. */
  line: string
  /** The description of the picture, for people who do not see it. */
  picture: string
}

const styles = {
  answer: css({ color: 'muted', textStyle: 'small', maxWidth: 'text' }),
  picture: css({ width: 'full', maxWidth: 'modal', mt: '2' }),
  ground: css({ fill: 'subtle', stroke: '[none]' }),
  mark: css({ stroke: 'primary', strokeWidth: '[4px]' }),
  // Printed words are filled, not drawn in lines.
  print: css({ fill: 'text', stroke: '[none]', fontWeight: 'bold' }),
}

/** Shows the place of the card number on a receipt: the Card line of the DOCUMENT section. REG-5. */
export function ReceiptHelp({ question, answer, section, line, picture }: ReceiptHelpProps) {
  return (
    <details>
      <summary className={button({ tone: 'link' })}>
        <ReceiptTextIcon />
        <span>{question}</span>
      </summary>
      <p className={styles.answer}>{answer}</p>
      <svg
        aria-label={picture}
        className={styles.picture}
        fill="none"
        role="img"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={2}
        viewBox="0 0 320 184"
      >
        <rect className={styles.ground} height="184" rx="12" width="320" />
        <path
          className={paper}
          d="M44 184V22l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8l14.5-8 14.5 8v162"
        />
        <g opacity="0.25">
          <path d="M110 40h100M62 62h84M236 62h22M62 78h64M230 78h28M62 166h120M222 166h36" strokeWidth={5} />
        </g>
        <path d="M62 96h196" strokeDasharray="4 6" />
        <g className={styles.print} fontFamily="monospace" fontSize="12.5">
          <text textAnchor="middle" x="160" y="117">
            {section}
          </text>
          <text x="64" y="143">
            {line}
          </text>
          <text textAnchor="end" x="256" y="143">
            {'1234 5678 9012 3456'}
          </text>
        </g>
        <rect className={styles.mark} height="28" rx="8" width="216" x="52" y="125" />
      </svg>
    </details>
  )
}

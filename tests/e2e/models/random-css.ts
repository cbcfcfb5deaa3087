import * as fc from 'fast-check'
import { listener } from './exfiltrating-css.ts'

/** The pieces of CSS that can be misread: those that open, close, escape and load. */
const pieces = [
  ...['url(', 'URL(', 'u\\72l(', '\\75 rl(', 'image-set(', 'src(', 'var(', '(', ')', '[', ']', '{', '}'],
  ...['"', "'", '\\', '\\"', '\\22 ', '\\a ', '\n', '\r', '\f', '\0', '/*', '*/', '<!--', '-->', '</style>'],
  ...['@import ', '@\\69mport ', '@font-face', '@media all', '@layer base', '@namespace ', '@charset ', '@'],
  ...['*', 'body', 'p::before', '.é', '#x', ';', ':', ',', ' ', '!important', '1x', '10', '-'],
  ...['background:', 'content:', 'cursor:', '--x:', 'src:', 'font-family:a', 'filter:'],
  ...[`${listener}/a`, `"${listener}/b"`, `'${listener}/c'`, `url(${listener}/d)`, `url("${listener}/e")`],
  ...['{color:red}', '//listener.example/h'],
  ...['/\\/listener.example/i', 'https:listener.example', 'data:text/css,*', 'url(data:image/png;base64,AA)'],
]

/** Whole rules, which are read if what stands before them lets them be. */
const rules = [
  `*{background:url(${listener}/f)}`,
  `}body{background:url("${listener}/g")}`,
  `;}}p{background:url('${listener}/h');content:"`,
  `"}*{cursor:url(${listener}/i),auto}`,
  `)}p::before{content:url(${listener}/j)}`,
]

const some = (most: number) => fc.array(fc.constantFrom(...pieces), { maxLength: most })

/** So many texts of such pieces around such rules, always the same. */
export const randomCss = (count: number): readonly string[] =>
  fc.sample(
    fc.tuple(some(4), fc.constantFrom(...rules), some(8)).map((parts) => parts.flat().join('')),
    { seed: 20_261_120, numRuns: count },
  )

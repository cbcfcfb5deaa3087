import { unwrap } from '../../api/answer.ts'
import { readSettings } from '../../config/read-settings.ts'
import type { ColourSense } from '../../design/resolve.ts'
import { headerValue } from '../../domain/header-value.ts'
import type { Dictionary } from '../../i18n/translation.ts'
import {
  cachingFinding,
  compressionFinding,
  configFinding,
  contentTypeFinding,
  domainFinding,
  generalIn,
  type TimedAnswer,
} from './answer-rules.ts'
import type { Finding } from './finding.ts'
import {
  type Picture,
  pictureFilesFinding,
  pictureHostsFinding,
  picturesIn,
  type Shown,
} from './picture-rules.ts'
import { isAllowed } from './policy-sources.ts'
import { settingKeysFinding, settingValuesFinding } from './settings-rules.ts'
import { wordsFindings } from './words-rules.ts'

/** The means by which the content of a platform is asked for. */
export interface ContentSource {
  readonly domain: string
  /** The origin of the portal's pages. */
  readonly portal: string
  readonly sense: ColourSense
  /** The portal's own words, all of them. */
  readonly dictionary: Dictionary
  /** Asks for the wording in a language; undefined where no answer came. */
  readonly askWording: (
    lang: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<TimedAnswer | undefined>
  /** The policies under which pages show pictures, as their sources, and whose they are. */
  readonly policies: () => Promise<{
    readonly whose: string
    readonly sources: readonly (readonly string[])[]
  }>
  readonly askPicture: (picture: Picture) => Promise<Shown>
}

/** The largest number of pictures that are asked for. */
const mostPictures = 12

const pictureFindings = async (
  general: unknown,
  { portal, policies, askPicture }: ContentSource,
): Promise<readonly Finding[]> => {
  const pictures = picturesIn(general, portal)
  const { whose, sources } = await policies()
  // One that no page may show is told already.
  const allowed = pictures.filter(({ url }) => isAllowed(url, sources, portal))
  const distinct = [
    ...new Map(allowed.map((picture): [string, Picture] => [picture.url.href, picture])).values(),
  ]
  const shown = await Promise.all(distinct.slice(0, mostPictures).map(askPicture))
  return [pictureHostsFinding(pictures, sources, { portal, whose }), pictureFilesFinding(shown, portal)]
}

/** Judges the public settings of a club, and what they lead to: words and pictures. */
export const contentFindings = async (
  settings: TimedAnswer,
  source: ContentSource,
): Promise<readonly Finding[]> => {
  const known = domainFinding(settings, source.domain)
  if (known.status !== 'good') return [known]
  const findings = [
    ...[known, configFinding(settings), contentTypeFinding(settings)],
    ...[cachingFinding(settings), compressionFinding(settings)],
  ]
  const general = generalIn(settings)
  if (!general) return findings
  const { lang } = readSettings(general).GENERAL
  const channel = headerValue((unwrap(settings.body) as { readonly channel_id?: unknown }).channel_id)
  const wording = await source.askWording(lang, channel === undefined ? {} : { 'channel-id': channel })
  return [
    ...findings,
    settingKeysFinding(general),
    settingValuesFinding(general, source.sense),
    ...wordsFindings(wording, lang, source.dictionary),
    ...(await pictureFindings(general, source)),
  ]
}

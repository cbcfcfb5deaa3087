import { Button } from '#islands/ui/button.tsx'
import { EmptyList } from '#islands/ui/list/empty-list.tsx'
import { Missing, MissingSign } from '#islands/ui/missing.tsx'
import { FacebookIcon, InstagramIcon, TiktokIcon } from '#islands/ui/social-icons.tsx'
import { DetailSkeleton } from '#islands/ui/state/detail-skeleton.tsx'
import * as drawings from '#islands/ui/state/drawings.tsx'
import { EmptyState } from '#islands/ui/state/empty-state.tsx'
import { ErrorState } from '#islands/ui/state/error-state.tsx'
import { Outcome } from '#islands/ui/state/outcome.tsx'
import * as outcomes from '#islands/ui/state/outcome-drawings.tsx'
import { Skeleton, Skeletons } from '#islands/ui/state/skeleton.tsx'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { deletionWords } from '#lib/i18n/deletion/words.ts'
import { sidebarWords } from '#lib/i18n/sidebar/words.ts'
import { css } from '#styled/css'
import { Specimen } from '../specimen.tsx'
import { useSpoken } from '../use-spoken.ts'

const nothing = () => {}
const idle = { isFetching: false, isRefetching: false, refetch: nothing }
const busy = { isFetching: true, isRefetching: true, refetch: nothing }
const small = css({ width: '[160px]', height: '[120px]', color: 'muted' })
const wide = css({ width: 'full' })
const all = [...Object.entries(drawings), ...Object.entries(outcomes)]

/** The specimens of the states that are shown in place of content. */
export function States() {
  const words = useSpoken(couponsWords, deletionWords, sidebarWords)
  const { coupons, deletion } = words
  const retry = words.common.retry()
  return (
    <>
      <Specimen column name="Nothing here yet">
        <EmptyState
          action={<Button>{coupons.lookAgain()}</Button>}
          drawing={<drawings.CouponsDrawing />}
          text={coupons.empty()}
        />
      </Specimen>
      <Specimen column name="A list without anything, looking again">
        <EmptyList
          again={coupons.lookAgain()}
          answer={busy}
          drawing={<drawings.NewsDrawing />}
          text={coupons.emptyHint()}
        />
      </Specimen>
      <Specimen column name="It could not be shown, and another try">
        <ErrorState answer={idle} retry={retry} text={words.sidebar.failed()} />
        <ErrorState answer={busy} retry={retry} text={words.sidebar.failed()} />
      </Specimen>
      <Specimen column name="A part that did not come">
        <Missing again={nothing} />
        <Missing again={nothing} what={() => coupons.code.missing()} />
        <MissingSign again={nothing} />
      </Specimen>
      <Specimen column name="How a step has ended">
        <Outcome
          drawing={<outcomes.LetterDrawing />}
          hint={deletion.sent.until()}
          text={deletion.sent.text()}
          title={deletion.sent.title()}
        >
          <Button>{deletion.sent.again()}</Button>
        </Outcome>
      </Specimen>
      <Specimen column name="What comes: lines, a title, a row, a tile, a picture, a whole screen">
        <div className={wide}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton width="third" />
        </div>
        <Skeletons count={2} label={words.common.loading()} shape="row" />
        <Skeleton shape="tile" />
        <Skeleton shape="picture" />
        <DetailSkeleton label={words.common.loading()} />
      </Specimen>
      <Specimen name="Drawings">
        {all.map(([name, Drawn]) => (
          <div className={small} key={name}>
            <Drawn />
          </div>
        ))}
      </Specimen>
      <Specimen name="Networks">
        <FacebookIcon />
        <InstagramIcon />
        <TiktokIcon />
      </Specimen>
    </>
  )
}

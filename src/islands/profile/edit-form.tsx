import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { keepDraft, recallDraft } from '#lib/browser/draft.ts'
import type { Member } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { $phones } from '#machines/club/phones.store.ts'
import { draftOf, forgetChange, profileEdit, profilePath } from '#machines/profile-edit/profile-edit.store.ts'
import { profileEditView } from '#machines/profile-edit/profile-edit.view.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { AttemptLine } from './attempt-line.tsx'
import { look } from './look.ts'

type Name = 'firstname' | 'lastname' | 'email' | 'sex'

/** Names, sex and e-mail; the phone is changed elsewhere. What is typed waits through a reload. Spec §2 "Profile". */
export function EditForm({ member }: { member: Member }) {
  const words = useWords()
  const { form: said } = words.registration
  const { show } = useStore($phones)
  const { firstname, lastname, sex, email } = member
  const known = { firstname, lastname, sex, email }
  const [snapshot, send] = useMachine(profileEdit, { input: { known } })
  const view = profileEditView(snapshot)
  const form = useRef<HTMLFormElement>(null)
  const phone = member.phones.find(({ is_primary }) => is_primary)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round focuses the field again
  useEffect(() => {
    const field = view.focus && form.current?.elements.namedItem(view.focus)
    if (field instanceof HTMLElement) field.focus()
  }, [view.focus, view.round])

  const label = (name: Name) => (name === 'email' ? words.auth.password.email() : said[name]())
  const fault = (name: Name) => {
    const found = view.faults[name]
    if (found === 'required') return words.errors.mixed.required({ field: label(name) })
    if (found === 'email') return words.errors.string.email()
    return found === 'taken' ? said.taken() : found?.said
  }
  const common = (name: Name) => ({
    defaultValue: recallDraft(draftOf(member.id, name)) || known[name],
    error: fault(name),
    label: label(name),
    name,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      keepDraft(draftOf(member.id, name), currentTarget.value)
      send({ type: 'typed', field: name })
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const value = (name: Name) => String(typed.get(name) ?? '')
    send({
      type: 'submitted',
      typed: {
        firstname: value('firstname'),
        lastname: value('lastname'),
        sex: value('sex'),
        email: value('email'),
      },
    })
  }
  return (
    <Card>
      <form
        aria-label={words.particulars.title()}
        className={look.part}
        method="post"
        noValidate
        onSubmit={submit}
        ref={form}
      >
        <Field {...common('firstname')} aria-required autoComplete="given-name" />
        <Field {...common('lastname')} aria-required autoComplete="family-name" />
        <SelectField
          {...common('sex')}
          options={[
            { value: 'undefined', label: said.unsaid() },
            { value: 'female', label: said.female() },
            { value: 'male', label: said.male() },
          ]}
        />
        <Field {...common('email')} aria-required autoComplete="email" type="email" />
        <div>
          <p className={look.label}>{words.phone.label()}</p>
          {phone && <p className={look.said}>{show(phone.number)}</p>}
          <ButtonLink href={pathTo('/account-access')} tone="link">
            {words.hub.account.phones()}
          </ButtonLink>
        </div>
        <AttemptLine isUnsure={false} trouble={view.trouble} />
        <div className={look.line}>
          <Button loading={view.busy} tone="primary" type="submit">
            {words.particulars.submit()}
          </Button>
          <ButtonLink href={profilePath()} onClick={forgetChange}>
            {words.hub.question.cancel()}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}

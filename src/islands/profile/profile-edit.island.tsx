import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { Field } from '#islands/ui/form/field.tsx'
import { Form } from '#islands/ui/form/form.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { partStyles } from '#islands/ui/part-styles.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import { memberIsland } from '#islands/ui/shapes/member-island.tsx'
import { QueryScreen } from '#islands/ui/shapes/query-screen.tsx'
import { FormSkeleton } from '#islands/ui/shapes/row-skeletons.tsx'
import { useForm } from '#islands/ui/shapes/use-form.ts'
import { restoreDraft, storeDraft } from '#lib/browser/session-storage.ts'
import type { Member } from '#lib/domain/member.ts'
import { mistakeText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { $phones } from '#machines/club/phones.ts'
import { draftOf, forgetChange, profileEdit, profilePath } from '#machines/profile/profile-edit.ts'

type Name = 'firstname' | 'lastname' | 'email' | 'sex'

/** Names, sex and e-mail; the phone is changed elsewhere. What is typed waits through a reload. PRF-2. */
function EditForm({ member }: { member: Member }) {
  const words = useWords()
  const { form: texts } = words.registration
  const { show } = useStore($phones)
  const { firstname, lastname, sex, email } = member
  const known = { firstname, lastname, sex, email }
  const [view, send] = useForm(() => profileEdit(known))
  const phone = member.phones.find(({ is_primary }) => is_primary)

  const label = (name: Name) => (name === 'email' ? words.signIn.password.email() : texts[name]())
  const common = (name: Name) => ({
    defaultValue: restoreDraft(draftOf(member.id, name)) || known[name],
    error: mistakeText(words, view.fieldErrors[name], label(name)),
    label: label(name),
    name,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      storeDraft(draftOf(member.id, name), currentTarget.value)
      send({ type: 'typed', field: name })
    },
  })
  const submit = (typed: (name: Name) => string) =>
    send({
      type: 'submitted',
      values: {
        firstname: typed('firstname'),
        lastname: typed('lastname'),
        sex: typed('sex'),
        email: typed('email'),
      },
    })
  return (
    <Card>
      <Form aria-label={words.profile.edit.title()} className={partStyles.part} onSubmit={submit} view={view}>
        <Field {...common('firstname')} aria-required autoComplete="given-name" />
        <Field {...common('lastname')} aria-required autoComplete="family-name" />
        <SelectField
          {...common('sex')}
          label={texts.optional({ field: label('sex') })}
          options={[
            { value: 'undefined', label: texts.unsaid() },
            { value: 'female', label: texts.female() },
            { value: 'male', label: texts.male() },
          ]}
        />
        <Field {...common('email')} aria-required autoComplete="email" type="email" />
        <div>
          <p className={partStyles.label}>{words.phone.label()}</p>
          {phone && <p className={partStyles.note}>{show(phone.number)}</p>}
          <ButtonLink href={pathTo('/account-access')} tone="link">
            {words.profile.account.phones()}
          </ButtonLink>
        </div>
        <AttemptLine isUnsure={false} callError={view.failure} />
        <div className={partStyles.line}>
          <Button loading={view.busy} tone="primary" type="submit">
            {words.profile.edit.submit()}
          </Button>
          <ButtonLink href={profilePath()} onClick={forgetChange}>
            {words.common.cancel()}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}

/** The screen `/profile-edit`. PRF-2. */
export const ProfileEditIsland = memberIsland(FormSkeleton, () => (
  <QueryScreen
    card
    className={partStyles.screen}
    query={useQuery(memberQuery, queryClient)}
    skeleton={<FormSkeleton />}
  >
    {(member) => <EditForm member={member} />}
  </QueryScreen>
))

import { useId } from 'react'
import { request } from '../../../graph/client.ts'
import {
  ConfirmEmailChangeDocument,
  RenameDocument,
  StartEmailChangeDocument,
  YouDocument,
} from '../../../graph/generated/graphql.ts'
import { aSender } from '../../../graph/once.ts'
import { ErrorScreen } from '../../../parts/error-screen.tsx'
import { ActionForm, Submit } from '../../../parts/form/action-form.tsx'
import { TextField } from '../../../parts/form/fields.tsx'
import { doForm, textOf } from '../../../parts/form/form-result.ts'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/you.ts'
import { EmailForm } from './email-form.tsx'
import { Sessions } from './sessions.tsx'
import { SignatureForm } from './signature-form.tsx'
import type { YouResult } from './you-result.ts'

export async function clientLoader() {
  const { agencyUser, agencySessions } = await request(YouDocument, {})
  return { user: agencyUser!, sessions: agencySessions }
}

const send = aSender()

export async function clientAction({ request: post }: Route.ClientActionArgs): Promise<YouResult> {
  const form = await post.formData()
  const intent = textOf(form, 'intent')
  const [name, email] = [textOf(form, 'name'), textOf(form, 'email')]
  const work = {
    name: async () => (await send(RenameDocument, { input: { name } })).updateAgencyUser,
    signature: async () =>
      (await send(RenameDocument, { input: { signature: textOf(form, 'signature') } })).updateAgencyUser,
    email: async () => (await send(StartEmailChangeDocument, { email })).startAgencyUserEmailChange,
    codes: async () => {
      const codes = { currentCode: textOf(form, 'currentCode'), newCode: textOf(form, 'newCode') }
      return (await send(ConfirmEmailChangeDocument, codes)).confirmAgencyUserEmailChange
    },
  }[intent]!
  const failure = await doForm(work)
  if (failure) return { ...failure, intent, ...(intent === 'codes' && { asked: email }) }
  if (intent === 'name') toast('Name saved')
  if (intent === 'signature') toast('Signature saved')
  if (intent === 'codes') toast(`You sign in with ${email} from now on`)
  return { errors: [], intent, ...(intent === 'email' && { asked: email }) }
}

/** A user's own name, signature, e-mail address and sessions. */
export default function You({ loaderData: { user, sessions }, actionData }: Route.ComponentProps) {
  const title = useId()
  const resultOf = (...intents: string[]) =>
    actionData && intents.includes(actionData.intent) ? actionData : undefined
  return (
    <div className="grid max-w-160 gap-8">
      <title>You – Cara</title>
      <section aria-labelledby={title}>
        <h2 id={title}>You</h2>
        <p className="mb-4 max-w-[66ch] text-13 text-ink-2">Your name is shown to your colleagues, and in histories.</p>
        <ActionForm result={resultOf('name')} className="grid gap-4">
          <input type="hidden" name="intent" value="name" />
          <TextField label="Your name" name="name" value={user.name} autoComplete="name" />
          <FormProblem />
          <div>
            <Submit busy="Saving…">Save</Submit>
          </div>
        </ActionForm>
      </section>
      <SignatureForm signature={user.signature} result={resultOf('signature')} />
      <EmailForm current={user.email} result={resultOf('email', 'codes')} />
      <Sessions sessions={sessions} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

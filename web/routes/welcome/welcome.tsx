import { redirect } from 'react-router'
import { request } from '../../graph/client.ts'
import { AcceptInvitationDocument, InvitationDocument } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { ActionForm, Submit } from '../../parts/form/action-form.tsx'
import { doForm } from '../../parts/form/form-result.ts'
import { BrandMark } from '../../ui/brand.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/field.tsx'
import type { Route } from './+types/welcome.ts'

export async function clientLoader({ params: { token } }: Route.ClientLoaderArgs) {
  return { invitation: (await request(InvitationDocument, { token })).agencyInvitation }
}

/** The link works once, so it is a person who uses it up here, and no program that looks at links in e-mails. */
export async function clientAction({ params: { token } }: Route.ClientActionArgs) {
  const failure = await doForm(async () => (await request(AcceptInvitationDocument, { token })).acceptAgencyInvitation)
  if (failure) return failure
  throw redirect('/app/home')
}

const OVER = {
  USED: { title: 'This link was used already', why: 'It works once.' },
  EXPIRED: { title: 'This link has expired', why: 'It works for seven days.' },
  UNKNOWN: { title: 'This link does not work any more', why: 'There is a newer one, or it was taken back.' },
}

/** Where the link of an invitation leads. */
export default function Welcome({ loaderData: { invitation }, actionData }: Route.ComponentProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-6">
      <title>Welcome – Cara</title>
      <div className="grid w-full max-w-90 gap-4 pb-[8vh]">
        <BrandMark large />
        {invitation?.state === 'OPEN' ? (
          <>
            <h1>Welcome to Cara</h1>
            <p className="text-ink-2">
              You were added to <b className="font-semibold text-ink">{invitation.agencyName}</b> as{' '}
              <b className="font-semibold text-ink">{invitation.email}</b>.
            </p>
            <ActionForm result={actionData} className="grid gap-4">
              <Submit size="wide" busy="Signing in…">
                Sign In
              </Submit>
              <FormProblem />
            </ActionForm>
          </>
        ) : (
          <Over {...OVER[invitation?.state ?? 'UNKNOWN']} />
        )}
      </div>
    </main>
  )
}

function Over({ title, why }: { title: string; why: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="text-ink-2">
        {why} Sign in with your e-mail address, or ask a colleague to send you a new invitation.
      </p>
      <ButtonLink to="/app/signin" look="primary" size="wide">
        Sign in with a code
      </ButtonLink>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

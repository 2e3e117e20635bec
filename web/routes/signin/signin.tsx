import { redirect, useSearchParams } from 'react-router'
import { request } from '../../graph/client.ts'
import { SignInDocument } from '../../graph/generated/graphql.ts'
import { doForm, textOf } from '../../parts/form/form-result.ts'
import { BrandMark } from '../../ui/brand.tsx'
import type { Route } from './+types/signin.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import type { SignInResult } from './step-props.ts'

/** Without a code: sends one and goes to step two. With one: signs in and goes where the user wanted to be. */
export async function clientAction({ request: post }: Route.ClientActionArgs): Promise<SignInResult> {
  const form = await post.formData()
  const [email, code, next] = ['email', 'code', 'next'].map((name) => textOf(form, name)) as [string, string, string]
  let isIn = false
  const failure = await doForm(async () => {
    const { agencySignIn } = await request(SignInDocument, { email, code: code || null })
    isIn = agencySignIn.agencyUser !== null
    return agencySignIn
  })
  if (failure) return failure
  if (isIn) throw redirect(/^\/app\/(?!signin)/.test(next) ? next : '/app')
  if (form.get('again')) return { errors: [], sent: true }
  throw redirect(`/app/signin?${new URLSearchParams({ email, ...(next && { next }) })}`)
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const email = query.get('email')
  const shared = { result: actionData, next: query.get('next') ?? '' }
  return (
    <main className="grid min-h-dvh grid-rows-[1fr_auto] bg-canvas p-6">
      <title>Sign in – Cara</title>
      <div className="w-full max-w-90 self-center justify-self-center pb-[8vh]">
        <div className="mb-6">
          <BrandMark large />
        </div>
        {email ? (
          <CodeStep key={email} email={email} code={query.get('code') ?? ''} {...shared} />
        ) : (
          <EmailStep {...shared} />
        )}
      </div>
      <p className="text-center text-12 text-ink-3">Codes work once and expire after 10 minutes.</p>
    </main>
  )
}

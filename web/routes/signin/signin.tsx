import { redirect, useNavigation, useSearchParams } from 'react-router'
import { request, type UserError } from '../../graph/client.ts'
import { SignInDocument } from '../../graph/generated/graphql.ts'
import { RequestFailed } from '../../graph/request-failed.ts'
import { BrandMark } from '../../ui/brand.tsx'
import type { Route } from './+types/signin.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import type { SignInResult } from './step-props.ts'

/** Without a code: sends one and goes to step two. With one: signs in and goes where the user wanted to be. */
export async function clientAction({ request: post }: Route.ClientActionArgs): Promise<SignInResult> {
  const form = await post.formData()
  const [email, code, next] = ['email', 'code', 'next'].map((name) => textOf(form, name)) as [string, string, string]
  try {
    const { agencySignIn } = await request(SignInDocument, { email, code: code || null })
    if (agencySignIn.errors.length)
      return { errors: agencySignIn.errors, sentence: generalSentence(agencySignIn.errors) }
    if (agencySignIn.agencyUser) throw redirect(/^\/app\/(?!signin)/.test(next) ? next : '/app')
  } catch (error) {
    if (error instanceof RequestFailed) return { errors: [], sentence: error.message }
    throw error
  }
  if (form.get('again')) return { errors: [], sent: true }
  throw redirect(`/app/signin?${new URLSearchParams({ email, ...(next && { next }) })}`)
}

function textOf(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Errors that belong to no field are shown below the button (spec 1 §2.2). */
function generalSentence(errors: UserError[]) {
  return errors.find((error) => !['email', 'code'].includes(error.path.at(-1) ?? ''))?.message
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  const navigation = useNavigation()
  const [query] = useSearchParams()
  const email = query.get('email')
  const shared = { result: actionData, busy: navigation.state !== 'idle', next: query.get('next') ?? '' }
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

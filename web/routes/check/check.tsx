import { BadgeCheck, CircleAlert } from 'lucide-react'
import { mediumDate } from '../../../shared/dates.ts'
import { request } from '../../graph/client.ts'
import { CheckCertificateDocument } from '../../graph/generated/graphql.ts'
import { ErrorScreen } from '../../parts/error-screen.tsx'
import { BrandMark } from '../../ui/brand.tsx'
import type { Route } from './+types/check.ts'

/** What a link may hold. Anything else is no link of ours, and the server would refuse some of it. */
const TOKEN = /^[\w-]+$/

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (!TOKEN.test(params.token)) return null
  return (await request(CheckCertificateDocument, { token: params.token })).checkCertificate ?? null
}

const STANDINGS = {
  GENUINE: {
    title: 'This certificate is genuine',
    sentence:
      'The agency issued it as shown here and has not taken it back. That does not say that the coverage is still in force: ask the agency whether it is still in force.',
  },
  REPLACED: {
    title: 'This certificate was replaced',
    sentence: 'The agency issued it, but a newer one has taken its place. Ask the agency for that one.',
  },
  REVOKED: {
    title: 'This certificate was revoked',
    sentence: 'It was issued as shown here and has been taken back. Do not rely on it.',
  },
}

/** The public view of a certificate: number, date, holder, and whether it is still valid. */
export default function Check({ loaderData: found }: Route.ComponentProps) {
  const { title, sentence } = found
    ? STANDINGS[found.standing]
    : { title: 'Nothing to check here', sentence: 'This link does not lead to a certificate, or it was taken back.' }
  const Icon = found?.standing === 'GENUINE' ? BadgeCheck : CircleAlert
  return (
    <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-6 p-6">
      <title>{`${title} – Cara`}</title>
      <BrandMark />
      <header className="grid gap-2">
        <h1 className="flex items-center gap-2">
          <Icon size={20} aria-hidden className={found?.standing === 'GENUINE' ? 'text-done-ink' : 'text-wait-ink'} />
          {title}
        </h1>
        <p className="text-ink-2">{sentence}</p>
      </header>
      {found && (
        <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 rounded-8 border border-hairline p-4 text-13">
          <dt className="text-ink-2">Certificate number</dt>
          <dd className="font-medium">{found.certificateNumber}</dd>
          <dt className="text-ink-2">Issued on</dt>
          <dd>{mediumDate(found.issuedOn)}</dd>
          <dt className="text-ink-2">Certificate holder</dt>
          <dd>{found.holderName}</dd>
        </dl>
      )}
      <p className="text-12 text-ink-3">
        This page says nothing about coverage. What is covered is stated on the certificate and in the policies.
      </p>
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}

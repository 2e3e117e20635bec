import { useState } from 'react'
import { redirect } from 'react-router'
import { request } from '../../../graph/client.ts'
import {
  CertificateCandidatesDocument,
  CertificateReissueDocument,
  CreateCertificateDocument,
  type CreateCertificateInput,
  RequestedCertificateDocument,
} from '../../../graph/generated/graphql.ts'
import { ActionForm, FormFoot } from '../../../parts/form/action-form.tsx'
import { inputOf } from '../../../parts/form/form-input.ts'
import { doForm, textOf } from '../../../parts/form/form-result.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { DialogBody } from '../../../ui/dialog-parts.tsx'
import { FormProblem } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Route } from './+types/create-certificate.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { FormChoice, formIdOf, formsOf } from './form-choice.tsx'
import { PolicyChoice } from './policy-choice.tsx'
import { WhatChanges } from './what-changes.tsx'

/**
 * What may be stated today and, when another certificate is to be replaced (`?replaces=`), what would be different. A client's request
 * (`?request=`) says who is to hold it.
 */
export async function clientLoader({ request: { url }, params }: Route.ClientLoaderArgs) {
  const asked = new URL(url).searchParams
  const [replaces, requested] = [asked.get('replaces'), asked.get('request')]
  const [{ certificateCandidates }, again, of] = await Promise.all([
    request(CertificateCandidatesDocument, { accountId: params.id }),
    replaces ? request(CertificateReissueDocument, { id: replaces }) : null,
    requested ? request(RequestedCertificateDocument, { id: requested }) : null,
  ])
  const old = again?.certificateOfLiabilityInsurance ?? undefined
  const start = of?.serviceRequest?.createCertificate
  return { candidates: certificateCandidates, old, start, reissue: old && again?.certificateReissue }
}

/** Issues it, and opens it. */
export async function clientAction({ request: post, params }: Route.ClientActionArgs) {
  const form = await post.formData()
  const requested = new URL(post.url).searchParams.get('request')
  const { holder, descriptionOfOperations, ...asked } =
    inputOf<Pick<CreateCertificateInput, 'form' | 'holder' | 'particulars' | 'descriptionOfOperations'>>(form)
  const input: CreateCertificateInput = {
    accountId: params.id,
    form: asked.form,
    particulars: asked.particulars,
    holder: { name: holder.name ?? '', address: holder.address },
    additionalInsured: form.has('additionalInsured'),
    descriptionOfOperations: descriptionOfOperations ?? '',
    policyIds: form.getAll('policyIds').map(String),
    replaces: textOf(form, 'replaces') || null,
    serviceRequestId: requested,
    key: textOf(form, 'key'),
  }
  let made: { id: string; certificateNumber: string } | null | undefined
  const failure = await doForm(async () => {
    const { createCertificate } = await request(CreateCertificateDocument, { input })
    made = createCertificate.certificate
    return createCertificate
  })
  if (failure || !made) return failure
  toast(`Certificate ${made.certificateNumber} is issued${requested ? '. Resolve the request when it is sent.' : ''}`)
  return redirect(
    requested ? `/app/servicing/${requested}/overview` : `/app/accounts/${params.id}/certificates/${made.id}`,
  )
}

/** The dialog in which a certificate is issued, or issued again. */
export default function CreateCertificate({ loaderData, actionData, params }: Route.ComponentProps) {
  const { candidates, old, start, reissue } = loaderData
  const forms = formsOf(candidates)
  const [form, setForm] = useState(old?.formId ?? forms[0]!)
  const requested = start && {
    holder: { name: start.name, address: start.address },
    additionalInsured: start.additionalInsured,
    descriptionOfOperations: '',
  }
  return (
    <RouteDialog
      parent={`/app/accounts/${params.id}/certificates`}
      title={old ? `Issue ${old.certificateNumber} again` : 'Create certificate'}
      description={
        old
          ? 'The new certificate takes the place of the old one, which stays as it was issued.'
          : 'It states what the policies in force have on file. Nothing is sent to anybody.'
      }
      wide
    >
      {(close) => (
        <ActionForm result={actionData ?? undefined} once className="flex min-h-0 flex-col">
          <DialogBody>
            {old && <input type="hidden" name="replaces" value={old.id} />}
            {old || forms.length < 2 ? (
              <input type="hidden" name="form" value={form} />
            ) : (
              <FormChoice forms={forms} value={form} onValue={(next) => setForm(next as typeof form)} />
            )}
            {old && reissue ? (
              <WhatChanges key={old.id} id={old.id} form={form} first={reissue} candidates={candidates} />
            ) : (
              <PolicyChoice key={form} form={form} candidates={candidates} />
            )}
            <CertificateFields
              accountId={params.id}
              form={formIdOf(form)}
              candidates={candidates}
              was={old ?? requested ?? undefined}
            />
            <FormProblem />
          </DialogBody>
          <FormFoot verb="Issue certificate" busy="Issuing…" close={close} />
        </ActionForm>
      )}
    </RouteDialog>
  )
}

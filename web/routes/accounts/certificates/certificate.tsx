import { Download } from 'lucide-react'
import { useId } from 'react'
import { redirect } from 'react-router'
import { mediumDate } from '../../../../shared/dates.ts'
import { request } from '../../../graph/client.ts'
import {
  CertificateViewDocument,
  RevokeCertificateDocument,
  SetCertificateCheckLinkDocument,
} from '../../../graph/generated/graphql.ts'
import { aSender } from '../../../graph/once.ts'
import { CertificateBadge } from '../../../parts/certificates/certificate-badge.tsx'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { doForm, textOf } from '../../../parts/form/form-result.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { May } from '../../../parts/may.tsx'
import { When } from '../../../parts/when.tsx'
import { Button, ButtonAnchor, buttonLook } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import type { Route } from './+types/certificate.ts'
import { CertificatePages } from './certificate-pages.tsx'
import { CertificateValues } from './certificate-values.tsx'
import { CheckLink } from './check-link.tsx'
import { Revoke } from './revoke.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { certificateOfLiabilityInsurance: certificate } = await request(CertificateViewDocument, {
    id: params.certificateId,
  })
  if (!certificate) throw redirect(`/app/accounts/${params.id}/certificates`)
  // The account was merged into another, which has its certificates now.
  if (certificate.accountId !== params.id)
    throw redirect(`/app/accounts/${certificate.accountId}/certificates/${certificate.id}`)
  return certificate
}

const send = aSender()

/** Revokes it, or opens and closes the link by which anyone may check it. */
export async function clientAction({ request: post, params }: Route.ClientActionArgs) {
  const form = await post.formData()
  const id = params.certificateId
  if (textOf(form, 'intent') === 'revoke') {
    const input = { reason: textOf(form, 'reason'), key: textOf(form, 'key') }
    return doForm(async () => (await request(RevokeCertificateDocument, { id, input })).revokeCertificate)
  }
  const open = textOf(form, 'open') === 'yes'
  return doForm(async () => (await send(SetCertificateCheckLinkDocument, { id, open })).setCertificateCheckLink)
}

/** A certificate as it was issued: its pages, where each value is from, and what can still be done with it. */
export default function Certificate({ loaderData: certificate, actionData, params }: Route.ComponentProps) {
  const list = `/app/accounts/${params.id}/certificates`
  const values = useId()
  const { replaces, replacedBy } = certificate
  return (
    <RouteDialog
      parent={list}
      title={`Certificate ${certificate.certificateNumber}`}
      description={`${certificate.form} for ${certificate.holder.name}`}
      wide
    >
      {(close) => (
        <>
          <DialogBody>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
              <CertificateBadge {...certificate} />
              <span>
                Issued <When at={certificate.createdAt} />
                {certificate.issuedBy && ` by ${certificate.issuedBy.name}`}
              </span>
              {certificate.endsOn && <span>First policy ends {mediumDate(certificate.endsOn)}</span>}
            </p>
            {certificate.revokeReason && <p className="text-13">Revoked: “{certificate.revokeReason}”</p>}
            {replacedBy && (
              <p className="text-13">
                Replaced by{' '}
                <DialogLink className="text-accent-ink" to={`${list}/${replacedBy.id}`}>
                  {replacedBy.certificateNumber}
                </DialogLink>
              </p>
            )}
            {replaces && (
              <p className="text-13">
                In place of{' '}
                <DialogLink className="text-accent-ink" to={`${list}/${replaces.id}`}>
                  {replaces.certificateNumber}
                </DialogLink>
              </p>
            )}
            <CertificatePages certificate={certificate} values={values} />
            <CertificateValues id={values} values={certificate.values} />
            <CheckLink {...certificate} />
            {!certificate.revokedAt && (
              <May be={['change', 'certificate']}>
                <Revoke result={actionData ?? undefined} />
              </May>
            )}
          </DialogBody>
          <DialogFoot>
            <Button look="quiet" onClick={close}>
              Close
            </Button>
            {!replacedBy && (
              <DialogLink className={buttonLook({})} to={`${list}/new?replaces=${certificate.id}`}>
                Issue again
              </DialogLink>
            )}
            <ButtonAnchor look="primary" href={certificate.downloadUrl} download>
              <Download size={16} aria-hidden />
              Download
            </ButtonAnchor>
          </DialogFoot>
        </>
      )}
    </RouteDialog>
  )
}

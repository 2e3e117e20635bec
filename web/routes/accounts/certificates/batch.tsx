import { CircleAlert, CircleCheck, Clock, Download } from 'lucide-react'
import { Form } from 'react-router'
import { addressLine } from '../../../../shared/accounts.ts'

import { formCard } from '../../../../shared/forms.ts'
import { BATCH_ITEM_STATES } from '../../../../shared/states.ts'
import { request } from '../../../graph/client.ts'
import { useFresh } from '../../../graph/fresh.ts'
import {
  type BatchDetailsFragment,
  CertificateBatchDocument,
  type CertificateBatchSettlement,
  ResumeCertificatesDocument,
  SettleCertificateDocument,
  StopCertificatesDocument,
} from '../../../graph/generated/graphql.ts'
import { aSender } from '../../../graph/once.ts'
import { count } from '../../../lib/count.ts'
import { DialogLink } from '../../../parts/form/dialog-address.tsx'
import { doForm, textOf } from '../../../parts/form/form-result.ts'
import { RouteDialog } from '../../../parts/form/route-dialog.tsx'
import { May } from '../../../parts/may.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../../ui/dialog-parts.tsx'
import { ErrorText } from '../../../ui/field.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { Route } from './+types/batch.ts'
import { formIdOf } from './form-choice.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return (await request(CertificateBatchDocument, { id: params.batchId })).certificateBatch
}

const send = aSender()

/** Stops or resumes it, or resolves one holder that was blocked or failed. */
export async function clientAction({ request: post, params }: Route.ClientActionArgs) {
  const form = await post.formData()
  const id = params.batchId
  const how = textOf(form, 'how')
  if (how === 'stop') return doForm(async () => (await send(StopCertificatesDocument, { id })).stopCertificates)
  if (how === 'resume') return doForm(async () => (await send(ResumeCertificatesDocument, { id })).resumeCertificates)
  const settled = { id, position: Number(textOf(form, 'position')), how: how as CertificateBatchSettlement }
  return doForm(async () => (await send(SettleCertificateDocument, settled)).settleCertificate)
}

type Item = BatchDetailsFragment['items'][number]

/** One request for many certificates: its progress and the outcome for each holder; those that need a person come first. */
export default function Batch({ loaderData: batch, actionData, params }: Route.ComponentProps) {
  const isRunning = !batch.endedAt
  // When it is stopped, the one that is being drawn is still made.
  useFresh(isRunning || countOf(batch.items, 'ISSUING') > 0)
  const list = `/app/accounts/${params.id}/certificates`
  const order = BATCH_ITEM_STATES.map(({ id }) => id)
  const items = batch.items.toSorted(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.position - b.position,
  )
  const [issued, open] = [countOf(items, 'ISSUED'), countOf(items, 'WAITING') + countOf(items, 'ISSUING')]
  const told = [
    `${String(issued)} issued`,
    countOf(items, 'BLOCKED') && `${String(countOf(items, 'BLOCKED'))} blocked`,
    countOf(items, 'FAILED') && `${String(countOf(items, 'FAILED'))} failed`,
    countOf(items, 'LEFT_OUT') && `${String(countOf(items, 'LEFT_OUT'))} left out`,
    open && `${String(open)} to go`,
  ].filter(Boolean)
  return (
    <RouteDialog
      parent={list}
      title={`Issue to ${count(items.length, 'holder')}`}
      description={batch.repeats ? `${count(batch.repeats, 'repeat')} left out.` : undefined}
      wide
    >
      {(close) => (
        <>
          <DialogBody>
            <div className="grid gap-2" aria-live="polite">
              <div className="flex flex-wrap items-center gap-2 text-13">
                <Badge tone={isRunning ? 'work' : open ? 'wait' : 'done'}>
                  {isRunning ? 'Issuing' : open ? 'Stopped' : 'Done'}
                </Badge>
                <span className="num">{told.join(' · ')}</span>
                {(isRunning || open > 0) && (
                  <Act how={isRunning ? 'stop' : 'resume'}>{isRunning ? 'Stop' : 'Go on'}</Act>
                )}
              </div>
              <Progress share={(items.length - open) / items.length} label={told.join(', ')} />
              {actionData?.errors[0] && <ErrorText>{actionData.errors[0].message}</ErrorText>}
            </div>
            <ul className="divide-y divide-hairline rounded-8 border border-hairline">
              {items.map((item) => (
                <ItemRow key={item.position} item={item} list={list} />
              ))}
            </ul>
          </DialogBody>
          <DialogFoot>
            <p className="mr-auto text-12 text-ink-3 max-md:hidden">
              Nothing is sent. You send them when all are read.
            </p>
            {issued > 0 && (
              <ButtonAnchor href={`/agency/certificates/batches/${batch.id}.zip`} download>
                <Download size={16} aria-hidden />
                Download {issued}
              </ButtonAnchor>
            )}
            <Button look="primary" onClick={close}>
              Close
            </Button>
          </DialogFoot>
        </>
      )}
    </RouteDialog>
  )
}

const countOf = (items: readonly Item[], state: Item['state']) => items.filter((item) => item.state === state).length

const ICONS = {
  BLOCKED: <CircleAlert size={16} aria-hidden className="text-fail-ink" />,
  FAILED: <CircleAlert size={16} aria-hidden className="text-fail-ink" />,
  ISSUED: <CircleCheck size={16} aria-hidden className="text-done-ink" />,
  ISSUING: <Clock size={16} aria-hidden className="text-work-ink" />,
  WAITING: <Clock size={16} aria-hidden className="text-ink-3" />,
  LEFT_OUT: <CircleAlert size={16} aria-hidden className="text-ink-3" />,
}

function ItemRow({ item, list }: { item: Item; list: string }) {
  const { state, holder, message, certificate, additionalInsured, position } = item
  const { label, tone } = BATCH_ITEM_STATES.find(({ id }) => id === state)!
  const needsPerson = state === 'BLOCKED' || state === 'FAILED'
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-2 text-13">
      <span className="pt-[2px]">{ICONS[state]}</span>
      <div className="min-w-0">
        <p className="cut font-medium">{holder.name}</p>
        <p className="cut text-12 text-ink-3">
          {certificate
            ? [
                certificate.certificateNumber,
                formCard(formIdOf(item.formId)).name,
                additionalInsured && 'additional insured',
              ]
                .filter(Boolean)
                .join(', ')
            : addressLine(holder.address)}
        </p>
        {message && <p className="mt-1 text-ink-2">{message}</p>}
        {needsPerson && (
          <div className="mt-1 flex flex-wrap gap-1">
            <Act how="TRY_AGAIN" position={position}>
              Try again
            </Act>
            {additionalInsured && state === 'BLOCKED' && (
              <Act how="WITHOUT_ADDITIONAL_INSURED" position={position}>
                Issue without it
              </Act>
            )}
            <Act how="LEAVE_OUT" position={position}>
              Leave out
            </Act>
          </div>
        )}
      </div>
      {certificate ? (
        <DialogLink prefetch="intent" className="text-accent-ink" to={`${list}/${certificate.id}`}>
          Open
        </DialogLink>
      ) : (
        <Badge tone={tone}>{label}</Badge>
      )}
    </li>
  )
}

function Act({ how, position, children }: { how: string; position?: number; children: string }) {
  return (
    <May be={['change', 'certificate']}>
      <Form method="post" replace preventScrollReset>
        <input type="hidden" name="how" value={how} />
        {position !== undefined && <input type="hidden" name="position" value={position} />}
        <Button type="submit" size="sm">
          {children}
        </Button>
      </Form>
    </May>
  )
}

import { FileText, ScanText, Upload } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useRevalidator } from 'react-router'
import { labelOf } from '../../../shared/labeled.ts'
import { POLICY_FILE_TYPES } from '../../../shared/policies.ts'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import {
  DeleteFileDocument,
  type PolicyFilePartsFragment,
  PolicyFilesDocument,
  PolicyOffersDocument,
} from '../../graph/generated/graphql.ts'
import { ConfirmDelete, DeleteDocument, DocumentName } from '../../parts/documents/document-parts.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { May } from '../../parts/may.tsx'
import { When } from '../../parts/when.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink, buttonLook } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Route } from './+types/documents.ts'
import { isOpen } from './offers/offer-groups.ts'
import { OffersPanel } from './offers/offers-panel.tsx'
import { usePolicy } from './policy.tsx'

/** Documents that may state the policy's values; the newest is read unless the address names another, or none. */
const TELLING: readonly string[] = ['POLICY_DOCUMENT', 'ENDORSEMENT', 'BINDER', 'QUOTE_DOCUMENT']
/** Older ones are read on request. */
const MOST_LOOKED_AT = 5

/** What the file offers that is looked at: the one in the address (`?read=`), or the newest that still has something to offer. */
export async function clientLoader({ request: { url }, params: { id } }: Route.ClientLoaderArgs) {
  const asked = new URL(url).searchParams.get('read')
  if (asked === 'none') return null
  const { businessPolicy } = await request(PolicyFilesDocument, { id })
  const telling = businessPolicy?.files.filter(({ type }) => TELLING.includes(type)).slice(0, MOST_LOOKED_AT) ?? []
  for (const fileId of asked ? [asked] : telling.map((file) => file.id)) {
    const { policyOffers } = await request(PolicyOffersDocument, { policyId: id, fileId })
    if (asked || policyOffers.state !== 'READ' || policyOffers.offers.some(isOpen)) return policyOffers
  }
  return null
}

/** The files of a policy: what each is, and whether the client sees it (spec 3 §2, §5). */
export default function Documents({ loaderData: told }: Route.ComponentProps) {
  const policy = usePolicy()
  const [leaving, setLeaving] = useState<PolicyFilePartsFragment | null>(null)
  const act = useAct()
  const { revalidate } = useRevalidator()
  const remove = async (reason: string) => {
    if (!leaving) return undefined
    const outcome = await act(DeleteFileDocument, { fileId: leaving.id, reason })
    if (!outcome.ok) return outcome.sentence
    await revalidate()
    return undefined
  }
  const { files } = policy
  const upload = (look: 'plain' | 'primary') => (
    <DialogLink to={`/app/policies/${policy.id}/documents/new`} className={buttonLook({ look, size: 'md' })}>
      <Upload size={16} aria-hidden />
      Upload
    </DialogLink>
  )
  return (
    <>
      {told && <OffersPanel key={told.fileId} policyId={policy.id} told={told} />}
      <section aria-labelledby="documents-title">
        <div className="mb-2 flex items-center gap-2">
          <h2 id="documents-title" className="text-13! font-semibold! tracking-normal!">
            Documents <span className="num ml-1 font-normal text-ink-3">{files.length}</span>
          </h2>
          {files.length > 0 && <div className="ml-auto">{upload('plain')}</div>}
        </div>
        {files.length > 0 ? (
          <Table
            label="Documents"
            columns={columnsOf(setLeaving)}
            groups={[{ rows: files }]}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
          />
        ) : (
          <div className="rounded-8 border border-hairline">
            <EmptyState icon={FileText} title="No documents" action={upload('primary')}>
              Keep the policy, its endorsements and letters here. You decide by its type whether the client sees a file.
            </EmptyState>
          </div>
        )}
        <ConfirmDelete file={leaving} onClose={() => setLeaving(null)} remove={remove}>
          The file goes for good. Values of the policy that were taken from it stay, without their source.
        </ConfirmDelete>
        <Outlet context={policy} />
      </section>
    </>
  )
}

const columnsOf = (onDelete: (file: PolicyFilePartsFragment) => void): Column<PolicyFilePartsFragment>[] => [
  {
    head: 'Name',
    className: 'w-full max-w-0 max-md:max-w-none',
    cell: (file) => (
      <DocumentName
        file={file}
        phone={`${labelOf(POLICY_FILE_TYPES, file.type)}${file.visible ? ' · Visible to client' : ''}`}
      />
    ),
  },
  {
    head: 'Type',
    wide: true,
    cell: (file) => <Tag>{labelOf(POLICY_FILE_TYPES, file.type)}</Tag>,
  },
  { head: 'Client', wide: true, cell: (file) => <Visibility visible={file.visible} /> },
  {
    head: 'Notes',
    wide: true,
    className: 'cut max-w-52',
    cell: (file) => file.notes && <span title={file.notes}>{file.notes}</span>,
  },
  { head: 'Added', right: true, wide: true, cell: (file) => <When at={file.createdAt} /> },
  {
    head: 'Actions',
    right: true,
    className: 'w-10',
    cell: (file) => (
      <span className="flex justify-end gap-1">
        {TELLING.includes(file.type) && (
          <ButtonLink
            look="quiet"
            size="sm"
            icon
            to={`?read=${file.id}`}
            className="relative z-1"
            aria-label={`What ${file.name} says`}
            title="What it says"
          >
            <ScanText size={16} aria-hidden />
          </ButtonLink>
        )}
        <May be={['delete', 'policy']}>
          <DeleteDocument name={file.name} onDelete={() => onDelete(file)} />
        </May>
      </span>
    ),
  },
]

/** Whether the client sees a file. */
export const Visibility = ({ visible }: { visible: boolean }) =>
  visible ? <Badge tone="done">Visible to client</Badge> : <span className="text-ink-3">Not visible</span>

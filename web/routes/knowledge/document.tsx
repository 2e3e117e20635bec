import { PencilLine } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { isOnItsWay, mayBeAsked } from '../../../shared/knowledge.ts'
import { useAct } from '../../graph/act.ts'
import { request } from '../../graph/client.ts'
import { useFresh } from '../../graph/fresh.ts'
import {
  DeleteKnowledgeDocumentDocument,
  KnowledgeDocumentViewDocument,
  type KnowledgeDocumentViewQuery,
} from '../../graph/generated/graphql.ts'
import { fileSize } from '../../lib/size.ts'
import { dateOf } from '../../lib/time.ts'
import { AskLine } from '../../parts/ask-line.tsx'
import { FactsCard } from '../../parts/facts-card.tsx'
import { DeleteRecord } from '../../parts/form/delete-record.tsx'
import { DialogLink } from '../../parts/form/dialog-address.tsx'
import { RouteDialog } from '../../parts/form/route-dialog.tsx'
import { useMay, useTimeZone } from '../../parts/session.ts'
import { When } from '../../parts/when.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { DialogBody, DialogFoot } from '../../ui/dialog-parts.tsx'
import type { Route } from './+types/document.ts'
import { BaseChoice, HouseRule } from './document-choices.tsx'
import { IndexingBadge } from './indexing-badge.tsx'
import { IndexingStateNote } from './indexing-state.tsx'
import { KNOWLEDGE } from './knowledge-list.tsx'
import { NewVersion } from './new-version.tsx'
import { NoDocument } from './no-document.tsx'
import { useDocumentSaver } from './use-document-saver.ts'

/** How often a document is looked at while it is indexed (spec 2 §9). */
const WATCH_MS = 3000

export async function clientLoader({ params: { documentId } }: Route.ClientLoaderArgs) {
  return (await request(KnowledgeDocumentViewDocument, { id: documentId })).knowledgeBaseDocument
}

/** The slide-out of a document of the library: what it is, how far its indexing is, and what may be done with it. */
export default function KnowledgeDocument({ loaderData }: Route.ComponentProps) {
  // Another document has nothing of what was chosen for this one.
  return <DocumentSlideOut key={loaderData.id} document={loaderData} />
}

function DocumentSlideOut({ document }: { document: KnowledgeDocumentViewQuery['knowledgeBaseDocument'] }) {
  const save = useDocumentSaver(document)
  const act = useAct()
  const may = useMay()
  const mayChange = may('change', 'knowledge')
  const [query] = useSearchParams()
  const { id, title, indexingStatus } = document
  useFresh(isOnItsWay(indexingStatus.status), WATCH_MS)
  return (
    <RouteDialog wide="side" parent={KNOWLEDGE} title={title} aside={<IndexingBadge of={indexingStatus} />}>
      {(close) => (
        <>
          <DialogBody>
            <IndexingStateNote document={document} mayChange={mayChange} />
            {may('run', 'workspace') && mayBeAsked(indexingStatus.status, document.pages) && (
              <AskLine
                place={`ask-knowledge-${id}`}
                label="Ask Cara about this document"
                about={{ documentIds: [id] }}
              />
            )}
            <Facts document={document} />
            {mayChange && (
              <div className="flex flex-wrap items-start gap-2">
                <DialogLink
                  to={{ pathname: `${KNOWLEDGE}/${id}/edit`, search: query.toString() }}
                  className={buttonLook({})}
                >
                  <PencilLine size={16} aria-hidden />
                  {document.text ? 'Edit' : 'Rename'}
                </DialogLink>
                {!document.text && <NewVersion document={document} />}
              </div>
            )}
            <BaseChoice document={document} mayChange={mayChange} save={save} />
            <HouseRule document={document} mayChange={mayChange} save={save} />
          </DialogBody>
          <DialogFoot>
            {may('delete', 'knowledge') && (
              <DeleteRecord title={title} list={KNOWLEDGE} remove={() => act(DeleteKnowledgeDocumentDocument, { id })}>
                It leaves the knowledge base with all that Cara searches of it. Conversations keep what they quote, and
                the file where it is attached, until they are deleted. This cannot be undone.
              </DeleteRecord>
            )}
            <Button onClick={close}>Close</Button>
          </DialogFoot>
        </>
      )}
    </RouteDialog>
  )
}

const UNKNOWN_YET = 'Not known yet'

function Facts({ document }: { document: KnowledgeDocumentViewQuery['knowledgeBaseDocument'] }) {
  const { metadata, file, createdBy, createdAt, updatedAt, replacedAt, pages } = document
  const timeZone = useTimeZone()
  const none = { COMPLETED: 'Not found in the document', FAILED: '—', UNKNOWN: UNKNOWN_YET, INDEXING: UNKNOWN_YET }[
    document.indexingStatus.status
  ]
  return (
    <FactsCard
      title="About this document"
      rows={[
        { id: 'title', name: 'Title', value: metadata.title },
        { id: 'summary', name: 'Summary', value: metadata.summary },
        { id: 'purpose', name: 'Purpose', value: metadata.purpose },
        { id: 'by', name: 'Created by', value: createdBy?.name ?? 'A former user' },
        { id: 'added', name: 'Date added', value: <When at={createdAt} /> },
        { id: 'updated', name: 'Last updated', value: <When at={updatedAt} /> },
        {
          id: 'pages',
          name: 'Pages',
          value: pages > 0 ? <span className="num">{pages.toLocaleString('en-US')}</span> : null,
        },
        {
          id: 'file',
          name: 'File',
          value: file && (
            <>
              <Link
                to={`/app/files/${file.id}`}
                prefetch="intent"
                className="font-medium text-accent-ink underline-offset-2 hover:underline"
              >
                {file.shownName}
              </Link>
              <span className="num text-ink-3"> · {fileSize(file.size)}</span>
              {replacedAt && (
                <span className="block text-ink-3">
                  The file before it was replaced on {dateOf(timeZone, replacedAt)}.
                </span>
              )}
            </>
          ),
        },
      ].map((row) => ({ none, ...row }))}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoDocument error={error} />
}

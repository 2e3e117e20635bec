import { Link, Outlet } from 'react-router'
import { FactsCard } from '../../parts/facts-card.tsx'
import { When } from '../../parts/when.tsx'
import { Card } from '../../ui/card.tsx'
import { AlsoAsked } from './also-asked.tsx'
import { Beside } from './beside.tsx'
import { FileLinks } from './file-links.tsx'
import { useRequest } from './request.tsx'
import { doerOf } from './request-activity.ts'
import { factsOf, policyOf, type RequestParts } from './request-facts.ts'

const NOT_SAID = 'Not said'

/** What is asked for, and what was done about it. The dialogs of the request open over it. */
export default function Overview() {
  const of = useRequest()
  return (
    <>
      <Beside>
        <div className="grid gap-6">
          <FactsCard
            title="What is asked for"
            rows={[
              ...factsOf(of).map((fact) => ({ id: fact.name, ...fact, none: NOT_SAID })),
              {
                id: 'policy',
                name: 'Policy',
                value: of.businessPolicy && (
                  <Link
                    to={`/app/policies/${of.businessPolicy.id}/overview`}
                    className="text-accent-ink hover:underline"
                  >
                    {policyOf(of)}
                  </Link>
                ),
                none: NOT_SAID,
              },
              {
                id: 'details',
                name: 'Details',
                value: of.details && <span className="whitespace-pre-wrap">{of.details}</span>,
                none: NOT_SAID,
              },
            ]}
          />
          {of.mergedRequests.length > 0 && <AlsoAsked requests={of.mergedRequests} />}
          {of.resolution && !of.mergedInto && <Resolution of={of} resolution={of.resolution} />}
        </div>
      </Beside>
      <Outlet context={of} />
    </>
  )
}

type ResolutionProps = { of: RequestParts; resolution: NonNullable<RequestParts['resolution']> }

function Resolution({ of, resolution: { notes, closedAt, files } }: ResolutionProps) {
  const closing = of.versionHistory.findLast(({ updateTypes }) => updateTypes.includes('CLOSE'))
  return (
    <Card
      title="Resolution"
      aside={
        <>
          {closing && `${doerOf(closing, of).name} · `}
          {closedAt && <When at={closedAt} />}
        </>
      }
    >
      <div className="grid gap-3 p-4">
        <p className={notes ? 'wrap-anywhere whitespace-pre-wrap' : 'text-ink-3'}>
          {notes ?? 'No notes were written.'}
        </p>
        {files.length > 0 && <FileLinks files={files} label="Files of the resolution" />}
      </div>
    </Card>
  )
}

import type { PolicyFragment } from '../../graph/generated/graphql.ts'
import { Card } from '../../ui/card.tsx'
import { SourceLink, sourceAt } from './sourced.tsx'

type Line = { path: string; name: string; values: readonly { head: string; more?: string | null }[] }

/** The text fields of a policy, each with its source. */
export function CoverageCard({ policy }: { policy: PolicyFragment }) {
  const lines = linesOf(policy).filter(({ values }) => values.length)
  return (
    <Card title="Coverage">
      {lines.length === 0 && <p className="px-4 py-3 text-ink-2">Nothing about what is covered is on file.</p>}
      <dl className="divide-y divide-hairline">
        {lines.map(({ path, name, values }) => {
          const source = sourceAt(policy, path)
          return (
            <div
              key={path}
              className="grid grid-cols-[168px_minmax(0,1fr)_136px] gap-4 px-4 py-2 max-md:grid-cols-[minmax(0,1fr)] max-md:gap-[2px]"
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="grid gap-1">
                {values.map(({ head, more }, place) => (
                  <div key={`${head} ${String(place)}`}>
                    <p className="wrap-anywhere whitespace-pre-wrap">{head}</p>
                    {more && <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{more}</p>}
                  </div>
                ))}
              </dd>
              <dd className="min-w-0 max-md:empty:hidden">{source && <SourceLink source={source} />}</dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}

function linesOf({ details }: PolicyFragment): Line[] {
  const texts = (values: readonly string[] | null | undefined) => (values ?? []).map((head) => ({ head }))
  const described = (entries: readonly { title: string; description: string }[] | null | undefined) =>
    (entries ?? []).map(({ title, description }) => ({ head: title, more: description }))
  const party = (one: { name?: string | null; address?: string | null } | null | undefined) => {
    const [head, more] = [one?.name, one?.address].filter(Boolean)
    return head ? [{ head, more }] : []
  }
  return [
    { path: 'details.summary', name: 'Summary', values: texts(details.summary ? [details.summary] : []) },
    { path: 'details.insured', name: 'Named insured', values: party(details.insured) },
    { path: 'details.carrier', name: 'Carrier on the policy', values: party(details.carrier) },
    {
      path: 'details.blanketAdditionalInsureds',
      name: 'Blanket additional insured',
      values: (details.blanketAdditionalInsureds ?? []).map(({ type, description }) => ({
        head: type,
        more: description,
      })),
    },
    {
      path: 'details.namedAdditionalInsureds',
      name: 'Named additional insured',
      values: texts(details.namedAdditionalInsureds),
    },
    { path: 'details.locations', name: 'Locations', values: texts(details.locations) },
    { path: 'details.coverageDescriptions', name: 'Coverages', values: described(details.coverageDescriptions) },
    { path: 'details.exclusionDescriptions', name: 'Exclusions', values: described(details.exclusionDescriptions) },
  ]
}

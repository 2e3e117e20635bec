import { Link } from 'react-router'
import type { CertificateViewQuery } from '../../../graph/generated/graphql.ts'

type Values = NonNullable<CertificateViewQuery['certificateOfLiabilityInsurance']>['values']

/** Every value of a certificate with the record it is from and, where a file said so, its page. */
export function CertificateValues({ id, values }: { id: string; values: Values }) {
  const sections = Map.groupBy(values, ({ section }) => section)
  return (
    <details id={id} className="rounded-8 border border-hairline">
      <summary className="cursor-pointer px-4 py-2 text-13 font-medium">
        Where the {values.length} values are from
      </summary>
      {[...sections].map(([section, rows]) => (
        <section key={section} aria-label={section} className="border-t border-hairline px-4 py-2 text-13">
          <h3 className="text-12! font-medium! text-ink-3">{section}</h3>
          <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-3 gap-y-1 max-md:grid-cols-2">
            {rows.map(({ label, value, from, policyId, source }) => (
              <Row key={`${label}${value}`} {...{ label, value, from, policyId, source }} />
            ))}
          </dl>
        </section>
      ))}
    </details>
  )
}

function Row({
  label,
  value,
  from,
  policyId,
  source,
}: Pick<Values[number], 'label' | 'value' | 'from' | 'policyId' | 'source'>) {
  return (
    <div className="contents">
      <dt className="text-ink-2">{label}</dt>
      <dd className="num whitespace-pre-wrap">{value === 'true' ? 'Ticked' : value}</dd>
      <dd className="text-12 text-ink-3 max-md:col-span-2">
        {policyId ? <Link to={`/app/policies/${policyId}/overview`}>{from}</Link> : from}
        {source && (
          <>
            {': '}
            <a href={`/agency/files/${source.fileId}#page=${String(source.page)}`} target="_blank" rel="noreferrer">
              {source.fileName}, p. {source.page}
            </a>{' '}
            “{source.quote}”
          </>
        )}
      </dd>
    </div>
  )
}

import { useState } from 'react'
import { COVERAGES_OF, POLICY_LIMITS, type PolicyType } from '../../../../shared/policies.ts'
import { MoneyField } from '../../../parts/form/fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { Line, ListFields } from './list-fields.tsx'
import type { PolicyValues } from './policy-values.ts'
import { Section } from './sections.tsx'

const COVERAGES = [...new Set(POLICY_LIMITS.map(({ coverage }) => coverage))]

type LimitsSectionProps = { values: PolicyValues; type: PolicyType | undefined; at: (path: string) => string }

/** The limits that a line of business usually has, those that are filled, and on demand all others. */
export function LimitsSection({ values: { limits, details }, type, at }: LimitsSectionProps) {
  const [all, setAll] = useState(false)
  const usual = (type && COVERAGES_OF[type]) ?? []
  const isFilled = (coverage: string) =>
    POLICY_LIMITS.some((limit) => limit.coverage === coverage && limits?.[limit.id])
  const shown = COVERAGES.filter((coverage) => all || usual.includes(coverage) || isFilled(coverage))
  const others = COVERAGES.length - shown.length
  return (
    <Section id="limits">
      {COVERAGES.map((coverage) => (
        <fieldset key={coverage} hidden={!shown.includes(coverage)} className="grid min-w-0 gap-4">
          <legend className="mb-2 text-12 font-medium text-ink-3">{coverage}</legend>
          <div className="grid grid-cols-2 items-end gap-4 max-md:gap-3">
            {POLICY_LIMITS.filter((limit) => limit.coverage === coverage).map(({ id, label }) => (
              <MoneyField key={id} label={label} name={at(`limits.${id}`)} value={limits?.[id]} />
            ))}
          </div>
        </fieldset>
      ))}
      {others > 0 && (
        <Button look="quiet" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {shown.length ? 'Show the limits of other coverages' : 'Show the limits of all coverages'}
        </Button>
      )}
      <ListFields
        label="Extra limits"
        noun="extra limit"
        path={at('details.extraLimits')}
        entries={details?.extraLimits}
      >
        {(entry, name, label) => (
          <div className="grid grid-cols-2 gap-2">
            <Line name={`${name}.name`} label={label} value={entry?.name} placeholder="Employee benefits" />
            <Line name={`${name}.limit`} label={`${label}, its limit`} value={entry?.limit} placeholder="$1,000,000" />
          </div>
        )}
      </ListFields>
    </Section>
  )
}

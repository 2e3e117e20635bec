import { type ComponentProps, useState } from 'react'
import { addYears } from '../../../../shared/dates.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { POLICY_SOURCES, POLICY_TYPES, type PolicyType } from '../../../../shared/policies.ts'
import { fieldsIn, isNamed, type PolicyFieldId } from '../../../../shared/policy-fields.ts'
import { useSession } from '../../../parts/session.ts'
import { PolicyField } from './policy-field.tsx'
import type { PolicyValues } from './policy-values.ts'
import { Section } from './sections.tsx'

type PolicySectionProps = {
  values: PolicyValues
  onType: (type: PolicyType) => void
  at: (path: string) => string
  /** A blank number goes back to what it was (spec 3 §5). */
  edits?: boolean
  /** Whether the end is a year from the beginning until someone says another. */
  follows?: boolean
}

const TYPES: readonly string[] = idsOf(POLICY_TYPES)

/** The policy's type, companies and term. */
export function PolicySection({ values, onType, at, edits, follows = false }: PolicySectionProps) {
  const { user } = useSession()
  const [start, setStart] = useState('')
  const isDay = /^\d{4}-\d\d-\d\d$/.test(start)
  /** What the inputs of some fields need besides. */
  const besides: Partial<Record<PolicyFieldId, Partial<ComponentProps<typeof PolicyField>>>> = {
    type: { label: 'Type', onValue: (type) => TYPES.includes(type) && onType(type as PolicyType) },
    policyNumber: { keepsValue: edits },
    quoteNumber: { keepsValue: edits },
    inforceAt: { onValue: setStart },
    expiresAt: { isExpected: true, follows: follows && isDay ? addYears(start, 1) : undefined },
    source: { begins: POLICY_SOURCES[0].id },
    producerId: { ...(!edits && { none: 'As on the account' }) },
    serviceRepId: { ...(!edits && { none: 'As on the account' }) },
    agencyUserId: { begins: edits ? undefined : user.id },
  }
  return (
    <Section id="policy">
      <div className="grid grid-cols-2 items-start gap-4 max-md:gap-3">
        {fieldsIn('policy').map((field) => (
          <div key={field.id} className={isNamed(field) ? 'max-md:col-span-2' : undefined}>
            <PolicyField field={field} values={values} name={at(field.id)} {...besides[field.id]} />
          </div>
        ))}
      </div>
    </Section>
  )
}

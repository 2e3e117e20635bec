import { useState } from 'react'
import { addYears } from '../../../../shared/dates.ts'
import { idsOf } from '../../../../shared/labeled.ts'
import { MARKETS, POLICY_SOURCES, POLICY_TYPES, type PolicyType } from '../../../../shared/policies.ts'
import { DateField, SelectField, TextField } from '../../../parts/form/fields.tsx'
import { agentsOf, useSession } from '../../../parts/session.ts'
import { CarrierField } from './carrier-field.tsx'
import type { PolicyValues } from './policy-values.ts'
import { Pair, Section } from './sections.tsx'

type PolicySectionProps = {
  values: PolicyValues
  onType: (type: PolicyType) => void
  at: (path: string) => string
  /** A blank number goes back to what it was (spec 3 §5). */
  edits?: boolean
  /** Whether the end is a year from the beginning until somebody says another. */
  follows?: boolean
}

const TYPES: readonly string[] = idsOf(POLICY_TYPES)

/** What the policy is, with whom, and from when until when. */
export function PolicySection({ values, onType, at, edits, follows = false }: PolicySectionProps) {
  const { user, users } = useSession()
  return (
    <Section id="policy">
      <Pair>
        <SelectField
          label="Type"
          name={at('type')}
          choices={POLICY_TYPES}
          value={values.type}
          onValue={(type) => TYPES.includes(type) && onType(type as PolicyType)}
        />
        <SelectField label="Market" optional name={at('market')} choices={MARKETS} value={values.market} none="None" />
      </Pair>
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        <CarrierField
          kind="isCarrier"
          label="Carrier"
          name={at('carrierId')}
          value={values.carrier}
          read={values.carrierRead}
        />
        <CarrierField kind="isBroker" label="Broker" name={at('brokerId')} value={values.broker} />
      </div>
      <Pair>
        <TextField
          label="Policy number"
          optional
          name={at('policyNumber')}
          value={values.policyNumber}
          keepsValue={edits}
        />
        <TextField
          label="Quote number"
          optional
          name={at('quoteNumber')}
          value={values.quoteNumber}
          keepsValue={edits}
        />
      </Pair>
      <Pair>
        <TermFields values={values} at={at} follows={follows} />
      </Pair>
      <Pair>
        <DateField label="Issued" optional name={at('issuedAt')} value={values.issuedAt} />
        <SelectField label="Source" name={at('source')} choices={POLICY_SOURCES} value={values.source ?? 'AGENCY'} />
      </Pair>
      <SelectField
        label="Agent"
        optional
        name={at('agencyUserId')}
        choices={agentsOf(users, values.agencyUser?.id)}
        value={edits ? values.agencyUser?.id : (values.agencyUser?.id ?? user.id)}
        none="Nobody"
      />
    </Section>
  )
}

/** From when until when. */
function TermFields({ values, at, follows }: Pick<PolicySectionProps, 'values' | 'at'> & { follows: boolean }) {
  const [begins, setBegins] = useState('')
  const isDay = /^\d{4}-\d\d-\d\d$/.test(begins)
  return (
    <>
      <DateField label="In force" optional name={at('inforceAt')} value={values.inforceAt} onValue={setBegins} />
      <DateField
        label="Expires"
        name={at('expiresAt')}
        value={values.expiresAt}
        follows={follows && isDay ? addYears(begins, 1) : undefined}
      />
    </>
  )
}

import { TextAreaField, TextField } from '../../../parts/form/fields.tsx'
import { Line, ListFields } from './list-fields.tsx'
import type { PolicyValues } from './policy-values.ts'
import { Pair, Section } from './sections.tsx'

/** The text fields of a policy: who and what it insures, and what it excludes. */
export function CoverageSection({ values: { details }, at }: { values: PolicyValues; at: (path: string) => string }) {
  const under = (path: string) => at(`details.${path}`)
  return (
    <Section id="coverage">
      <TextAreaField short label="Summary" optional name={under('summary')} value={details?.summary} />
      <Pair>
        <TextField
          label="Named insured"
          optional
          name={under('insured.name')}
          path={[under('insured'), under('insured.name')]}
          value={details?.insured?.name}
        />
        <TextField
          label="Address of the insured"
          optional
          name={under('insured.address')}
          value={details?.insured?.address}
        />
      </Pair>
      <Pair>
        <TextField
          label="Carrier on the policy"
          optional
          name={under('carrier.name')}
          path={[under('carrier'), under('carrier.name')]}
          value={details?.carrier?.name}
          hint="As written in the policy"
        />
        <TextField
          label="Address of the carrier"
          optional
          name={under('carrier.address')}
          value={details?.carrier?.address}
        />
      </Pair>
      <TextField
        label="Deductible"
        optional
        name={under('deductible')}
        value={details?.deductible}
        placeholder="$1,000 per claim"
      />
      <ListFields
        label="Blanket additional insureds"
        noun="blanket additional insured"
        path={under('blanketAdditionalInsureds')}
        entries={details?.blanketAdditionalInsureds}
      >
        {(entry, name, label) => (
          <>
            <Line
              name={`${name}.type`}
              label={label}
              value={entry?.type}
              placeholder="Where required by written contract"
            />
            <Line
              name={`${name}.description`}
              label={`${label}, more about it`}
              value={entry?.description}
              placeholder="More about it"
            />
          </>
        )}
      </ListFields>
      <Texts
        label="Named additional insureds"
        noun="named additional insured"
        path={under('namedAdditionalInsureds')}
        entries={details?.namedAdditionalInsureds}
      />
      <Texts label="Locations" noun="location" path={under('locations')} entries={details?.locations} />
      <Described
        label="Coverages"
        noun="coverage"
        path={under('coverageDescriptions')}
        entries={details?.coverageDescriptions}
      />
      <Described
        label="Exclusions"
        noun="exclusion"
        path={under('exclusionDescriptions')}
        entries={details?.exclusionDescriptions}
      />
    </Section>
  )
}

type OfList<Entry> = { label: string; noun: string; path: string; entries: readonly Entry[] | null | undefined }

const Texts = (props: OfList<string>) => (
  <ListFields {...props}>{(entry, name, label) => <Line name={name} label={label} value={entry} />}</ListFields>
)

type DescribedEntry = { title: string; description: string; policyQuotes: readonly string[] }

/** A title and a description; the quoted words of its source are sent as a hidden field. */
const Described = (props: OfList<DescribedEntry>) => (
  <ListFields {...props}>
    {(entry, name, label) => (
      <>
        <Line name={`${name}.title`} label={label} value={entry?.title} placeholder="Title" />
        <Line
          name={`${name}.description`}
          label={`${label}, more about it`}
          value={entry?.description}
          placeholder="More about it"
        />
        {entry?.policyQuotes.map((quote, place) => (
          <input key={quote} type="hidden" name={`${name}.policyQuotes.${String(place)}`} value={quote} />
        ))}
      </>
    )}
  </ListFields>
)

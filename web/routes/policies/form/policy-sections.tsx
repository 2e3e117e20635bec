import type { PolicyType } from '../../../../shared/policies.ts'
import { CoverageSection } from './coverage-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { PolicySection } from './policy-section.tsx'
import type { PolicyValues } from './policy-values.ts'
import { PricingSection } from './pricing-section.tsx'

type PolicySectionsProps = {
  values: PolicyValues
  type: PolicyType | undefined
  onType: (type: PolicyType) => void
  /** A field's whole path in the input of the form. */
  at?: (path: string) => string
  edits?: boolean
  follows?: boolean
}

/** The four sections of a policy's form (spec 3 §2). */
export function PolicySections({ values, type, onType, at = (path) => path, edits, follows }: PolicySectionsProps) {
  return (
    <>
      <PolicySection values={values} onType={onType} at={at} edits={edits} follows={follows} />
      <PricingSection values={values} at={at} />
      <LimitsSection values={values} type={type} at={at} />
      <CoverageSection values={values} at={at} />
    </>
  )
}

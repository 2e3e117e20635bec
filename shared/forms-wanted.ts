import type { FormCard, FormId } from './forms.ts'

/** What each form is wanted for, by which it is found as well as by its number and title. */
export const WANTED_FOR: Record<FormId, string> = {
  25: 'For an owner, landlord or contractor',
  24: 'For a holder with no interest in it',
  27: 'For a lender or mortgagee: a home',
  28: 'For a lender or mortgagee: a building',
  35: 'The insured ends or gives back a policy',
  36: 'The insured names another agency',
  125: 'Named insureds, premises, prior carriers',
  126: 'Application: limits, hazards, operations',
  130: 'Classes, payroll and officers by state',
  131: 'Application: limits, underlying policies',
  140: 'Application: buildings, contents, income',
  75: 'Proof of coverage until the policy comes',
}

/** The words by which a form is found. */
export const wordsOfForm = ({ id, name, title }: FormCard) => `${name} ${title} ${WANTED_FOR[id]}`

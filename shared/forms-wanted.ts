// Printed from the pages of forms by `npm run generate`: change a page under server/forms/acord, not this file.

export const WANTED_FOR = {
  '25': 'For an owner, landlord or contractor',
  '24': 'For a holder with no interest in it',
  '27': 'For a lender or mortgagee: a home',
  '28': 'For a lender or mortgagee: a building',
  '35': 'The insured ends or gives back a policy',
  '36': 'The insured names another agency',
  '75': 'Proof of coverage until the policy comes',
  '125': 'Named insureds, premises, prior carriers',
  '126': 'Application: limits, hazards, operations',
  '130': 'Classes, payroll and officers by state',
  '131': 'Application: limits, underlying policies',
  '140': 'Application: buildings, contents, income',
} as const

/**
 * What a policy carries behind its declarations: notices, endorsements of other coverages, schedules, worksheets. None of it may
 * change what the declarations put on the form. All invented.
 */
export const BACK_PAGES: string[] = [
  `
  POLICYHOLDER DISCLOSURE NOTICE OF TERRORISM INSURANCE COVERAGE
  Under the formula, the government generally reimburses 80% of covered losses exceeding the deductible.
  The Act contains a $100 billion cap. The portion of your annual premium that is attributable to coverage is: $ 52.
  `,
  `
                                                        CG 03 00 01 96
  DEDUCTIBLE LIABILITY INSURANCE
  Coverage                                 Amount and Basis of Deductible
  Bodily Injury Liability                  $ 2,500
  Property Damage Liability                $ 2,500
  Combined                                 $ 5,000 per occurrence
  `,
  `
                                                        CG 04 35 12 07
  EMPLOYEE BENEFITS LIABILITY COVERAGE
  Each Employee Limit: $ 1,000,000       Aggregate Limit: $ 2,000,000       Deductible: $ 1,000 each employee
  `,
  `
  STOP GAP - EMPLOYERS LIABILITY COVERAGE ENDORSEMENT
  Bodily Injury by Accident $ 100,000 Each Accident
  Bodily Injury by Disease $ 500,000 Aggregate Limit
  Bodily Injury by Disease $ 100,000 Each Employee
  `,
  `
  COMMERCIAL GENERAL LIABILITY CONDITIONS
  Supplementary Payments: Up to $250 for cost of bail bonds; actual loss of earnings up to $250 a day.
  Example: An insured has a $300,000 Each Occurrence Limit and a $600,000 General Aggregate Limit.
  `,
  `
                                                        CG 20 11 12 19
  ADDITIONAL INSURED - MANAGERS OR LESSORS OF PREMISES
  Name Of Person(s) Or Organization(s) (Additional Insured): Bigbox Realty Trust, LLC
  500 Landlord Plaza
  Cleveland, OH 44114
  `,
  `
  MORTGAGEE / LOSS PAYEE SCHEDULE
  First Lender National Bank ISAOA
  PO Box 5000
  Springfield, OH 45501
  `,
  `
  HOW TO REPORT A CLAIM
  Call 1-800-555-0199 or write: Claims Department, PO Box 9999, Omaha, NE 68101
  claims@carrier.example.com   Fax: 1-800-555-0198
  `,
  `
  EXPERIENCE RATING WORKSHEET
  Prior Carrier: Old Oak Insurance Company      Policy: OOI-99182      Term: 01/01/2021 to 01/01/2022
  Incurred losses $44,100      Payroll $1,204,110
  `,
  `
  HIRED AUTO AND NON-OWNED AUTO LIABILITY
  Hired Auto Liability              $1,000,000 each occurrence
  Non-Owned Auto Liability          $1,000,000 each occurrence
  `,
  `
  SCHEDULE OF FORMS AND ENDORSEMENTS
  CU 21 23 02 02      Nuclear Energy Liability Exclusion
  WC 00 03 13         Waiver Of Our Right To Recover From Others
  `,
  `
  EMPLOYMENT PRACTICES LIABILITY COVERAGE ENDORSEMENT
  Each Claim Limit                  $250,000
  Annual Aggregate Limit            $250,000
  `,
  `
  COVERAGE EXTENSIONS
  Property Damage to Borrowed Equipment - each occurrence      $10,000
  Voluntary Property Damage - aggregate                        $10,000
  `,
]

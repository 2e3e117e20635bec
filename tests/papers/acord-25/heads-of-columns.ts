import type { Trial } from './trial.ts'

const HEAD = `
      COMMERCIAL PACKAGE DECLARATIONS
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Named Insured: Moorland Scaffold Inc.`

const POLICY = 'ins=Moorland Scaffold Inc.|A=Sheffield Anvil Insurance Company'
const IN_FORCE = (row: string) => `${row}.letter=A|${row}.no=SA-201-7781-C|${row}.eff=10/10/2025|${row}.exp=10/10/2026`
const GL = `${POLICY}|gl=true|${IN_FORCE('gl')}`
const WC = `${POLICY}|wc=true|${IN_FORCE('wc')}`

/** Documents whose limits stand under and beside what may or may not head them. All invented. */
export const HEADS_OF_COLUMNS: Trial[] = [
  {
    name: 'a value behind its label heads no column of limits',
    pages: [
      `${HEAD.replace('PACKAGE', 'GENERAL LIABILITY')}
      Audit Period:                Annual premium       Basis:    Sales
      Each Occurrence Limit        $1,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000`,
  },
  {
    name: 'a symbol is no head of limits',
    pages: [
      `${HEAD.replace('PACKAGE', 'AUTOMOBILE')}
      Coverage                          Symbol 8, 9
      Combined single limit             $1,000,000`,
    ],
    expect: `${POLICY}|auto.csl=1,000,000|${IN_FORCE('auto')}`,
  },
  {
    name: 'the heads of another line’s rows pass over no limit',
    pages: [
      `${HEAD}
      COMMERCIAL AUTOMOBILE
      Coverage                          Symbol
      Liability                         1
      GENERAL LIABILITY
      Each occurrence limit             $1,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000`,
  },
  {
    name: 'a short heading in small letters heads its limits',
    pages: [
      `${HEAD}
      GENERAL LIABILITY
      Each occurrence                   $1,000,000
      Umbrella liability
      Each occurrence                   $5,000,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000|umb=true|umb.occ=5,000,000|${IN_FORCE('umb')}`,
  },
  ...['Umbrella liability limits of insurance under this policy', 'Bakery workers compensation'].map((line) => ({
    name: `a longer or stranger line in small letters heads none: ${line}`,
    pages: [
      `${HEAD}
      GENERAL LIABILITY
      Each occurrence                   $1,000,000
      ${line}
      Medical expense                   $5,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000|gl.med=5,000`,
  })),
  {
    name: 'headings set in the middle of their columns',
    pages: [
      `${HEAD}
                     GENERAL LIABILITY                                                     AUTOMOBILE
      Each occurrence            $1,000,000          Combined single limit             $1,000,000
      General aggregate          $2,000,000          Uninsured motorists                 $500,000
      Medical expense                $5,000          Medical payments                     $10,000`,
    ],
    expect: `${GL}|gl.occ=1,000,000|gl.agg=2,000,000|gl.med=5,000|auto.csl=1,000,000|${IN_FORCE('auto')}`,
  },
  {
    name: 'a heading with the first of its limits beside it',
    pages: [
      `${HEAD}
      Workers compensation    Each accident              $1,000,000
                              Disease, policy limit      $2,000,000`,
    ],
    expect: `${WC}|wc.accident=1,000,000|wc.policy=2,000,000`,
  },
  {
    name: 'bodily injury of covered autos is no combined single limit',
    pages: [
      `${HEAD.replace('PACKAGE', 'AUTOMOBILE')}
      Covered Autos BI, per person      $500,000
      Covered Autos BI, per accident    $1,000,000`,
    ],
    expect: `${POLICY}|auto.person=500,000|auto.accident=1,000,000|${IN_FORCE('auto')}`,
  },
  {
    name: 'the company between a line’s heading and the number of its policy',
    pages: [
      `
      COMMERCIAL INSURANCE SUMMARY
      Named Insured: Moorland Scaffold Inc.
      General liability                      Automobile
      Sheffield Anvil Insurance Company      Harrow Ridge Casualty Company
      Policy SA-201-7781-C                   Policy HR-88-4417
      Each occurrence     $1,000,000         Combined single limit     $2,000,000`,
    ],
    expect: `ins=Moorland Scaffold Inc.|A=Sheffield Anvil Insurance Company|gl=true|gl.letter=A|gl.no=SA-201-7781-C
      gl.occ=1,000,000|B=Harrow Ridge Casualty Company|auto.letter=B|auto.no=HR-88-4417|auto.csl=2,000,000`,
  },
  {
    name: 'whom a certificate of compensation insurance is issued to is its holder, and the employer its insured',
    pages: [
      `
      CERTIFICATE OF WORKERS COMPENSATION INSURANCE
      Issued to: Harbor Point Development LLC
      WORKERS COMPENSATION
      Insurer: Sheffield Anvil Insurance Company
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Employer: Moorland Scaffold Inc.
      Bodily injury by accident         $500,000 each accident`,
    ],
    expect: `${WC}|wc.accident=500,000`,
  },
  {
    name: 'a renewal that sets its new term beside the expiring one',
    pages: [
      `
      SHEFFIELD ANVIL INSURANCE COMPANY
      RENEWAL DECLARATIONS            GENERAL LIABILITY
      Policy No. SA-201-7781-C
      Named Insured: Moorland Scaffold Inc.
                                      EXPIRING TERM      NEW TERM
                             FROM     10/10/2024         10/10/2025
                             TO       10/10/2025         10/10/2026
      EACH OCCURRENCE                 500,000            1,000,000
      MEDICAL PAYMENTS                5,000              10,000`,
    ],
    expect: `${GL.replace('Sheffield Anvil Insurance Company', 'SHEFFIELD ANVIL INSURANCE COMPANY')}|gl.occ=1,000,000|gl.med=10,000`,
  },
  {
    name: 'a policy of one line whose limits are not understood',
    pages: [
      `
      Insurer: Sheffield Anvil Insurance Company
      BUSINESS AUTO DECLARATIONS
      Policy Number: SA-201-7781-C      Policy Period: 10/10/2025 to 10/10/2026
      Named Insured: Moorland Scaffold Inc.
      Your cover for the fleet is set out in the pages that follow.`,
    ],
    expect: `${POLICY}|${IN_FORCE('auto')}`,
  },
  {
    name: 'a schedule of a policy a section, one of which ended',
    pages: [
      `
      COMMERCIAL INSURANCE SUMMARY - POLICIES IN FORCE
      Named Insured: Moorland Scaffold Inc.

      AUTOMOBILE
      Carrier      Sheffield Anvil Insurance Company     Combined single limit     $1,000,000
      Policy #     SA-201-7781-C
      Term         10/10/2025 - 10/10/2026

      UMBRELLA     CANCELLED
      Carrier      Harrow Ridge Casualty Company         Each occurrence           $2,000,000
      Policy #     HR-88-4417
      Term         10/10/2025 - 10/10/2026
      Status       Cancelled by the insured, effective 02/01/2026

      UMBRELLA
      Carrier      Sheffield Anvil Insurance Company     Each occurrence           $3,000,000
      Policy #     SA-311-0092-U
      Term         02/01/2026 - 10/10/2026`,
    ],
    expect: `${POLICY}|${IN_FORCE('auto')}|auto.csl=1,000,000|umb=true|umb.letter=A|umb.no=SA-311-0092-U|umb.eff=02/01/2026
      umb.exp=10/10/2026|umb.occ=3,000,000`,
  },
  {
    name: 'a renewal as bound beside the expired policy, each with its number',
    pages: [
      `
      CONFIRMATION OF RENEWAL
      Named Insured: Moorland Scaffold Inc.
                              Expired                       Renewal as bound
      Policy Number           HR-88-4417                    SA-201-7781-C
      From                    10/10/2024                    10/10/2025
      To                      10/10/2025                    10/10/2026
      GENERAL LIABILITY
      Each occurrence         $2,000,000                    $1,000,000`,
    ],
    expect:
      'ins=Moorland Scaffold Inc.|gl=true|gl.no=SA-201-7781-C|gl.eff=10/10/2025|gl.exp=10/10/2026|gl.occ=1,000,000',
  },
  {
    name: 'a line that is not written, in a column of its own',
    pages: [
      `${HEAD.replace('PACKAGE', 'GENERAL LIABILITY')}
      Each occurrence         $1,000,000
                                                            Workers compensation
      General aggregate       $2,000,000                    Not written with us`,
    ],
    expect: `${GL}|gl.occ=1,000,000|gl.agg=2,000,000`,
  },
]

import type { Trial } from './trial.ts'

/** The last round of documents. Every name and number is invented. */
export const FURTHER_PAPERS: Trial[] = [
  {
    name: 'common declarations with period between from and to, branch box, limits pages later',
    pages: [
      `
      Businessowners Common Policy Declarations

      POLICY NUMBER          COVERAGE PROVIDED BY                       FROM - POLICY PERIOD - TO
      B 4026617702           LAKELAND PINE CASUALTY COMPANY             08/23/2025     08/23/2026
                             151 N FRANKLIN  CHICAGO, IL 60606

      INSURED NAME AND ADDRESS
      MAPLE & MAIN DENTISTRY
      14 MAIN ST STE 2
      BANGOR, ME 04401

      AGENCY NUMBER          AGENCY NAME AND ADDRESS
      018120                 PINE STATE BROKERS
      Phone Number: (207)555-0107         88 EXCHANGE ST
                             BANGOR, ME 04401

      BRANCH NUMBER          BRANCH NAME AND ADDRESS
      360                    NEW ENGLAND BRANCH
                             200 HIGH ST
                             BOSTON, MA 02110

      The Named Insured is a Corporation.
      The Estimated Policy Premium Is               $1,873.00
      `,
      `
      Businessowners Liability Schedule          POLICY NUMBER: B 4026617702
      LIABILITY COVERAGE                                    LIMIT
      Each Occurrence Limit                                 $1,000,000
      Medical Expense Limit - Per Person                    $10,000
      Personal and Advertising Injury                       $1,000,000
      Products/Completed Operations Aggregate               $2,000,000
      General Aggregate                                     $2,000,000
      Damage To Premises Rented To You                      $300,000
      Employment Practices/Fiduciary Liability              $10,000
      `,
    ],
    expect: `prod=PINE STATE BROKERS|prodCity=BANGOR|prodState=ME|prodZip=04401|prod1=88 EXCHANGE ST|phone=(207)555-0107
      ins=MAPLE & MAIN DENTISTRY|ins1=14 MAIN ST STE 2|insCity=BANGOR|insState=ME|insZip=04401|A=LAKELAND PINE CASUALTY COMPANY|gl.letter=A|gl=true
      gl.no=B 4026617702|gl.eff=08/23/2025|gl.exp=08/23/2026|gl.occ=1,000,000|gl.med=10,000|gl.pai=1,000,000|gl.pco=2,000,000|gl.agg=2,000,000|gl.rented=300,000`,
  },
  {
    name: 'nation-wide style: policy number in words and agent on the right',
    pages: [
      `
      HARBORLIGHT INSURANCE COMPANY                                  COMMERCIAL GENERAL LIABILITY
      1100 LOCUST ST DEPT 1100                                       DECLARATIONS
      DES MOINES IA 50391-2000

      Policy Number:   ACP GLO 3016543210                            Policy Period: From 09-15-26 To 09-15-27
      Named Insured:   LUPINE TRAIL GUIDES INC                       Agency Name: ROCKY FORD AGENCY
      Address:         100 TRAILHEAD DR                              Address:     5 DEPOT AVE
                       OURAY CO 81427                                             MONTROSE CO 81401

      LIMITS OF INSURANCE
      General Aggregate Limit                                               $2,000,000
      (other than Products - Completed Operations)
      Products - Completed Operations Aggregate Limit                       $2,000,000
      Personal and Advertising Injury Limit                                 $1,000,000
      Each Occurrence Limit                                                 $1,000,000
      Damage to Premises Rented to You Limit                                $100,000
      Medical Expense Limit - Any One Person                                EXCLUDED
      `,
    ],
    expect: `prod=ROCKY FORD AGENCY|prod1=5 DEPOT AVE|prodCity=MONTROSE|prodState=CO|prodZip=81401|ins=LUPINE TRAIL GUIDES INC|ins1=100 TRAILHEAD DR|insCity=OURAY|insState=CO|insZip=81427
      A=HARBORLIGHT INSURANCE COMPANY|gl.letter=A|gl=true|gl.no=ACP GLO 3016543210|gl.eff=09/15/2026|gl.exp=09/15/2027
      gl.occ=1,000,000|gl.pai=1,000,000|gl.agg=2,000,000|gl.pco=2,000,000|gl.rented=100,000`,
  },
  {
    name: 'limits stated as per occurrence and aggregate on one row under column names',
    pages: [
      `
      GENERAL LIABILITY POLICY SCHEDULE
      Policy No.: SCH-77120           Insured: Nettle Creek Farm Stand LLC
      Period: 05/20/2026 - 05/20/2027     Insurer: Fairhaven Mutual Insurance Company

      Coverage                               Per Occurrence        Aggregate
      General Liability                      $1,000,000            $2,000,000
      Products & Completed Operations        $1,000,000            $1,000,000
      `,
    ],
    expect: `ins=Nettle Creek Farm Stand LLC|A=Fairhaven Mutual Insurance Company|gl.letter=A|gl=true|gl.no=SCH-77120|gl.eff=05/20/2026|gl.exp=05/20/2027
      gl.occ=1,000,000|gl.agg=2,000,000|gl.pco=1,000,000`,
  },
  {
    name: 'follow-form umbrella with covered underlying schedule before its limits',
    pages: [
      `
      EXCESS/UMBRELLA LIABILITY INSURANCE DECLARATIONS
      Policy Number: PHUB-882041          Insurer: Brandywine Indemnity Insurance Company
      Named Insured: Open Meadow Day School
      Policy Period: 07/01/2026 to 07/01/2027
      SCHEDULE OF UNDERLYING INSURANCE
      Commercial General Liability     Brandywine Indemnity Insurance Company    PHPK2440187
      Each Occurrence                  $1,000,000
      General Aggregate                $3,000,000
      LIMITS OF INSURANCE
      Each Occurrence                  $2,000,000
      Aggregate                        $2,000,000
      Self-Insured Retention           $10,000
      `,
    ],
    expect: `ins=Open Meadow Day School|A=Brandywine Indemnity Insurance Company|umb.letter=A|umb=true|umb.no=PHUB-882041|umb.eff=07/01/2026|umb.exp=07/01/2027
      umb.occ=2,000,000|umb.agg=2,000,000|umb.ret=true|umb.retAmount=10,000`,
  },
  {
    name: 'workers compensation with excluded officers endorsed and a note in prose',
    pages: [
      `
      WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
      INFORMATION PAGE
      Carrier Name: Blue Mesa Employers Insurance Company
      Policy Number: BMW 0021-884
      Insured Name: Tumbleweed Masonry LLC
      Insured Address: 400 Adobe Ln, Santa Fe, NM 87501
      Effective Date: 10/10/2025        Expiration Date: 10/10/2026
      Limits of Liability
      Bodily Injury by Accident - Each Accident          $100,000
      Bodily Injury by Disease - Policy Limit            $500,000
      Bodily Injury by Disease - Each Employee           $100,000
      Endorsements
      WC 00 03 08     Partners, Officers and Others Exclusion Endorsement
      WC 00 03 13     Waiver of Our Right to Recover from Others Endorsement
      The most we will pay for any one accident is $100,000 regardless of the number of employees.
      `,
    ],
    expect: `ins=Tumbleweed Masonry LLC|ins1=400 Adobe Ln|insCity=Santa Fe|insState=NM|insZip=87501|A=Blue Mesa Employers Insurance Company
      wc.letter=A|wc=true|wc.excluded=Y|wc.no=BMW 0021-884|wc.eff=10/10/2025|wc.exp=10/10/2026|wc.accident=100,000|wc.policy=500,000|wc.employee=100,000`,
  },
  {
    name: 'auto policy with owned and hired autos ticked in words',
    pages: [
      `
      COMMERCIAL AUTO POLICY DECLARATIONS
      Policy number 88-4412-09               Policy term 4/4/2026 to 4/4/2027
      Insured Iron Skillet Foods Inc         Underwriting company Copperline Insurance Company
      COVERED AUTOS
      X Owned Autos
        Scheduled Autos
      X Hired Autos
      X Non-Owned Autos
      LIABILITY
      Combined Single Limit                  $500,000
      Hired Physical Damage                  $50,000
      `,
    ],
    expect: `A=Copperline Insurance Company|auto.letter=A|auto.no=88-4412-09|auto.eff=04/04/2026|auto.exp=04/04/2027|auto.owned=true|auto.hired=true|auto.nonOwned=true|auto.csl=500,000`,
  },
]

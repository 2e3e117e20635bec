import { type LibraryDocument, printed } from './types.ts'

type Edition = {
  title: string
  min: string
  mod: string
  yrs: string
  payroll: string
  conc: string
  usl: string
  waiver: string
  waiverMin: string
  drug: string
  vol: string
  drive: string
  dedPlan: string
  el: string
  pickup: string
}

function workersCompensation(e: Edition): string {
  return `OSTRANDER VALE INDEMNITY COMPANY
WORKERS COMPENSATION UNDERWRITING MANUAL
${e.title}

SECTION A - GENERAL STATEMENT

The Company writes statutory workers compensation and employers liability for employers that
are organized, supervised and committed to returning injured workers to suitable duty. The
Producer is expected to prequalify each risk against this Manual before it is submitted.
Submission of a risk that falls within Section C (Classes Not Written) does not oblige the
Company to respond.

SECTION B - ELIGIBILITY

   Item                                              Requirement
   ------------------------------------------------  -------------------------------------
   Minimum premium per policy                        ${e.min}
   Experience modification, maximum                  ${e.mod}
   Time in business                                  ${e.yrs}
   Annual payroll, Producer authority                not above ${e.payroll}
   Employees at any one site (concentration)         ${e.conc}
   Employers liability, basic limits                 ${e.el}
   Employers liability, highest limits               1,000/1,000/1,000 (thousands)
   Prior coverage                                    no lapse above 30 days in three years

B.1  Owners and officers may elect or reject coverage as the law of the state provides. The
     signed election is received before the policy is issued; the Company does not infer an
     election.
B.2  Leased employees are written only where the client company is the named insured.
     Professional employer organizations and temporary staffing are not written.
%%
OSTRANDER VALE INDEMNITY COMPANY - WORKERS COMPENSATION                        Page 2
${e.title}

SECTION C - CLASSES NOT WRITTEN

   Aircraft operation; ambulance service; asbestos removal; detective and armed guard agencies;
   explosives; logging and sawmills; long-haul trucking beyond 200 miles; mining; police and
   firefighters; professional athletics; roofing, all kinds; window cleaning above two stories.

SECTION D - CLASSES DESIRED

   Group   Description                                       Tier credit available
   -----   -----------------------------------------------   ---------------------
   D-1     Clerical, consulting, medical offices             up to 15 percent
   D-2     Light manufacturing, machine shops with guards    up to 10 percent
   D-3     Retail and wholesale stores, restaurants          up to 10 percent
   D-4     Plumbing, electrical and heating contractors      up to 5 percent
   D-5     Schools, churches, museums                        up to 12 percent

SECTION E - DRIVING EXPOSURE

E.1  Where more than three employees ride in one vehicle the Producer completes Supplement
     WC-7.
E.2  ${e.drive}
E.3  Delivery by bicycle or motor scooter is referred.

SECTION F - MARITIME AND FOREIGN

F.1  ${e.usl}
F.2  Foreign voluntary compensation is available for trips of fewer than 90 days.
%%
OSTRANDER VALE INDEMNITY COMPANY - WORKERS COMPENSATION                        Page 3
${e.title}

SECTION G - ENDORSEMENTS AND CHARGES

   Endorsement                                       Charge
   ------------------------------------------------  -------------------------------------
   Waiver of our right to recover, scheduled         ${e.waiver} of the premium for the job
   Waiver of our right to recover, blanket           2 percent of policy premium
   Minimum charge, any waiver                        ${e.waiverMin}
   Voluntary compensation                            ${e.vol}
   Stop gap employers liability                      $275 per monopolistic state
   Alternate employer                                $150 each
   Small deductible plan                             ${e.dedPlan}

SECTION H - CREDITS

H.1  A certified drug-free workplace program earns a credit of ${e.drug}.
H.2  A written return-to-work program, with job descriptions of modified duty, earns 3 percent.
H.3  A safety committee that meets at least quarterly and keeps minutes earns 2 percent.
H.4  Credits are added together and do not exceed the filed maximum of the state.

SECTION I - SUBMISSION

   The application; payroll by class for the current and the three prior years; loss runs of
   the current and four prior years valued within 60 days; the current experience rating
   worksheet; a description of operations of at least fifty words.
%%
OSTRANDER VALE INDEMNITY COMPANY - WORKERS COMPENSATION                        Page 4
${e.title}

SECTION J - PAY PLANS

   Plan             Down payment        Installments          Available from
   --------------   -----------------   -------------------   --------------
   Annual           100 percent         none                  any premium
   Quarterly        25 percent          3 equal               $1,500
   Monthly          15 percent          10 equal              $3,000
   ${e.pickup}

SECTION K - LOSS CONTROL

K.1  A consultant visits each risk above $25,000 of premium within 60 days of inception, and
     once in each policy year after that. Telephone surveys serve for risks from $7,500 to
     $25,000.
K.2  Recommendations are either "required" or "advised". A required recommendation that is not
     met within 45 days is grounds for a notice of nonrenewal.

SECTION L - REFERRAL

   The Producer refers, with a written reason: any risk with one claim above $50,000 in three
   years; any risk with claim frequency above one for each $10,000 of premium; any change of
   ownership. Address: comp.referrals@ostrandervale.example`
}

const EDITION_2025 = workersCompensation({
  title: 'Edition of January 1, 2025',
  min: '$1,000',
  mod: '1.15',
  yrs: '2 years, or 1 with prior management',
  payroll: '$1,500,000',
  conc: 'not above 150',
  el: '500/500/500 (thousands)',
  usl: 'Coverage under the longshore act is available on an if-any basis, at a charge of $500.',
  waiver: '5 percent',
  waiverMin: '$250',
  drug: '6 percent',
  vol: '$200',
  drive: 'Employees who drive on business have driving records with no more than two violations.',
  dedPlan: '$1,000, $2,500 or $5,000 per claim',
  pickup: 'As you go        8 percent           by payroll report     $2,000',
})

export const OSTRANDER_VALE_GUIDES: LibraryDocument[] = [
  {
    name: 'Ostrander Vale - Workers Compensation Manual, edition 2024',
    pages: printed(
      workersCompensation({
        title: 'Edition of January 1, 2024',
        min: '$850',
        mod: '1.25',
        yrs: '3 years, without exception',
        payroll: '$1,200,000',
        conc: 'not above 200',
        el: '100/500/100 (thousands)',
        usl: 'Coverage under the longshore act is not available.',
        waiver: '3 percent',
        waiverMin: '$150',
        drug: '5 percent',
        vol: '$175',
        drive: 'Employees who drive on business have driving records with no more than three violations.',
        dedPlan: '$500 or $1,000 per claim',
        pickup: 'As you go        10 percent          by payroll report     $5,000',
      }),
    ),
  },
  {
    name: 'Ostrander Vale - Workers Compensation Manual, edition 2025',
    pages: printed(`${EDITION_2025}
%%
OSTRANDER VALE INDEMNITY COMPANY - WORKERS COMPENSATION                        Page 5
Edition of January 1, 2025

SECTION M - RESTAURANTS (NEW IN THIS EDITION)

M.1  Restaurants are written in group D-3 where alcohol is not above 35 percent of receipts.
M.2  Kitchen staff wear cut-resistant gloves when slicing, and slip-resistant shoes on every
     shift. The Company reimburses one pair of shoes for each employee, up to $40 a pair, once
     a year.
M.3  Establishments open past 2 a.m. are not written.

SECTION N - CHURCHES AND SCHOOLS (NEW IN THIS EDITION)

N.1  Volunteers are not employees. Volunteer accident coverage is to be placed elsewhere.
N.2  Bus drivers hold a commercial license and have an annual medical examination.
N.3  Where a school keeps a swimming pool, one certified lifeguard is on duty for each 25
     swimmers.

SECTION O - CHANGES FROM THE EDITION OF 2024

   Subject                     2024                2025
   -------------------------   -----------------   -----------------
   Experience modification     see section B       lowered
   Longshore coverage          not available       if-any
   Basic employers liability   see section B       raised
   Small deductible plan       two choices         three choices`),
  },
]

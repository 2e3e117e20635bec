import { type LibraryDocument, printed } from './types.ts'

type Edition = {
  month: string
  code: string
  min: string
  ded: string
  earned: string
  height: string
  states: string
  sub: string
  roof: string
  resi: string
  fee: string
  xs: string
  newVenture: string
}

function contractors(e: Edition): string {
  return `QUILLMARK CASUALTY  //  E&S CONTRACTORS GL
APPETITE + QUICK REFERENCE                                   ${e.month}   (${e.code})

>> READ THIS FIRST
* non-admitted paper. brokers + agents w/ signed producer agmt only
* NO binding authority. nothing is bound til you have our binder number in writing
* quotes good 30 days. older = re-quote
* inspection + audit on every policy. uncooperative audit = 25% surcharge + NOC

>> THE NUMBERS
MIN PREMIUM (GL)              ${e.min}
MIN EARNED                    ${e.earned} at inception
POLICY FEE                    ${e.fee} non-refundable
LIMITS                        1M / 2M / 2M  (higher: see XS below)
BI + PD DEDUCTIBLE            ${e.ded} per claim, includes ALAE
MAX HEIGHT                    ${e.height}
SUBBED-OUT COST               up to ${e.sub} of receipts
NEW VENTURES                  ${e.newVenture}
STATES                        ${e.states}

>> GREEN - send it
  electrical  .  plumbing  .  HVAC  .  concrete flatwork  .  carpentry (all)  .  drywall
  fencing  .  painting in/out  .  janitorial  .  remodelers  .  GC commercial TI
>> YELLOW - send it with a supplement
  roofing (${e.roof})  .  excavation  .  demolition under 2 stories
  GC ground-up commercial  .  steel erection, non-structural  .  solar, rooftop
>> RED - don't bother
  crane rental  .  blasting  .  asbestos/lead abatement  .  bridges  .  traffic control on
  interstates  .  fire suppression  .  EIFS  .  underpinning  .  gas mains
%%
QUILLMARK CASUALTY // E&S CONTRACTORS GL   ${e.code}   p2

>> RESIDENTIAL
* ${e.resi}
* condo / townhome conversions: NO. hard NO. repairs for one unit owner are OK
* HOA as the client: refer

>> UNINSURED SUBS
* form QC-118 (contractors conditions) goes on EVERY policy. no certs, no AI status, no hold
  harmless = no coverage for that sub's work. tell your insured BEFORE binding, in writing

>> WHAT GOES ON EVERY POLICY
  total pollution excl . silica . cross suits . prior work (continuous damage) . punitive .
  action over (NY-type employer liab) - removable ONLY outside listed metro counties
>> WHAT YOU CAN BUY BACK
  blanket AI ongoing + completed    flat charge 5% of GL premium, 250 min
  WOS blanket                       2.5%, 100 min
  P&NC                              free w/ blanket AI
  per project agg                   500 flat, capped at 5M
  contractual (delete 3rd-party action over)    refer
>> XS
* lead umbrella ${e.xs} over our own GL only. over others = no

>> SEND WITH EVERY SUBMISSION
  [ ] application + contractor supplement, both signed
  [ ] 5 yrs loss runs valued inside 60 days
  [ ] 3 biggest jobs done, 3 biggest jobs coming
  [ ] sample subcontract
  [ ] payroll by class + subbed cost by trade

questions?  contractors@quillmark.example  .  quote desk opens 7:30 central`
}

export const QUILLMARK_GUIDES: LibraryDocument[] = [
  {
    name: 'Quillmark contractors GL appetite - January 2025',
    pages: printed(
      contractors({
        month: 'JANUARY 2025',
        code: 'QC-APP-0125',
        min: '$2,500',
        ded: '$1,000',
        earned: '25%',
        height: '4 stories',
        states: 'OH KY TN GA SC NC VA IN',
        sub: '50%',
        roof: 'max 20% of receipts, no hot work',
        resi: 'new custom homes: max 10 starts per year',
        fee: '$150',
        xs: 'up to 5M',
        newVenture: 'OK w/ 3 yrs experience, +15%',
      }),
    ),
  },
  {
    name: 'Quillmark contractors GL appetite - July 2025',
    pages: printed(
      contractors({
        month: 'JULY 2025',
        code: 'QC-APP-0725',
        min: '$3,500',
        ded: '$2,500',
        earned: '35%',
        height: '3 stories',
        states: 'OH KY TN GA SC VA (NC + IN closed to new business 6/1)',
        sub: '40%',
        roof: 'max 10% of receipts, no hot work',
        resi: 'new custom homes: max 6 starts per year',
        fee: '$200',
        xs: 'up to 3M',
        newVenture: 'OK w/ 5 yrs experience, +25%',
      }),
    ),
  },
  {
    name: 'Quillmark vacant buildings and builders risk',
    pages: printed(`QUILLMARK CASUALTY  //  E&S PROPERTY
VACANT BUILDINGS + BUILDERS RISK                             MARCH 2025   (QC-VBR-0325)

>> VACANT BUILDINGS
* terms 3, 6 or 12 months. NO pro rata on 3 + 6 month terms (fully earned)
* basic form + V&MM by request. special form = no
* ACV only. 80% coinsurance. theft excluded always

MAX LIMIT            $1,000,000 frame      $2,000,000 JM or better
MIN PREMIUM          $850 (3 mo)    $1,200 (6 mo)    $1,900 (12 mo)
AOP DEDUCTIBLE       $2,500
WIND/HAIL            2%, min $5,000
PC                   1-9.  PC 10 = NO

MUST HAVE
  - utilities off or heat kept at 55F w/ someone looking in every 7 days, log kept
  - doors + windows secured, no boarded fronts in fire-damaged rows
  - owner w/ a reason: for sale, in probate, between tenants. "investment" is not a reason
DON'T WANT
  - prior fire not repaired  .  condemned  .  back taxes > 1 yr  .  former meth or grow sites
  - vacant over 36 months

>> VACANT LAND / GL
* premises liab 1M occ for vacant buildings: $400 flat per location
%%
QUILLMARK CASUALTY // E&S PROPERTY   QC-VBR-0325   p2

>> BUILDERS RISK - GROUND UP
MAX COMPLETED VALUE      frame $3M    JM $6M    non-comb $10M
TERM                     up to 12 mo, one extension of 90 days @ pro rata + 10%
DEDUCTIBLE               $5,000 AOP   theft of materials $10,000
MIN EARNED               50%
* completed value form. no reporting form
* START: we do not pick up a job already started past foundation w/o photos + signed no-loss
* SITE: fenced + lit for frame over $1M.  hot work permit on file

>> BUILDERS RISK - RENOVATION
* existing structure may be covered ACV, max 60% of total limit
* structural work (load bearing walls) = refer w/ engineer letter
* owner must NOT be the GC unless licensed

>> SOFT COSTS / DELAY
* soft costs to 10% of completed value.  waiting period 30 days
* flood + quake: not offered on this form, ever. use a DIC market

>> SEND
  [ ] builders risk app   [ ] budget   [ ] schedule   [ ] GC resume   [ ] site plan w/ hydrants

property@quillmark.example
%%
QUILLMARK CASUALTY // E&S PROPERTY   QC-VBR-0325   p3

>> RENEWING VACANTS
* one renewal. second renewal = refer w/ photos + plan. third = no
* rate up 10% on 1st renewal, 25% on 2nd
* becomes occupied mid-term? tell us in 10 days. we convert or cancel, your call

>> RENOVATION OF VACANT
* cosmetic only (paint, floors, cabinets) stays on the vacant form, +15%
* anything behind drywall = builders risk

>> RATES (per $100, annual, before credits)
                       frame      JM        MNC
  vacant basic         0.95       0.70      0.55
  builders risk        0.38       0.27      0.19
  renovation           0.62       0.48      0.36

>> CREDITS
  central station fire 5%   .   sprinklers live 10%   .   guard service w/ log 5%   .   max 15%

>> FORMS ALWAYS ON
  QC-310 (vacancy conditions)   QC-314 (no theft of copper)   QC-322 (mold)   QC-330
  (min earned)`),
  },
]

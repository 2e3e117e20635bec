import { type LibraryDocument, printed } from '../types.ts'

type Billing = {
  carrier: string
  name: string
  plans: string
  fee: string
  returned: string
  grace: string
  refund: string
}

const billing = (o: Billing): LibraryDocument => ({
  name: o.name,
  pages: printed(`
${o.carrier}
Billing and payment sheet                                              2025

Payment plans
${o.plans}

Installment fee          ${o.fee}
Returned payment         ${o.returned}
Late payment             ${o.grace}
Return premium           ${o.refund}
`),
})

type ClaimCard = {
  carrier: string
  name: string
  phone: string
  mail: string
  tell: string
  glass: string
  emergency: string
  contractors: string
}

const claimCard = (o: ClaimCard): LibraryDocument => ({
  name: o.name,
  pages: printed(`
HOW TO REPORT A CLAIM
${o.carrier}

Call         ${o.phone}
Write        ${o.mail}
Say          ${o.tell}

Glass        ${o.glass}
Emergency
repairs      ${o.emergency}
Contractors  ${o.contractors}
`),
})

export const SERVICE_CARDS: LibraryDocument[] = [
  billing({
    carrier: 'THORNQUIST MUTUAL INSURANCE COMPANY',
    name: 'Thornquist billing sheet 2025.pdf',
    plans: `  Full pay      100% at inception, 4% discount
  Quarterly     25% down and three of 25%
  Monthly       16.7% down and ten of 8.33%`,
    fee: '$7, or $3 by bank draft',
    returned: '$25, and card or bank check only from the second on',
    grace: '$12 after 10 days; cancellation notice on day 15',
    refund: 'sent within 20 days to whoever paid',
  }),
  billing({
    carrier: 'SILVERFINCH UNDERWRITERS',
    name: 'Silverfinch billing sheet 2025.pdf',
    plans: `  Full pay      100% at inception, 8% discount
  Two pay       50% down and one of 50% after 5 months
  Monthly       one twelfth down and eleven more, by bank draft only`,
    fee: '$5; none by bank draft',
    returned: '$20',
    grace: '$10 after 7 days; cancellation notice on day 12',
    refund: 'sent within 14 days, to the mortgage company if it paid',
  }),
  claimCard({
    carrier: 'Silverfinch Underwriters',
    name: 'Silverfinch claim card.pdf',
    phone: '555-0128, day and night',
    mail: 'newclaim@silverfinch.example',
    tell: 'policy number, day of loss, what happened, and photos if it is safe to take them',
    glass: 'Repairs of a chip are free of any deductible. Call Prismarc Glass, 555-0129.',
    emergency: 'Tarps, boards and pumps up to $3,000 need no consent.',
    contractors: 'Any licensed one. We have a list, but no one must use it.',
  }),
  claimCard({
    carrier: 'Cobblehurst Insurance Group',
    name: 'Cobblehurst claim card.pdf',
    phone: '555-0155, from 7 a.m. to 9 p.m. Eastern',
    mail: 'losses@cobblehurst.example',
    tell: 'policy number, address of the loss, a person to meet the adjuster, and the lender',
    glass: 'The comprehensive deductible applies to chips as well.',
    emergency: 'Up to $1,500 without consent. Keep what is torn out until the adjuster has seen it.',
    contractors: 'Water losses must go to our panel in the first 24 hours.',
  }),
  {
    name: 'Wexcombe injury card for employers.pdf',
    pages: printed(`
WEXCOMBE COMPENSATION FUND
When someone is hurt at work

1  Care first. In danger of life, the ambulance.
2  Call the nurse on the injury hot line together with the employee: 555-0137.
3  The first report goes in within 24 hours, by the portal or at 555-0137.
4  Deaths, amputations and nights in a hospital: call within 2 hours.
5  Send the wages of the last 26 weeks within 5 days.
6  Offer light work in writing. We pay half of the cost of a stool, cart or lift that makes it
   possible, up to $800.
7  Do not argue about who was at fault.

A late report, by more than 7 days, lowers the dividend of the term by one quarter.
`),
  },
]

import type { Voice } from '../../../voice.ts'

export const cells = (tag: 'td' | 'th', ...texts: string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
export const millionsInWords = (amount: number) => `${SMALL[amount / 1_000_000]} million dollars`

/** Text at a width of its own in a print of one type size; entities count as the letter they stand for. */
export function wide(text: string, width: number): string {
  const length = text.replace(/&\w+;/g, '.').length
  return text + ' '.repeat(Math.max(1, width - length))
}

export const plainDollars = (amount: number) => amount.toLocaleString('en-US')

/** What every page of the house starts from. */
export const BASE = `
.sc *{all:revert;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.sc table{border-collapse:collapse;width:100%}
.sc td,.sc th{text-align:left;vertical-align:top;padding:2px 5px}
.sc tr{break-inside:avoid}
.sc .new{break-before:page}
.sc p{margin:3px 0}
.sc .two{columns:2;column-gap:22px;text-align:justify}
.sc .two p{margin:0 0 5px}
.sc .two b{text-transform:none}
.sc .r{text-align:right}
`

const CONDITIONS: [title: string, text: string][] = [
  [
    'Deposit and minimum premium',
    'The premium we show is a deposit. If the audit finds that less is earned, we give back the difference, but never so much that we keep less than $500 for any one coverage part or $250 for a part added after the first day.',
  ],
  [
    'Bail bonds',
    'We pay up to $2,500 for the cost of bail bonds that are needed because of an accident or a traffic violation arising out of a vehicle to which this insurance applies. We need not furnish the bonds.',
  ],
  [
    'Loss of earnings',
    'If we ask an insured to help us defend a suit, we repay reasonable expenses, including earnings lost by time off work, of up to $300 a day.',
  ],
  [
    'Debris',
    'We pay to remove the debris of covered property, but no more than 25% of the direct loss plus the deductible. Where that is too little we add up to $25,000 at each described location.',
  ],
  [
    'Recharge of extinguishers',
    'Up to $5,000 in any one policy year for recharging fire protective equipment that was discharged to fight a covered fire. No deductible applies.',
  ],
  [
    'Cancellation by you',
    'You may end this policy by returning it or by writing to us. The return premium may be 90% of the pro rata amount, and we refund nothing below $15 unless you ask for it.',
  ],
  [
    'Cancellation by us',
    'We mail notice at least 10 days ahead if you have not paid, and at least 30 days ahead for any other reason that the law of your state allows. Proof of mailing is proof of notice.',
  ],
  [
    'Reward',
    'We pay up to $10,000 for information that leads to a conviction for arson or theft in connection with a covered loss. The amount does not change with the number of persons who inform.',
  ],
  [
    'Newly acquired property',
    'Buildings you acquire are covered for 90 days for not more than $500,000 each; business personal property there for not more than $250,000. Tell us the values before the 90 days end.',
  ],
  [
    'Papers and records',
    'The most we pay to restore lost information on valuable papers is $10,000 at each described premises and $5,000 elsewhere.',
  ],
  [
    'Books and records',
    'We may examine your books during the policy period and up to three years afterward. Keep payroll by class; where it is not kept we charge the class with the highest rate.',
  ],
  [
    'Fire department charge',
    'When the fire department is called to save covered property we pay up to $2,500 for a charge you assumed by contract or that local law requires.',
  ],
  [
    'Two or more coverages',
    'If two or more of the coverages of this policy apply to the same loss, we pay no more than the loss. A limit is not made larger by the number of insureds, claims or suits.',
  ],
  [
    'Transfer of rights',
    'Your rights and duties may not be transferred without our consent, except on the death of an individual named insured.',
  ],
  [
    'Returned payments',
    'A payment that your bank returns is treated as not made. A charge of $25 is added for each returned payment and $10 for each installment after the first.',
  ],
  [
    'Property of others',
    'Property of others in your care is covered for up to $2,500 at each location, and our payment for it goes only to the account of its owner.',
  ],
  [
    'Aircraft, vessels',
    'Liability arising out of aircraft or watercraft is not covered, except watercraft you do not own that is under 51 feet and does not carry persons for a charge.',
  ],
  [
    'Pollution cleanup',
    'We pay to extract pollutants from land at a described location if the release was caused by a covered cause of loss, for not more than $15,000 in each 12 months.',
  ],
  [
    'Outdoor signs and trees',
    'Trees, shrubs and plants: $500 for any one and $2,500 in any one occurrence. Signs not attached to a building: $1,000 for each sign.',
  ],
  [
    'Inspections',
    'We may inspect your premises at any time but need not. An inspection is not a promise that the premises are safe or comply with any code.',
  ],
  [
    'Premium of less than $100',
    'Changes that raise or lower the premium of the whole policy by less than $100 in all are made without charge or credit until the next anniversary.',
  ],
  [
    'Examples of deductibles',
    'Example: the deductible is $1,000, the limit of a building is $60,000 and the loss is $75,000. The loss exceeds limit and deductible together, so we pay $60,000.',
  ],
]

/** Two columns of conditions, in an order of their own. */
export function conditions({ chance }: Voice, count: number): string {
  const numbered = chance.maybe(0.5)
  const chosen = chance.shuffle(CONDITIONS).slice(0, count)
  return `<div class="two">${chosen.map(([title, text], index) => `<p><b>${numbered ? `${index + 1}. ` : ''}${title}.</b> ${text}</p>`).join('')}</div>`
}

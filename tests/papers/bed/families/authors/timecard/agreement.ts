import type { Paper } from '../../../family.ts'
import { commas, dayInWords, statesOf, workOf } from './words.ts'

/** A staffing agreement: who must carry how much, an example of a certificate, bill rates; nothing on it is in force. */
export const clientAgreement: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const client = voice.text(truth.names.business())
    const agency = voice.text(truth.insured.name)
    const el = chance.pick(['$1,000,000 / $1,000,000 / $1,000,000', '500/500/500', '$1M each accident, $1M each employee by disease, $1M in all for disease'])
    const demands: [string, string][] = chance.shuffle([
      ['Workers compensation', `As the law of each state requires; employers liability of ${el}. Alternate employer endorsement naming Client.`],
      ['Commercial general liability', `$${commas(chance.pick([1_000_000, 2_000_000]))} each occurrence, $${commas(chance.pick([2_000_000, 4_000_000]))} aggregate, occurrence form, aggregate per location.`],
      ['Professional liability', '$1,000,000 each claim, $3,000,000 aggregate.'],
      ['Abuse or molestation', 'Full limits of general liability wherever Staff meet minors or patients.'],
      ['Automobile', '$1,000,000 combined single limit, owned, hired and non-owned.'],
      ['Umbrella', `$${commas(chance.int(2, 10) * 1_000_000)} over all of the above but professional.`],
      ['Crime', '$250,000 employee theft with coverage for property of clients.'],
    ])
    const parties = chance.pick([
      `This Agreement is made on ${dayInWords(truth.policies.gl.effective)} between ${agency} (“Agency”) and ${client} (“Client”).`,
      `${client} (“Client”) engages ${agency} (“Agency”) from ${voice.date(truth.policies.gl.effective)} on the terms below.`,
    ])
    const rates = workOf(chance, chance.int(2, 4)).map(({ title }) => [title, `$${chance.int(16, 48)}.${chance.digits(2)}`, `$${chance.int(50, 90)}.${chance.digits(2)}`])
    const clauses = chance.shuffle([
      'Staff remain employees of Agency, which pays their wages, withholds taxes and carries workers compensation for them. Client directs the work and keeps the place safe.',
      'Client shall not entrust Staff with cash above $500, keys, vehicles or unattended premises without a written amendment. Claims for theft must reach Agency within ten days.',
      'Neither party owes the other lost profits. The liability of Agency under this Agreement ends at the greater of $250,000 or the fees of twelve months.',
      'Client pays within fifteen days; late amounts bear one and a half percent a month. Hiring Staff away within 720 hours costs $6,000.',
      `Agency may send Staff to places of Client in ${statesOf(voice, chance.int(1, 4)).join(', ')} and nowhere else before both have agreed on rates.`,
    ])
    return {
      kind: 'contract',
      feeds: 'names only',
      docx: [
        chance.pick(['STAFFING SERVICES AGREEMENT', 'MASTER AGREEMENT FOR TEMPORARY STAFF', 'SERVICE AGREEMENT: CLEANING, GUARD AND CARE STAFF']),
        parties,
        ...clauses.slice(0, 3).map((clause, at) => `${at + 1}. ${clause}`),
        '4. Insurance. Before the first shift, and as long as this Agreement lasts, Agency shall carry at least the following with insurers that Client accepts:',
        [['Coverage', 'Minimum'], ...demands],
        `5. Certificates. Agency sends certificates to Client at ${voice.address(truth.names.address()).join(', ')} before work starts and at each renewal. Missing certificates let Client hold back payment up to $10,000.`,
        ...(chance.maybe(0.5) ? ['Exhibit B shows how a certificate should look. EXAMPLE ONLY: “Insurer A: Any Insurance Company. Policy GL 1234567, 01/01/2020 to 01/01/2021, $1,000,000 each occurrence.”'] : []),
        ...clauses.slice(3).map((clause, at) => `${at + 6}. ${clause}`),
        'Exhibit A. Rates',
        [['Work', 'Pay rate', 'Bill rate'], ...rates],
        `Agency: ____________________   ${voice.text(truth.names.person())}`,
        `Client: ____________________   ${voice.text(truth.names.person())}`,
      ],
    }
  },
} // biome-ignore format: a page

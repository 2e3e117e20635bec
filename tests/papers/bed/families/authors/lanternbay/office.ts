import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { long, raw, slashed, usd } from './kit.ts'

/** An agreement for vendors that says what insurance they must carry; it insures nobody. */
export const vendorTerms: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const host = truth.names.business()
    const vendor = truth.insured.name
    const gl = truth.policies.gl
    // biome-ignore format: a table
    const needs = chance.shuffle([
      ['Commercial general liability', `${usd(gl.limits.occurrence!)} each occurrence, ${usd(gl.limits.aggregate!)} general aggregate`, 'Occurrence form; aggregate per project'],
      ['Automobile liability', `${usd(1_000_000)} combined single limit`, 'Any auto, or owned, hired and non-owned'],
      ['Workers compensation', 'Statutory', `Employers liability ${usd(500_000)}/${usd(500_000)}/${usd(500_000)}`],
      ['Umbrella', `${usd(chance.int(2, 6) * 1_000_000)}`, 'If work is above one story'],
    ])
    const clauses = [
      `Fees. ${host} will pay Vendor ${usd(chance.int(8, 90) * 100)} a month within thirty days of a correct invoice. Vendor pays a deposit of ${usd(500)}.`,
      `Term. This agreement begins on ${long(gl.effective)} and ends on ${long(gl.expiration)} unless ended sooner on thirty days’ written notice.`,
      'Indemnity. Vendor will defend and pay for claims that come from its work, its people or its goods, except to the extent that the other party was at fault.',
      `Lateness. Each day of delay costs ${usd(250)}, up to ${usd(5000)} in all.`,
    ]
    const insurance = chance.pick([
      'Insurance. Before work starts and for as long as it lasts, Vendor must buy and keep, with insurers rated A- VII or better, at least the following:',
      'Insurance Vendor must provide. Limits may be met by any mix of primary and umbrella policies. No insurer may have the right to cancel without thirty days’ notice.',
    ])
    const parts: (string | string[][])[] = [
      chance.pick(['VENDOR PARTICIPATION TERMS', 'SERVICE AGREEMENT – SMALL VENDORS', 'MASTER VENDOR AGREEMENT']),
      `Between ${host} (“Owner”) and ${vendor} (“Vendor”), ${voice.address(truth.insured.address).join(', ')}.`,
      ...clauses.map((clause, at) => `${at + 1}. ${clause}`),
      `${clauses.length + 1}. ${insurance}`,
      [['Kind of insurance', 'Minimum', 'Remarks'], ...needs],
      `${clauses.length + 2}. Certificates. Vendor will send a certificate that names Owner as additional insured to ${voice.address(truth.names.address()).join(', ')}. A deductible above ${usd(5000)} needs Owner’s consent. Owner may buy the insurance and charge Vendor if Vendor does not.`,
      'Owner: ____________________     Vendor: ____________________     Date: __________',
    ]
    return {
      kind: 'contract',
      feeds: 'names only',
      docx: parts.map((part) => (typeof part === 'string' ? raw(part) : part.map((row) => row.map(raw)))),
    }
  },
}

/** Claims of some terms in a workbook; the terms are listed with their limits, all of it history. */
export const lossHistory: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const before = truth.prior.gl
    const valued = daysLater(gl.expiration, chance.int(30, 300))
    // biome-ignore format: a table
    const terms = [
      [gl.number, slashed(gl.effective), slashed(gl.expiration), 'expired', gl.premium, gl.limits.occurrence!],
      [before.number, slashed(before.effective), slashed(before.expiration), 'expired', before.premium, before.limits.occurrence!],
    ]
    const heads = chance.pick([
      ['Claim', 'Loss date', 'Reported', 'What happened', 'State', 'Paid', 'Reserved', 'Total'],
      ['Claim no.', 'DOL', 'Rptd', 'Cause', 'Status', 'Paid to date', 'O/S reserve', 'Incurred'],
    ])
    // biome-ignore format: a row
    const claims = truth.claims.map((claim) => [claim.number, slashed(claim.loss), slashed(claim.reported), claim.description, claim.status, claim.paid, claim.reserves, Math.round((claim.paid + claim.reserves) * 100) / 100])
    const paid = truth.claims.reduce((sum, claim) => sum + claim.paid, 0)
    return {
      kind: 'loss-run',
      feeds: 'names only',
      xlsx: [
        {
          name: 'Loss history',
          rows: [
            ['Customer loss history', '', `Valued ${slashed(valued)}`],
            ['Customer', truth.insured.name],
            ['Company', gl.carrier.name],
            ['Both terms have ended; this customer has no policy with us today.'],
            [],
            ['Policy', 'From', 'To', 'Status', 'Premium', 'Occurrence limit'],
            ...terms,
            [],
            heads,
            ...claims,
            ['Total', '', '', '', '', Math.round(paid * 100) / 100],
          ],
        },
        { name: 'Notes', rows: [['Reserves are our guess. Claims under $500 that were only reported are left out.']] },
      ],
    }
  },
}

import type { Paper } from '../../../family.ts'
import { aNotation, marketDate, sums, term } from './market-wording.ts'
import { insurer, theInsured, theProducer } from './parties.ts'
import { charges, clauses, houseReference, operations, reinsurers } from './surplus-clauses.ts'

/** A signed slip, as an office file: capital captions, sums before words. */
export const placingSlip: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const line = chance.pick(['gl', 'gl', 'professional', 'umbrella'] as const)
    const write = aNotation(voice)
    const { claimsMade, premium, effective } = truth.policies[line]
    const rows = sums(voice, line, write, false)
    if (line === 'umbrella') voice.tick('umbrella.excess', '')
    const basis =
      line === 'gl'
        ? `${voice.tick(claimsMade ? 'gl.claimsMade' : 'gl.occurrence', claimsMade ? 'CLAIMS MADE' : 'OCCURRENCE')} form`
        : line === 'professional'
          ? `Claims made and reported. Retroactive date: ${chance.pick(['Inception', 'Full prior acts', voice.date(truth.prior.professional.effective)])}`
          : 'Excess follow form. Underlying: USD 1,000,000 any one occurrence, USD 2,000,000 aggregate, placed elsewhere and not part of this slip'
    const kind = {
      gl: 'General Liability Insurance',
      professional: 'Professional Indemnity / Errors and Omissions Insurance',
      umbrella: 'Excess Liability Insurance',
    }[line]
    const parts: [string, string][] = [
      ['UNIQUE MARKET REFERENCE', houseReference(voice).split(' ').at(-1)!],
      ['TYPE', `${kind} (surplus lines)`],
      [chance.pick(['ASSURED', 'INSURED', 'NAMED ASSURED']), theInsured(voice, ', ')],
      ['PERIOD', term(voice, line)],
      [chance.pick(['POLICY NUMBER', 'CONTRACT NUMBER', 'POLICY No. HEREON']), voice.number(line)],
      [chance.pick(['INTEREST', 'BUSINESS']), `Legal liability arising from: ${operations(voice)}`],
      [
        chance.pick(['LIMIT OF LIABILITY', 'SUM INSURED', 'LIMIT(S)']),
        rows.map(([words, amount]) => `${amount} ${words}`).join(chance.pick(['; ', ', and ', '; separately ', ' / '])),
      ],
      ['BASIS', basis],
      ['SITUATION', 'United States of America, its territories and possessions'],
      ['CONDITIONS', clauses(voice).join(' ')],
      [
        'PREMIUM',
        charges(voice, premium)
          .map(([words, amount]) => `${words} ${amount}`)
          .join('; '),
      ],
      ['ORDER HEREON', '100% of 100%'],
      [chance.pick(['SECURITY', 'INSURER', 'ISSUING COMPANY']), `${insurer(voice, line)}, for 100% of the order`],
      ...(chance.maybe(0.5)
        ? ([['FACULTATIVE', `Ceded after issue to ${reinsurers(voice)}`]] as [string, string][])
        : []),
      ['BROKERAGE', `${chance.pick(['15', '17.5', '20'])}%`],
    ]
    parts.splice(3, 0, [chance.pick(['PRODUCING BROKER', 'RETAIL AGENT', 'PRODUCER']), theProducer(voice, ', ')])
    const ordered = chance.maybe(0.3) ? [parts[0]!, ...chance.shuffle(parts.slice(1))] : parts
    const seal = `Stamped and signed lines: ${marketDate(effective)}. Written line 100%. Leader’s initials ${chance.pick(['RKD', 'HJB', 'MTW'])}. Bound.`
    const foot = `${voice.text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}: placing broker.`
    const title = chance.pick(['MARKET SLIP', 'RISK DETAILS', 'PLACING SLIP – SIGNED'])
    const way = chance.pick(['table', 'lines', 'both'])
    if (way === 'table')
      return {
        kind: 'binder',
        feeds: 'fills',
        docx: [title, ordered.map(([caption, words]) => [`${caption}:`, words]), seal, foot],
      }
    if (way === 'lines')
      return {
        kind: 'binder',
        feeds: 'fills',
        docx: [title, ...ordered.flatMap(([caption, words]) => [`${caption}:`, words]), seal, foot],
      }
    return {
      kind: 'binder',
      feeds: 'fills',
      docx: [
        title,
        ...ordered.slice(0, 6).map(([caption, words]) => `${caption}: ${words}`),
        ordered.slice(6).map(([caption, words]) => [caption, words]),
        seal,
        foot,
      ],
    }
  },
}

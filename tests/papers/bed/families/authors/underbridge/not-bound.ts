import type { Drawn, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { laid, letterhead, listed, look } from './house-look.ts'
import { aNotation, lineName, sums, term } from './market-wording.ts'
import { insuredCaption, insurer, producerCaption, theInsured, theProducer } from './parties.ts'
import { charges, clauses, houseReference, operations, stamp } from './surplus-clauses.ts'

/** A quotation that looks like a cover note; nobody has accepted it. */
function quotation(voice: Voice): Drawn {
  const { chance, truth } = voice
  const line = chance.pick(['gl', 'umbrella', 'professional', 'auto'] as const)
  const write = aNotation(voice)
  const { premium, effective } = truth.policies[line]
  const sections: [string, string][] = [
    [insuredCaption(voice), theInsured(voice)],
    [producerCaption(voice), theProducer(voice)],
    ['Type', lineName(voice, line)],
    [chance.pick(['Period', 'Proposed period']), term(voice, line)],
    [chance.pick(['Security', 'Quoting insurer']), insurer(voice, line)],
    [chance.pick(['Limits', 'Sum Insured', 'Limits quoted']), listed(voice, sums(voice, line, write))],
    [
      'Conditions',
      clauses(voice)
        .map((clause) => `<div>${clause}</div>`)
        .join(''),
    ],
    ['Business', operations(voice)],
    ['Premium', listed(voice, charges(voice, premium))],
    ['Expiring', `No. ${truth.prior[line].number} to ${voice.date(truth.prior[line].expiration)}`],
  ]
  const title = chance.pick(['QUOTATION', 'FIRM ORDER QUOTE', 'INDICATION OF TERMS', 'MARKET QUOTE SLIP'])
  const notice = chance.pick([
    `No cover is in force under this quotation. It lapses ${voice.date(daysLater(effective, 15))} unless a written order is received and acknowledged.`,
    'These terms are offered, not bound. Coverage may be bound only by our written cover note.',
    'Terms for your consideration. Please sign and return with a signed application; binding needs the underwriter’s agreement.',
  ])
  const order = chance.maybe(0.4) ? chance.shuffle(sections) : sections
  const accept = `<p>Accepted by: ______________ &nbsp; Date: __________ (blank until ordered)</p>`
  const html = `${letterhead(voice)}<h1>${title}</h1><p class="small">${houseReference(voice)}</p>${chance.maybe(0.5) ? `<p><b>${notice}</b></p>` : ''}${laid(voice, order)}${stamp(voice)}<p>${notice}</p>${accept}`
  return { kind: 'quote', feeds: 'nothing', html, css: look(voice) }
}

/** A letter that refuses: the market declines, or an expiring policy finds no renewal. */
function refusal(voice: Voice): Drawn {
  const { chance, truth } = voice
  const line = chance.pick(['gl', 'umbrella', 'professional'] as const)
  const asked = sums(voice, line, aNotation(voice))
  const markets = Array.from({ length: chance.int(2, 4) }, () => [
    voice.text(truth.names.carrier().name),
    chance.pick([
      'class outside appetite',
      'loss experience',
      'height of work',
      'no capacity in this territory',
      'terms available only above the target premium',
    ]),
    voice.date(daysLater(truth.policies[line].effective, -chance.int(3, 40))),
  ])
  const table = `<table class="grid"><tr><th>Market approached</th><th>Ground of refusal</th><th>Answered</th></tr>${markets.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
  const lead = chance.pick([
    'We regret that we have been unable to obtain terms. The markets below were approached and refused the risk.',
    'Following your submission we write to decline. Nothing has been bound on behalf of your client.',
    'The authority under which we would have issued cover has been withdrawn by the underwriter before any order was accepted.',
  ])
  const past = truth.prior[line]
  const html = `${letterhead(voice)}<p>${voice.date(daysLater(truth.policies[line].effective, -2))}</p><p>${theProducer(voice)}</p><p>Re: ${theInsured(voice, ', ')}<br>${lineName(voice, line)} – ${chance.pick(['submission declined', 'DECLINATION', 'refusal of terms'])}<br>${houseReference(voice)}</p><p>${lead}</p><p>Limits requested in the submission:</p>${listed(voice, asked)}${table}<p>The policy that is expiring, No. ${past.number}, ends on ${voice.date(past.expiration)} and is not renewed or extended by us. Requested term: ${term(voice, line)}.</p><p>Please do not tell the Insured that coverage exists. Yours truly,</p><p>${voice.text(truth.names.person())}</p>`
  return { kind: 'letter', feeds: 'nothing', html, css: look(voice) }
}

/** What looks like cover and is none: a quotation or a refusal. */
export const notBound: Paper = { draw: (voice) => (voice.chance.maybe(0.6) ? quotation(voice) : refusal(voice)) }

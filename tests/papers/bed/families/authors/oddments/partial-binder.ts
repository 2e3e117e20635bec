import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { conditions } from './back-matter.ts'
import {
  held,
  inOneLine,
  LINES,
  type LimitNames,
  limitNames,
  named,
  otherName,
  otherNumber,
  passed,
} from './limit-names.ts'
import { labeled, lookOf, sections, stacked, table } from './page-look.ts'

type Part = {
  title: string
  bound: boolean
  status: string
  limits: [string, string][]
  term: string
  number: string
  company: string
}

/** A quote of several lines that has become a binder for some of them, and stayed an offer for the others. */
export const partialBinder: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const offered = chance.some(LINES, chance.int(3, 5))
    const bound = chance.some(offered, chance.int(1, offered.length - 1))
    const parts = offered.map((line) => partOf(voice, names, line, bound.includes(line)))
    const title = chance.pick(['Binder of Insurance (in part)', 'Quotation and Binder', 'Confirmation of Coverage Bound', 'Binder – lines accepted']) // biome-ignore format: one line
    const quote = otherNumber(chance, 'QT')
    const facts: [string, string][] = chance.shuffle([
      [chance.pick(['Insured', 'Applicant and insured', 'Bound for']), stacked([voice.insured(), ...voice.insuredAddress()])],
      [chance.pick(['Agent', 'Retail producer', 'Requested by']), stacked([voice.producer(), ...voice.producerAddress(), `Attn. ${voice.reach('contact')}`, voice.reach('email')])],
      [chance.pick(['Issued by wholesaler', 'Wholesale office']), stacked([otherName(voice, truth.wholesaler.name), ...voice.address(truth.wholesaler.address), truth.wholesaler.phone])],
      [chance.pick(['Our quotation', 'Quote ref.']), quote],
      [chance.pick(['Binder ref.', 'Binder no. (not a policy number)']), otherNumber(chance, 'BND')],
    ]) // biome-ignore format: long lines
    const body = chance.pick([inBlocks, inOneTable, boundFirst])(voice, parts)
    const html = `<h1>${title}</h1>${labeled(voice, facts)}${body}<h2>Terms of this page</h2>${conditions(voice)}<p class="small">An offer not accepted gives no insurance. Only what is marked bound is in force.</p>`
    const said = offered.filter((line) => bound.includes(line)).map((line) => names.title[line])
    const mail = {
      subject: `Bind confirmation – ${truth.insured.name}`,
      words: `${truth.producer.contact.split(' ')[0]},\n\nPer your order we have bound ${said.join(' and ')} only. The rest of ${quote} stays a quote and lapses if we do not hear from you. See attached.\n\n${truth.names.person()}\n${truth.wholesaler.name}`,
    }
    return { kind: 'binder', feeds: 'fills', css: lookOf(voice), html, ...(chance.maybe(0.35) ? { mail } : {}) }
  },
}

function partOf(voice: Voice, names: LimitNames, line: Line, bound: boolean): Part {
  const { chance, truth } = voice
  const policy = truth.policies[line]
  if (bound)
    return {
      title: names.title[line],
      bound,
      status: chance.pick(['BOUND', 'Bound', 'Accepted – bound']),
      limits: held(voice, line, names),
      term: `${voice.effective(line)} to ${voice.expiration(line)}`,
      number: voice.number(line),
      company: `${voice.carrier(line)}${chance.maybe(0.4) ? ` (NAIC ${voice.naic(line)})` : ''}`,
    }
  return {
    title: names.title[line],
    bound,
    status: chance.pick(['NOT BOUND', 'Quoted only – not bound', 'Declined by insured', 'Offer open, not bound', 'Not taken up']),
    limits: passed(voice, policy.limits, named(policy, names[line])),
    term: chance.maybe(0.5) ? `${voice.date(policy.effective)} to ${voice.date(policy.expiration)}` : `open until ${voice.date(daysLater(policy.effective, 20))}`,
    number: chance.pick(['none', 'not issued', otherNumber(chance, 'QT')]),
    company: otherName(voice, policy.carrier.name),
  } // biome-ignore format: long lines
}

function inBlocks(voice: Voice, parts: Part[]): string {
  return voice.chance
    .shuffle(parts)
    .map(
      (part) =>
        `<div class="keep"><h2>${part.title}</h2><div class="pair"><div class="wide">${table(part.limits)}</div><div><span class="stamp">${part.status}</span><p>${part.company}</p><p>${part.bound ? 'Policy no.' : 'Quote ref.'} ${part.number}</p><p>${part.bound ? 'In force' : 'Offered'}: ${part.term}</p></div></div></div>`,
    )
    .join('') // biome-ignore format: long lines
}

function inOneTable(voice: Voice, parts: Part[]): string {
  return table(
    voice.chance.shuffle(parts).map((part) => [part.title, part.company, part.bound ? `Policy ${part.number}` : `Quote ${part.number}`, part.term, part.limits.map((pair) => pair.join(' ')).join('<br>'), `<b>${part.status}</b>`]),
    ['Coverage', 'Company', 'Reference', 'Term', 'Limits', 'Standing'],
  ) // biome-ignore format: long lines
}

function boundFirst(voice: Voice, parts: Part[]): string {
  const block = (part: Part): [string, string] => [
    `${part.title}`,
    part.bound
      ? `<p>${part.company}. Policy ${part.number}. ${part.term}.</p>${table(part.limits)}`
      : `<p class="old">${part.company}. Reference ${part.number}. ${part.term}. Terms offered: ${inOneLine(part.limits)}. ${part.status}.</p>`,
  ]
  const order = voice.chance.maybe(0.6)
  const here = sections(parts.filter((part) => part.bound).map(block))
  const not = sections(parts.filter((part) => !part.bound).map(block))
  const bound: string = `<h1>${voice.chance.pick(['Part A: bound', 'Coverage bound', 'In force under this binder'])}</h1>${here}`
  const open: string = `<h1>${voice.chance.pick(['Part B: quoted and not bound', 'Offers outstanding or declined – no coverage', 'Not part of the binder'])}</h1>${not}`
  return order ? bound + open : open + bound
}

import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import { inCase, plain } from './notation.ts'
import { aHand, spoken } from './program.ts'

const asText = (rows: string[][]) => rows.map((row) => row.map(plain))

/** Submission to underwriters in Word or Excel: limits sought, expiring program and losses; nothing in it is in force for the term to come. */
export const marketSubmission: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const hand = aHand(voice)
    const lines = chance.some<Line>(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(2, 5))
    const money = hand.amount ?? voice.money
    const sought = (line: Line) => spoken(voice, hand, line).map((name) => `${money(truth.policies[line].limits[name]!)} ${hand.words[line][name]}`).join('; ')
    const heads = ['Line', chance.pick(['Limits requested', 'Requested', 'Coverage sought']), chance.pick(['Proposed effective', 'Need by']), 'Expiring carrier', 'Expiring premium', 'Target premium']
    const table = [
      heads,
      ...lines.map((line) => [
        hand.titles[line], sought(line), voice.date(truth.policies[line].effective), inCase(voice, truth.prior[line].carrier.name),
        voice.money(truth.prior[line].premium), voice.money(Math.round(truth.prior[line].premium * 0.95)),
      ]),
    ]
    const losses = [
      ['Date of loss', 'Line', 'Description', 'Paid', 'Reserve', 'Status'],
      ...truth.claims.slice(0, 8).map((claim) => [voice.date(claim.loss), chance.pick(['GL', 'Auto', 'WC']), voice.text(claim.description), voice.money(claim.paid), voice.money(claim.reserves), claim.status]),
    ]
    const work = [['Class', 'Description', 'Payroll'], ...truth.work.map((one) => [one.code, voice.text(one.title), voice.money(one.payroll)])]
    const head = [chance.pick(['Underwriting Submission', 'Market Submission', 'Coverage Specifications – Request for Quotation', 'Application Summary']), `Applicant: ${voice.insured()}`, voice.insuredAddress().join(', '), `Submitted by: ${voice.producer()}, ${voice.reach('contact')}, ${voice.reach('phone')}`]
    const ask = [
      'We ask for your best terms on the lines below. Please quote as requested and offer higher limits as options.',
      `Quotations are due ${voice.date(daysLater(truth.policies.gl.effective, -chance.int(20, 60)))} or as agreed with the placement broker. Nothing in this submission binds coverage.`,
    ]
    if (chance.maybe(0.5)) {
      const main = [...head.map((words) => [words]), [], ...ask.map((words) => [words]), [], ...table]
      return { kind: 'application', feeds: 'nothing', xlsx: [{ name: 'Submission', rows: asText(main) }, ...chance.shuffle([{ name: 'Losses', rows: asText(losses) }, { name: 'Exposures', rows: asText(work) }])] }
    }
    return {
      kind: 'application',
      feeds: 'nothing',
      docx: [...head, ...ask, table, ...chance.shuffle<string | string[][]>(['Operations are described in the attached narrative.', work, losses, 'The applicant has had no cancellation or nonrenewal in five years.']), 'Applicant signature ____________________'],
    }
  },
} // biome-ignore format: wide rows

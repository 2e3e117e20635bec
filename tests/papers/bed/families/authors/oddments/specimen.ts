import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { conditions, otherParties, premiums } from './back-matter.ts'
import { type LimitNames, limitNames, named, otherName, passed } from './limit-names.ts'
import { labeled, lookOf, sections, stacked, table } from './page-look.ts'

/** Specimen declarations with a sample limits panel, sent with a program flyer: nothing of it is in force. */
export const specimen: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const lines: Line[] = chance.some(['gl', 'auto', 'umbrella', 'wc', 'professional'], chance.int(2, 4))
    const { gl } = truth.policies
    const mark = chance.pick(['SPECIMEN', 'SAMPLE – NOT A POLICY', 'Specimen copy', 'For illustration'])
    const toWhom = chance.maybe(0.5) ? truth.insured.name : chance.pick(['Your Company, Inc.', 'Any Insured, LLC', 'Sample Insured']) // biome-ignore format: one line
    const facts: [string, string][] = [
      ['Named insured', stacked([otherName(voice, toWhom), ...voice.address(truth.insured.address)])],
      ['Policy number', chance.pick(['SPECIMEN', '000-00-0000', `${voice.text(gl.number)} (sample)`])],
      ['Policy period', `${voice.date(gl.effective)} to ${voice.date(gl.expiration)}`],
      ['Company', otherName(voice, gl.carrier.name)],
      ['Agent', stacked([otherName(voice, truth.producer.name), ...voice.address(truth.producer.address)])],
      ...premiums(voice, gl.premium),
    ]
    const order = chance.maybe(0.5) ? facts : chance.shuffle(facts)
    const how = chance.pick([panel, twoChoices])
    const parts: [string, string][] = lines.map((line) => [
      `${names.title[line]} – sample limits`,
      how(voice, names, line),
    ])
    const flyer = `<p>${chance.pick([
      `${otherName(voice, truth.names.agency())} presents its program for your trade. This is how declarations of the program would look.`,
      'Agents: use this page to show prospects what they would receive. Amounts are examples within our filing.',
      'Your own page will differ. No application has been made and no insurance is given by this copy.',
    ])}</p>` // biome-ignore format: long lines
    const stamp = `<span class="stamp">${mark}</span>`
    const people = otherParties(voice)
      .map(([label, words]) => `<p><b>${label}</b><br>${words}</p>`)
      .join('')
    return {
      kind: 'other',
      feeds: 'nothing',
      css: lookOf(voice),
      running: chance.maybe(0.5) ? mark : undefined,
      html: chance.pick([
        `<div class="head"><h1>Policy Declarations</h1><div>${stamp}</div></div>${labeled(voice, order)}${sections(parts)}${flyer}${conditions(voice)}`,
        `${flyer}<h1>Declarations ${stamp}</h1><div class="pair"><div class="wide">${labeled(voice, order)}${sections(parts)}</div><div class="panel">${people}</div></div>`,
        `<h1>Business Insurance Declarations</h1>${labeled(voice, order)}${sections(chance.shuffle(parts))}<p class="right">${stamp}</p>${flyer}`,
      ]),
    } // biome-ignore format: long lines
  },
}

function panel(voice: Voice, names: LimitNames, line: Line): string {
  const policy = voice.truth.policies[line]
  return table(passed(voice, policy.limits, named(policy, names[line])), ['Limit', 'Amount'])
}

function twoChoices(voice: Voice, names: LimitNames, line: Line): string {
  const policy = voice.truth.policies[line]
  const words = named(policy, names[line])
  const rows = Object.keys(words).map((name) => [
    words[name]!,
    voice.money(policy.limits[name] ?? 0),
    voice.money(voice.truth.prior[line].limits[name] ?? 0),
  ])
  return table(rows, ['Limit', 'Example A', 'Example B'])
}

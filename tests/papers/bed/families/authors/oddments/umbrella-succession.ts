import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { backMatter, otherParties, premiums } from './back-matter.ts'
import { held, inOneLine, type LimitNames, limitNames, otherName, passed } from './limit-names.ts'
import { labeled, lookOf, sections, stacked, table } from './page-look.ts'

/** Umbrella or excess declarations that tell of a lapsed policy before and of limits to be kept beneath. */
export const umbrellaSuccession: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const names = limitNames(chance)
    const limits = held(voice, 'umbrella', names)
    const parts: [string, string][] = chance.shuffle([
      [chance.pick(['Limits of insurance', 'What this policy pays', 'Limits – this policy only']), limitPart(voice, limits)],
      [chance.pick(['History of the layer', 'Earlier policies, none in force', 'Policies this one follows']), history(voice, names)],
      [chance.pick(['Underlying limits you must keep', 'Required underlying insurance', 'Schedule of underlying – minimum to be maintained']), beneath(voice, names)],
      ...backMatter(voice, 'umbrella'),
    ]) // biome-ignore format: long lines
    const title = `${names.title.umbrella} ${chance.pick(['Declarations', 'Policy Declarations', 'Declarations – New Issue'])}`
    const company = `${voice.carrier('umbrella')}${chance.maybe(0.5) ? ` &nbsp; NAIC ${voice.naic('umbrella')}` : ''}`
    const facts: [string, string][] = [
      [chance.pick(['Named insured', 'First named insured', 'Insured']), stacked([voice.insured(), ...voice.insuredAddress()])],
      [chance.pick(['Policy no.', 'Number of this policy', 'Issued as']), voice.number('umbrella')],
      [chance.pick(['Policy period', 'Term', 'From / to']), `${voice.effective('umbrella')} – ${voice.expiration('umbrella')}`],
      [chance.pick(['Retail agent', 'Producer', 'Agent']), stacked([voice.producer(), ...voice.producerAddress()])],
      [chance.pick(['Wholesale broker', 'Intermediary (wholesale)']), stacked([otherName(voice, truth.wholesaler.name), ...voice.address(truth.wholesaler.address)])],
    ] // biome-ignore format: long lines
    const others = otherParties(voice).slice(0, chance.int(1, 3))
    return {
      kind: 'declarations',
      feeds: 'fills',
      css: lookOf(voice),
      html: chance.pick([
        `<h1>${title}</h1><p><b>${company}</b></p>${labeled(voice, [...facts, ...others])}${sections(parts)}`,
        `<div class="head"><div><b>${company}</b></div><div class="right">${others.map(([label, words]) => `<span class="small">${label}: ${words}</span>`).join('<br>')}</div></div><h1>${title}</h1>${labeled(voice, chance.shuffle(facts))}${sections(parts)}`,
        `<h1>${title}</h1>${labeled(voice, facts)}${sections(parts)}<p>In witness, ${company} has caused this page to be signed.</p><p class="small">${others.map(([label, words]) => `${label}: ${words.replaceAll('<br>', ', ')}`).join('. ')}</p>`,
      ]),
    }
  },
}

function limitPart(voice: Voice, limits: [string, string][]): string {
  const { chance, truth } = voice
  const paid = premiums(voice, truth.policies.umbrella.premium)
  return chance.pick([
    () => `<div class="pair"><div>${table(limits)}</div><div>${table(paid, ['Premium', ''])}</div></div>`,
    () => table([...paid, ...limits], ['Premiums first, then limits', 'Amount']),
    () => `${table(limits.map(([name, amount]) => [amount, name]))}<p class="small">${inOneLine(paid)}. Premiums are not limits.</p>`,
  ])() // biome-ignore format: long lines
}

function history(voice: Voice, names: LimitNames): string {
  const { chance, truth } = voice
  const start = truth.policies.umbrella.effective
  const before = truth.prior.umbrella
  const other = truth.names.carrier().name
  const lapsed = daysLater(before.effective, chance.int(40, 200))
  const words = inOneLine(passed(voice, before.limits, names.umbrella))
  const older = otherLimits(chance, 'umbrella', before.limits)
  const olderWords = inOneLine(passed(voice, older, names.umbrella))
  const olderDates: [string, string] = [daysLater(before.effective, -365), before.effective]
  return chance.pick([
    () =>
      table(
        [
          [voice.text(before.number), otherName(voice, other), `${voice.date(before.effective)} – ${voice.date(lapsed)}`, words, chance.pick(['LAPSED for nonpayment', 'Canceled; lapsed', 'Lapsed, not reinstated'])],
          [voice.text(truth.prior.professional.number), otherName(voice, other), olderDates.map(voice.date).join(' – '), olderWords, chance.pick(['Expired', 'Ended at term'])],
        ],
        ['Policy', 'Company', 'Dates', 'Limits then', 'Ended how'],
      ),
    () =>
      `<p>Policy ${voice.text(before.number)} of ${otherName(voice, other)} (${words}) began ${voice.date(before.effective)} and lapsed on ${voice.date(lapsed)}. It has not been reinstated. There was no umbrella or excess insurance from that day until ${voice.date(start)}, when this policy began.</p>`,
    () =>
      labeled(voice, [
        ['Lapsed policy', voice.text(before.number)],
        ['Lapsed policy – company', otherName(voice, other)],
        ['Lapsed on', voice.date(lapsed)],
        ['Limits of the lapsed policy', words],
      ]),
  ])() // biome-ignore format: long lines
}

function beneath(voice: Voice, names: LimitNames): string {
  const { chance, truth } = voice
  const rows = (['gl', 'auto', 'wc'] as const).map((line) => [
    names.title[line],
    inOneLine(passed(voice, truth.prior[line].limits, names[line])),
  ])
  const note = '<p>If these are not kept, we pay only what we would have paid had they been. This policy does not provide them, and this page is no proof that they are carried.</p>' // biome-ignore format: one line
  return chance.maybe(0.5)
    ? `${table(rows, ['Kind of insurance', 'You must keep at least'])}${note}`
    : `<p>You must keep at least: ${rows.map(([title, words]) => `<i>${title}</i> – ${words}`).join('. ')}.</p>${note}`
}

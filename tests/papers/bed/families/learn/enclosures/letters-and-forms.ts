import type { Paper } from '../../../family.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { paragraphs } from '../kit/blocks.ts'
import { carrierName, homeOffice, insuredUntold } from '../kit/parties.ts'
import { newPage } from '../kit/sheets.ts'
import { rowsFor, tableUnder } from '../kit/tables.ts'
import { dayBefore3To45 } from '../kit/terms.ts'

const LETTERS = [
  ['Your renewal is here', 'The pages that follow are your declarations for the new term. Limits and deductibles may differ from those of the term before; where they do, the declarations hold. You need not send anything back.', 'If your agent is on another page than you expect, an agency may have been acquired since.'],
  ['Welcome, and thank you', 'We are glad that you have chosen us. Keep this policy where you find it. A loss is reported fastest by phone; please do not wait for the paper work.', 'Bills are sent apart from the policy.'],
  ['A word before you file this', 'Please compare the names, the addresses and the dates with what you asked for. Tell your agent within thirty days if there is something to correct.', 'The policy is a contract. Only an endorsement changes it.'],
] // biome-ignore format: texts

const NOTES: ((voice: Voice) => string)[] = [
  ({ money }) => `<h4>Terrorism insurance</h4>${paragraphs(`You were offered coverage for certified acts of terrorism at ${money(0)} beyond the premium shown. Under the federal program the government pays 80% of losses above our deductible, up to ${money(100_000_000_000)} for all insurers in a year.`)}`,
  () => `<h4>Notice about fraud</h4>${paragraphs('Any person who knowingly presents a false claim for payment of a loss, or false information in an application, is guilty of a crime and may be fined and confined in prison.')}`,
  ({ money }) => `<h4>Have you thought of&hellip;</h4>${paragraphs(`Employment practices coverage of ${money(250_000)}, data breach coverage of ${money(50_000)}, or an umbrella of ${money(5_000_000)}? None of these is part of your policy now unless your declarations show it.`)}`,
  ({ truth, text }) => `<h4>Where to complain</h4>${paragraphs(`Write to ${text(truth.names.person())}, Consumer Affairs, ${text(truth.names.carrier().name)}, or to your state&rsquo;s department of insurance.`)}`,
] // biome-ignore format: texts

const letter = (voice: Voice, line: Line) => {
  const [title, ...words] = voice.chance.pick(LETTERS)
  return `<p><b>${carrierName(voice, line)}</b><br>${homeOffice(voice, line)}</p><p class="e">${dayBefore3To45(voice, line)}</p><div class="window">${insuredUntold(voice)}</div><h3>${title}</h3>${paragraphs(...words)}${newPage}` // biome-ignore format: a letter
}
const forms = ({ truth, text }: Voice) =>
  `${newPage}<h4>Forms that are part of this policy</h4>${tableUnder(
    'under',
    ['Form', 'Title'],
    rowsFor(truth.forms, (one) => [`${one.number} ${one.edition}`, text(one.title)]),
  )}`

/** A policy in its envelope: some have a letter before them, some their forms and notices behind. */
export const withLetter = (paper: Paper, line: Line = 'gl'): Paper => ({
  ...paper,
  draw: (voice) => {
    const drawn = paper.draw(voice)
    if (!('html' in drawn)) return drawn
    const { chance } = voice
    const before = chance.maybe(0.22) ? letter(voice, line) : ''
    const list = chance.maybe(0.3) && !drawn.records ? forms(voice) : ''
    const notes = chance.maybe(0.35) ? newPage + chance.some(NOTES, chance.int(1, 3)).map((one) => one(voice)).join('') : '' // biome-ignore format: a line
    return { ...drawn, html: before + drawn.html + list + notes }
  },
})

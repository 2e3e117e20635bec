import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { cents } from '../kit/amounts.ts'
import { leaders, paragraphs } from '../kit/blocks.ts'
import { newPageSpaced } from '../kit/sheets.ts'
import { table } from '../kit/tables.ts'

/** What companies print beside and behind their declarations; none of it is of this policy's limits. */
// biome-ignore format: texts
const NOTES: ((voice: Voice) => string)[] = [
  ({ money, chance }) => `<h4>Disclosure of premium for acts of terrorism</h4>${paragraphs(`The part of your premium for losses from certified acts of terrorism is ${money(chance.int(0, 90))}. The United States pays 80% of covered losses above the insurer&rsquo;s deductible. Once insured losses of all insurers pass $100 billion in a calendar year, neither the government nor we pay more.`)}`,
  ({ money }) => `<h4>Payment plans and fees</h4>${table('hair last', ['Plan', 'Fee per installment'], [['Paid in full', money(0)], ['Two pay', money(4)], ['Ten pay', money(6)], ['Automatic withdrawal', money(1)]])}<p>Late fee ${money(15)}. Returned payment ${money(25)}. Reinstatement ${money(20)}.</p>`,
  ({ truth: t, text }) => `<h4>Important telephone numbers</h4>${leaders([['Report a claim, all hours', t.names.phone()], ['Billing', t.names.phone()], ['Loss control', t.names.phone()], ['Fraud line', t.names.phone()]])}<p>Regional office: ${text(t.names.address().one)}, ${text(t.names.address().city)}.</p>`,
  () => '<h4>Notice of information practices</h4><p>We collect information from your application, from inspections, and from loss history of other insurers. We do not sell it. You may ask to see what we hold and to have it corrected.</p>',
  ({ money }) => `<h4>Fraud warning</h4><p>Any person who knowingly presents a false claim for payment of a loss is guilty of a crime and may be subject to fines of up to ${money(15_000)} and confinement in prison.</p>`,
  ({ truth: t, chance }) => `<h4>How your premium was made</h4>${leaders([['Company deviation', `0.${chance.int(80, 99)}`], ['Schedule rating', `${chance.int(-15, 9)}%`], ['Municipal tax', `$${cents(chance.int(100, 9900) / 100)}`], ['Fire marshal charge', `$${cents(chance.int(100, 1900) / 100)}`]])}<p>Rated in ${t.insured.address.state}, protection class ${chance.int(2, 9)}.</p>`,
  () => '<h4>If you have a complaint</h4><p>Please call us first. If we do not settle it you may write to the Consumer Division of your Department of Insurance. Your policy will not be affected.</p>',
]

/** Declarations as they are mailed: many have some of the notes, on the same page or the next. */
const mailedOut = (paper: Paper): Paper => ({
  ...paper,
  draw: (voice) => {
    const drawn = paper.draw(voice)
    const { chance } = voice
    if (drawn.kind !== 'declarations' || !('html' in drawn) || chance.maybe(0.3)) return drawn
    const notes = chance.some(NOTES, chance.int(2, 4)).map((note) => note(voice))
    return { ...drawn, html: `${drawn.html}${chance.maybe(0.5) ? newPageSpaced : ''}${notes.join('')}` }
  },
})

/** All papers of a family as they are mailed. */
export const withNotes = (papers: Record<string, Paper>): Record<string, Paper> =>
  Object.fromEntries(Object.entries(papers).map(([name, paper]) => [name, mailedOut(paper)]))

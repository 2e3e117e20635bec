import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Voice } from '../../../voice.ts'
import { cents, commas, inPackage, own, slashed, upper } from './words.ts'

const CSS = `.am{font-family:'Liberation Sans',sans-serif;font-size:8px}.am .ty{font-family:'DejaVu Sans Mono',monospace;font-size:11px;line-height:1.55}.am .form{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #000}.am .form>div{border:1px solid #000;padding:3px 5px;min-height:34px}
.am h1{font-size:15px;text-align:center;margin:4px 0 10px}.am .lab{font-size:6.5px;display:block}.am pre.ty{white-space:pre-wrap;margin:18px 6px}`

/** An amendment typed onto a printed form: limits before and after, its own day beside the policy's term. */
export const typedAmendment: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl } = truth.policies
    const day = daysLater(gl.effective, chance.int(20, 300))
    const box = (label: string, value: string, wide = '') =>
      `<div style="${wide}"><span class="lab">${label}</span><span class="ty">${value}</span></div>`
    const html = `<div class="am"><div style="text-align:center;font-size:18px">${voice.carrier('gl')}</div><div style="text-align:center">${voice.address(gl.carrier.address).join(', ')}</div>
<h1>${chance.pick(['AMENDMENT OF POLICY', 'AMENDED DECLARATIONS – CHANGE ENDORSEMENT', 'GENERAL PURPOSE AMENDMENT'])} NO. ${chance.int(1, 6)}</h1>
<div class="form">${box('Attached to and forming part of policy number', voice.number('gl'))}${box('Amendment takes effect', voice.date(day))}${box('Agent', `${truth.producer.code}`)}${box('Policy term begins', voice.effective('gl'))}${box('Policy term ends', voice.expiration('gl'))}${box('Date typed', voice.date(daysLater(day, -3)))}${box('Issued to', [voice.insured(), ...voice.insuredAddress()].map(upper).join('<br>'), 'grid-column:1/3')}${box('At', [voice.producer(), ...voice.producerAddress()].map(upper).join('<br>'))}</div>
<pre class="ty">${typed(voice, day)}</pre><p>All other terms of the policy remain as they were. &nbsp; Form RB-7 (printed 4-08)</p><p style="margin-top:40px">Countersigned at the home office &nbsp; ______________________ Secretary</p></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CSS }
  },
}

function typed(voice: Voice, day: string): string {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const before = truth.prior.gl.limits
  const medical =
    gl.excluded === 'medical'
      ? `COVERAGE M  MEDICAL PAYMENTS: ${upper(voice.limit('gl', 'medical'))}.`
      : `COVERAGE M  MEDICAL PAYMENTS REMAINS AT ${own(voice, 'gl', 'medical', (amount) => `$${commas(amount)}`)} EACH PERSON.`
  const paragraphs = [
    `IN CONSIDERATION OF ${chance.pick(['AN ADDITIONAL', 'A PRO RATA'])} PREMIUM OF $${cents(chance.int(18, 700))} IT IS AGREED THAT FROM ${upper(voice.date(day))} THE POLICY IS AMENDED:`,
    chance.pick([
      () =>
        `1. COVERAGE L  LIABILITY, PER OCCURRENCE/ANNUAL AGGREGATE:\n     WAS   ${commas(before.occurrence!)}/${commas(before.aggregate!)}\n     NOW   ${slashed(voice, 'gl', ['occurrence', 'aggregate'])}`,
      () =>
        `1. THE LIMIT UNDER COVERAGE L IS CHANGED FROM $${commas(before.occurrence!)} EACH OCCURRENCE AND $${commas(before.aggregate!)} ANNUAL AGGREGATE TO READ ${slashed(voice, 'gl', ['occurrence'], '', '$')} EACH OCCURRENCE AND ${slashed(voice, 'gl', ['aggregate'], '', '$')} ANNUAL AGGREGATE.`,
      () =>
        `1. COVERAGE L IS TO READ ${slashed(voice, 'gl', ['occurrence'], '', '$')} EACH OCCURRENCE (${slashed(voice, 'gl', ['aggregate'], '', '$')} ANNUAL AGGREGATE) IN PLACE OF $${commas(before.occurrence!)} EACH OCCURRENCE ($${commas(before.aggregate!)} ANNUAL AGGREGATE).`,
    ])(),
    `2. ${medical}`,
    chance.maybe(0.6)
      ? `3. ${addedAutos(voice)}`
      : '3. THE ROAD STAND ON THE NORTH SIDE IS REMOVED FROM THE DESCRIBED PREMISES.',
    chance.pick([
      `4. BARN NO. 2, ITEM G, IS INCREASED FROM $${commas(40_000)} TO $${commas(65_000)}. DEDUCTIBLE $${commas(1000)}.`,
      '4. THE MORTGAGEE ON ITEM A IS DELETED. NO CHANGE IN PREMIUM FOR THIS ITEM.',
      `4. TRACTOR ADDED, ITEM E, $${commas(chance.int(20, 90) * 1000)}.`,
    ]),
  ]
  return paragraphs.join('\n\n')
}

function addedAutos(voice: Voice): string {
  inPackage(voice, 'auto')
  const { limits } = voice.truth.policies.auto
  const amount = limits.csl
    ? `$${slashed(voice, 'auto', ['csl'])} EACH ACCIDENT`
    : `${slashed(voice, 'auto', ['perPerson', 'perAccident', 'damage'])} (BODILY INJURY EACH PERSON/EACH ACCIDENT/PROPERTY DAMAGE)`
  return `${voice.tick('auto.hired', 'HIRED AUTO')} AND ${voice.tick('auto.nonOwned', 'NON-OWNED AUTO')} LIABILITY IS CONTINUED AT ${amount}. OWNED AUTOS ARE NOT COVERED.`
}

import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { aggregateBasis, br, cents, rows, trigger } from './help.ts'

const CSS = `
.pol { font: 9pt/1.42 'DejaVu Serif', serif } .pol h1 { font-size: 17pt; font-weight: normal; text-align: center; margin: 150px 0 30px } .pol .cover { text-align: center; break-after: page }
.pol .cover p { margin: 4px 40px } .pol .frame { border: 6px double #222; padding: 30px 20px 60px; margin: 30px 10px; min-height: 640px }
.pol h2 { font-size: 11pt; border-bottom: 1px solid #222; margin: 16px 0 6px } .pol .sch { font: 8.8pt/1.4 'Liberation Sans', sans-serif }
.pol .sch table { width: 100%; border-collapse: collapse } .pol .sch th { text-align: left; width: 34%; vertical-align: top; font-weight: bold; padding: 4px 10px 4px 0 } .pol .sch td { vertical-align: top; padding: 4px 0 }
.pol .sch table table th { font-weight: normal; width: 68% } .pol .sch table table td { text-align: right; white-space: nowrap }
.pol .wording { break-before: page; columns: 2; column-gap: 28px; text-align: justify; font-size: 8pt } .pol .wording h3 { font-size: 8.6pt; margin: 8px 0 2px } .pol .wording p { margin: 0 0 6px }
`

function wording(voice: Voice): string {
  const { chance } = voice
  const m = (amount: number) => voice.money(amount)
  const clauses: [string, string][] = [
    ['How to read this policy', 'The schedule, this wording and every endorsement are one contract. A word that is defined has its meaning wherever it stands, and a heading is there only to help you find your way.'],
    ['What we pay besides', `Our payments for the following do not use up a limit: up to ${m(250)} for a bail bond after a traffic accident; up to ${m(300)} a day for your loss of earnings when we ask you to come to a trial; and interest on that part of a judgment which we must pay.`],
    ['Medical payments', `We pay reasonable expenses for first aid regardless of fault. Expenses must be incurred within one year of the accident. Nothing is paid to a person who is entitled to workers' compensation.`],
    ['The aggregate', `Once the sums paid reach the aggregate stated in the schedule we have no further duty to pay or to defend. Example: where an aggregate is ${m(400_000)} and ${m(390_000)} has been paid, no more than ${m(10_000)} is left for all claims to come, whatever the limit of any one of them.`],
    ['The excess', `You bear the excess of each claim. We may pay it for you and you must give it back within 30 days. An excess that is not stated is ${m(1000)}.`],
    ['Things in your hands', `Tools of others that are lent to you: ${m(5000)} any one item and ${m(20_000)} in the period. Keys: ${m(2500)}. Valets are not covered.`],
    ['Fungus', `Nothing is paid for mold, mildew or their removal, except that we pay up to ${m(15_000)} in the period for testing when a covered leak is the cause.`],
    ['Subcontractors', `Each of your subcontractors must carry general liability with a limit of at least ${m(1_000_000)} per occurrence, and must have named you in its policy. Where one did not, the excess is ${m(25_000)}.`],
    ['Autos', 'The symbols beside the automobile section of the schedule say which autos are covered. A symbol that does not stand there gives no cover. An auto that you lend to others is outside this insurance.'],
    ['Claims', `Tell us at once of any event that may lead to a claim, and in each case when you think that more than ${m(50_000)} may be asked, whether or not you are to blame. Do not admit anything.`],
    ['Arbitration', `A dispute over no more than ${m(75_000)} goes to one arbiter; any other dispute goes to three. Each side pays its own.`],
    ['Cancellation', `You may end this policy by sending it back. We keep the short rate, and never less than ${m(500)} or one quarter of the premium. We may end it with 30 days' notice, 10 when you have not paid.`],
    ['Several liability', 'Where more than one insurer signs, each is bound for its own part and does not answer for another.'],
    ['Fraud', 'A false claim makes this insurance void from the day of the claim.'],
    ['Sanctions', 'We pay nothing where the payment would break a trade or economic sanction of the United States.'],
  ] // biome-ignore format: a page
  const some = chance.maybe(0.5) ? clauses : chance.some(clauses, 11)
  return some.map(([title, text], index) => `<h3>${index + 1}. ${title}</h3><p>${text}</p>`).join('')
}

/** A whole small policy: cover, schedule of two liability sections and one that is not insured, and a wording full of amounts that are no limits. */
export const wholePolicy: Paper = {
  account: { onePolicy: true },
  draw(voice) {
    const { chance, truth } = voice
    const { gl, auto } = truth.policies
    const basis = aggregateBasis(voice)
    voice.number('auto')
    voice.effective('auto')
    voice.expiration('auto')
    voice.carrier('auto')
    const glWords = {
      occurrence: chance.pick(['(i) any one occurrence', '(i) each occurrence']),
      aggregate: `(ii) in the aggregate, operations other than products${basis}`,
      products: '(iii) in the aggregate, products and completed operations',
      personal: '(iv) personal and advertising injury, any one person',
      rented: '(v) damage to premises rented, any one premises',
      medical: '(vi) medical expense, any one person',
    }
    const autoWords = {
      csl: chance.pick(['Combined single limit, any one accident', 'Bodily injury and property damage, any one accident']),
      perPerson: 'Bodily injury, any one person',
      perAccident: 'Bodily injury, any one accident',
      damage: 'Property damage, any one accident',
    } // biome-ignore format: a page
    const inner = (pairs: [string, string][]) => `<table>${rows(pairs)}</table>`
    const taxes = (gl.premium + auto.premium) * 0.045
    const producer = br([voice.producer(), ...voice.producerAddress()])
    const schedule: [string, string][] = [
      ['Policy number', voice.number('gl')],
      ['The insured', br([voice.insured(), ...voice.insuredAddress()])],
      [chance.pick(['Period of insurance', 'Term']), `${voice.effective('gl')} to ${voice.expiration('gl')}, beginning and ending at 12:01 a.m. local time`],
      ['Business', voice.text(truth.work[0]!.title)],
      ['The insurer', `${voice.carrier('gl')}${chance.maybe(0.4) ? ` (NAIC ${voice.naic('gl')})` : ''}`],
      ['Section A<br>General liability', `${trigger(voice, 'Occurrence basis', `Claims made basis; retroactive date ${voice.date(truth.prior.gl.effective)}`)}${inner(voice.limits('gl', glWords))}Excess: ${voice.money(2500)} each claim, property damage only`],
      ['Section B<br>Automobile liability', `Covered autos: ${chance.pick(['symbol', 'designation'])} ${voice.symbols()}${inner(voice.limits('auto', autoWords))}Uninsured motorists: statutory minimum, ${voice.money(25_000)}. Physical damage: not insured.`],
      ['Section C<br>Employers liability', chance.pick(['Not insured', 'Nil', 'Not insured under this policy'])],
      ['Section D<br>Excess liability', chance.pick(['Not insured', 'Not taken up'])],
      ['Premium', inner([['Section A', voice.money(gl.premium)], ['Section B', voice.money(auto.premium)], ['Surplus lines tax, 4.5%', cents(taxes)], ['Policy fee', voice.money(200)], ['Payable', cents(gl.premium + auto.premium + taxes + 200)]])],
      [chance.pick(['Broker', 'Producer']), producer],
      ['Claims to', `${voice.text(truth.wholesaler.name)}, ${voice.text(truth.wholesaler.phone)}, for the insurer`],
      ['Endorsements', truth.forms.map((form) => `${voice.text(form.number)} ${voice.text(form.title)}`).join('<br>')],
    ] // biome-ignore format: a page
    const numbered = schedule.map(([label, value], index): [string, string] => [`${index + 1}.&ensp;${label}`, value])
    const html = `<div class="pol"><div class="cover"><div class="frame"><p>${voice.text(truth.wholesaler.name)}</p><p style="font-size: 8pt">${voice.address(truth.wholesaler.address).join(', ')}</p>
      <h1>${chance.pick(['Combined Liability Policy', 'Commercial Combined Insurance', 'Liability Insurance Policy'])}</h1>
      <p>In return for the premium, and on the strength of what the insured has told us in its application, the insurer named in the schedule agrees to insure as this policy says.</p>
      <p style="margin-top: 130px">Effected under a delegated authority. This is a surplus lines contract; the insurer is not subject to all the insurance rules of the state of ${voice.text(truth.insured.address.state)}.</p></div></div>
      <div class="sch"><h2>THE SCHEDULE</h2><table>${rows(numbered)}</table></div>
      <div class="wording">${wording(voice)}</div></div>`
    return { kind: 'declarations', feeds: 'fills', html, css: CSS, running: `Policy wording SMW ${chance.digits(2)}/${chance.digits(2)}` } // biome-ignore format: a page
  },
}

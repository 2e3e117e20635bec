import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { AUTOS, agency, box, crate, ends, halves, insured, leaders, onward, paper, paras, shown, site, tab, term, termOf, told, type } from '../kit/sheets.ts' // biome-ignore format: a list

const change = paper('endorsement', 'fills')
const notice = paper('notice', 'names only')

/** An additional insured is added; the head says whose policy it is. */
// biome-ignore format: a page
export const additional: Paper = {
  draw: (voice) => {
    voice.notJudged('gl.coverage')
    return change('p { margin: 7pt 0 }',
      `${crate([['Policy number', voice.number('gl')], ['Endorsement effective', onward(voice)], ['Endorsement no.', String(voice.chance.int(1, 9))]], [['Named insured', insured(voice)], ['Policy period', term(voice, 'gl')]], [['Issued by', voice.carrier('gl')], ['Agency', voice.producer()]])}
      <p class="mid bd">THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.</p><h3 class="mid">ADDITIONAL INSURED &ndash; MANAGERS OR LESSORS OF PREMISES</h3><p>This endorsement modifies insurance provided under the commercial general liability coverage part.</p>
      ${crate([['Designation of premises (part leased to you)', site(voice, voice.truth.locations[0]!)]], [['Name of person or organization', shown.other(voice)]], [['Additional premium', voice.money(75)]])}
      ${paras('Who is an insured is amended to include the person or organization shown in the Schedule, but only with respect to liability arising out of the ownership, maintenance or use of that part of the premises leased to you.', 'All other terms and conditions remain unchanged.')}`)
  },
}

/** A building is added to a package; a page of the company's change system. */
// biome-ignore format: a page
export const locationAdded: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    voice.notJudged('gl.coverage', 'professional')
    const [one] = t.locations
    return change('', type(8.6, [
      voice.carrier('gl'), 'GENERAL LIABILITY POLICY CHANGE ENDORSEMENT', '-'.repeat(92), `POLICY NUMBER   ${voice.number('gl')}`, `POLICY TERM     ${voice.effective('gl')} TO ${voice.expiration('gl')}`, `CHANGE EFFECTIVE ${onward(voice)}`, `INSURED         ${voice.insured()}`, ...voice.insuredAddress().map((part) => `                ${part}`), `AGENT           ${voice.producer()}`, ...voice.producerAddress().map((part) => `                ${part}`), '-'.repeat(92), '',
      'THE FOLLOWING IS ADDED TO THE POLICY:', '', `  LOCATION ${t.locations.length + 1}    ${site(voice, one!).toUpperCase()}`, `  CLASS ${one!.classCode}    ${one!.classification.toUpperCase()}`, `  EXPOSURE ${one!.exposure.toLocaleString('en-US')}    RATE ${one!.rate}`, '', `  ADDITIONAL PREMIUM ${money(one!.premium)}`, '', 'NO OTHER CHANGES.', '', `PROCESSED BY CSR ${voice.chance.digits(4)}`,
    ]))
  },
}

/** A truck comes to the policy. */
// biome-ignore format: a page
export const autoAdded: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const [one] = t.vehicles
    voice.notJudged(...AUTOS)
    return change('',
      `${ends(`<b>${voice.carrier('auto')}</b>`, 'Amended Declarations<br>Business Auto')}<p><b>Reason for change:</b> vehicle added</p>${halves(`Insured<br>${insured(voice)}`, told([['Policy', voice.number('auto')], ['Period', term(voice, 'auto', ' - ')], ['Changed', onward(voice, 'auto')], ['Agency', agency(voice)]]))}
      ${tab('net slim', ['Veh', 'Year', 'Make', 'Model', 'VIN', 'Cost new', 'Premium'], [[String(t.vehicles.length + 1), String(one!.year), one!.make, one!.model, one!.vin, money(one!.cost), money(880)]])}<p>Liability limits apply to all vehicles:</p>${leaders(voice.limits('auto', { csl: 'Combined single limit, each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' }))}<p>Comprehensive and collision deductible ${money(1000)}. All else stays.</p>`)
  },
}

/** A waiver in a policy of compensation. */
// biome-ignore format: a page
export const waiver: Paper = {
  draw: (voice) => change('p { margin: 8pt 0 }',
    `<p class="sm">WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY</p><h3 class="mid">WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT</h3>${paras('We have the right to recover our payments from anyone liable for an injury covered by this policy. We will not enforce our right against the person or organization named in the Schedule.', `<b>Schedule</b><br>${shown.other(voice, ', ')}`, 'This endorsement changes the policy to which it is attached and is effective on the date issued unless otherwise stated.')}
    ${told([['Endorsement effective', onward(voice, 'wc')], ['Policy no.', voice.number('wc')], ['Endorsement no.', String(voice.chance.int(2, 12))], ['Insured', insured(voice, ', ')], ['Policy period', term(voice, 'wc')], ['Insurance company', voice.carrier('wc')], ['Producer', voice.producer()], ['Premium', voice.money(250)]])}<p>Countersigned by ____________________</p>`),
}

const mailedTo = (voice: Voice, line: Line, on: string) => `${ends(`<b>${shown.company(voice, line)}</b><br>${shown.office(voice, line, '<br>')}`, `Date of mailing ${on}`)}<p style="margin: 22pt 0 22pt 16pt">${shown.insured(voice)}</p>` // biome-ignore format: a head

/** Cancelled since it was not paid. */
// biome-ignore format: a page
export const cancelled: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { gl } = t.policies
    const on = daysLater(gl.effective, 71)
    return notice('p { margin: 8pt 0 }',
      `${mailedTo(voice, 'gl', date(on))}<h3>NOTICE OF CANCELLATION FOR NONPAYMENT</h3>${crate([['Policy number', text(gl.number)], ['Kind', 'General liability'], ['Policy period', termOf(voice, gl)]], [['Cancellation takes effect', `${date(daysLater(on, 15))} 12:01 A.M.`], ['Amount past due', money(Math.round(gl.premium / 9))], ['Pay by', date(daysLater(on, 14))]])}${paras('Your payment has not reached us. Unless we receive the amount past due before the date above, your insurance stops on that date and hour.', 'If a lender is named in the policy, it has been told as well.', `Copy to ${shown.agency(voice, ', ')}`)}`)
  },
}

/** Not to be renewed. */
// biome-ignore format: a page
export const ending: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { wc } = t.policies
    return notice('p { margin: 9pt 0 }',
      `${mailedTo(voice, 'wc', date(daysLater(wc.expiration, -80)))}<p>Re: Workers compensation policy ${text(wc.number)}<br>Policy period ${termOf(voice, wc)}</p><h4>Notice of Nonrenewal</h4>${paras(`We will not renew the policy named above. All coverage ends on ${date(wc.expiration)} at 12:01 a.m. at your mailing address.`, `The reason is: ${voice.chance.pick(['payroll has moved to a state where we do not write', 'loss ratio of the last three terms', 'class of business is no longer accepted'])}.`, 'You may be able to obtain coverage through your agent or the assigned risk plan of your state.', `c: ${shown.agent(voice)}`)}`)
  },
}

/** In force again. */
// biome-ignore format: a page
export const reinstated: Paper = {
  draw: (voice) => {
    const { truth: t, text, date, money } = voice
    const { auto } = t.policies
    return notice('', `${mailedTo(voice, 'auto', date(daysLater(auto.effective, 99)))}<h3 class="mid">NOTICE OF REINSTATEMENT</h3>${crate([['Policy', text(auto.number)], ['Type', 'Business auto'], ['Reinstated as of', date(daysLater(auto.effective, 90))], ['Expires', date(auto.expiration)]])}${paras('The notice of cancellation sent to you is withdrawn. Your coverage continues without a break.', `Payment received ${money(Math.round(auto.premium / 7))}. Thank you.`, `${box(true)} Insured ${box(true)} Agent ${shown.agent(voice)} ${box(false)} Lienholder`)}`)
  },
}

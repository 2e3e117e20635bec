import type { LearnFamily, Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { withNotes } from '../enclosures/notes-beside.ts'
import { crate, ends, halves, leaders, paragraphs, tickBox, told, typedBlock } from '../kit/blocks.ts'
import { agencyName, agencyTold, agencyUntold, carrierName, homeOffice, insuredTold, insuredUntold, siteOnWharfStreet, stranger } from '../kit/parties.ts' // biome-ignore format: a list
import { crated } from '../kit/sheets.ts'
import { lessOften } from '../kit/styles.ts'
import { table } from '../kit/tables.ts'
import { AUTOS, dayAfter30To270, termOf, termTold } from '../kit/terms.ts'

const change = crated('endorsement', 'fills')
const notice = crated('notice', 'names only')

/** An additional insured is added; the head says whose policy it is. */
// biome-ignore format: a page
const additional: Paper = {
  draw: (voice) => {
    voice.notJudged('gl.coverage')
    return change('p { margin: 7pt 0 }',
      `${crate([['Policy number', voice.number('gl')], ['Endorsement effective', dayAfter30To270(voice)], ['Endorsement no.', String(voice.chance.int(1, 9))]], [['Named insured', insuredTold(voice)], ['Policy period', termTold(voice, 'gl')]], [['Issued by', voice.carrier('gl')], ['Agency', voice.producer()]])}
      <p class="mid bd">THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.</p><h3 class="mid">ADDITIONAL INSURED &ndash; MANAGERS OR LESSORS OF PREMISES</h3><p>This endorsement modifies insurance provided under the commercial general liability coverage part.</p>
      ${crate([['Designation of premises (part leased to you)', siteOnWharfStreet(voice, voice.truth.locations[0]!)]], [['Name of person or organization', stranger(voice)]], [['Additional premium', voice.money(75)]])}
      ${paragraphs('Who is an insured is amended to include the person or organization shown in the Schedule, but only with respect to liability arising out of the ownership, maintenance or use of that part of the premises leased to you.', 'All other terms and conditions remain unchanged.')}`)
  },
}

/** A building is added to a package; a page of the company's change system. */
// biome-ignore format: a page
export const locationAdded: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    voice.notJudged('gl.coverage', 'professional')
    const [one] = t.locations
    return change('', typedBlock(8.6, [
      voice.carrier('gl'), 'GENERAL LIABILITY POLICY CHANGE ENDORSEMENT', '-'.repeat(92), `POLICY NUMBER   ${voice.number('gl')}`, `POLICY TERM     ${voice.effective('gl')} TO ${voice.expiration('gl')}`, `CHANGE EFFECTIVE ${dayAfter30To270(voice)}`, `INSURED         ${voice.insured()}`, ...voice.insuredAddress().map((part) => `                ${part}`), `AGENT           ${voice.producer()}`, ...voice.producerAddress().map((part) => `                ${part}`), '-'.repeat(92), '',
      'THE FOLLOWING IS ADDED TO THE POLICY:', '', `  LOCATION ${t.locations.length + 1}    ${siteOnWharfStreet(voice, one!).toUpperCase()}`, `  CLASS ${one!.classCode}    ${one!.classification.toUpperCase()}`, `  EXPOSURE ${one!.exposure.toLocaleString('en-US')}    RATE ${one!.rate}`, '', `  ADDITIONAL PREMIUM ${money(one!.premium)}`, '', 'NO OTHER CHANGES.', '', `PROCESSED BY CSR ${voice.chance.digits(4)}`,
    ]))
  },
}

/** A truck comes to the policy. */
// biome-ignore format: a page
const autoAdded: Paper = {
  draw: (voice) => {
    const { truth: t, money } = voice
    const [one] = t.vehicles
    voice.notJudged(...AUTOS)
    return change('',
      `${ends(`<b>${voice.carrier('auto')}</b>`, 'Amended Declarations<br>Business Auto')}<p><b>Reason for change:</b> vehicle added</p>${halves(`Insured<br>${insuredTold(voice)}`, told([['Policy', voice.number('auto')], ['Period', termTold(voice, 'auto', ' - ')], ['Changed', dayAfter30To270(voice, 'auto')], ['Agency', agencyTold(voice)]]))}
      ${table('net slim', ['Veh', 'Year', 'Make', 'Model', 'VIN', 'Cost new', 'Premium'], [[String(t.vehicles.length + 1), String(one!.year), one!.make, one!.model, one!.vin, money(one!.cost), money(880)]])}<p>Liability limits apply to all vehicles:</p>${leaders(voice.limits('auto', { csl: 'Combined single limit, each accident', perPerson: 'Bodily injury, each person', perAccident: 'Bodily injury, each accident', damage: 'Property damage, each accident' }))}<p>Comprehensive and collision deductible ${money(1000)}. All else stays.</p>`)
  },
}

/** A waiver in a policy of compensation. */
// biome-ignore format: a page
const waiver: Paper = {
  draw: (voice) => change('p { margin: 8pt 0 }',
    `<p class="sm">WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY</p><h3 class="mid">WAIVER OF OUR RIGHT TO RECOVER FROM OTHERS ENDORSEMENT</h3>${paragraphs('We have the right to recover our payments from anyone liable for an injury covered by this policy. We will not enforce our right against the person or organization named in the Schedule.', `<b>Schedule</b><br>${stranger(voice, ', ')}`, 'This endorsement changes the policy to which it is attached and is effective on the date issued unless otherwise stated.')}
    ${told([['Endorsement effective', dayAfter30To270(voice, 'wc')], ['Policy no.', voice.number('wc')], ['Endorsement no.', String(voice.chance.int(2, 12))], ['Insured', insuredTold(voice, ', ')], ['Policy period', termTold(voice, 'wc')], ['Insurance company', voice.carrier('wc')], ['Producer', voice.producer()], ['Premium', voice.money(250)]])}<p>Countersigned by ____________________</p>`),
}

const mailedTo = (voice: Voice, line: Line, on: string) => `${ends(`<b>${carrierName(voice, line)}</b><br>${homeOffice(voice, line, '<br>')}`, `Date of mailing ${on}`)}<p style="margin: 22pt 0 22pt 16pt">${insuredUntold(voice)}</p>` // biome-ignore format: a head

/** Cancelled since it was not paid. */
// biome-ignore format: a page
const cancelled: Paper = {
  draw: (voice) => {
    const { truth: t, text, money, date } = voice
    const { gl } = t.policies
    const on = daysLater(gl.effective, 71)
    return notice('p { margin: 8pt 0 }',
      `${mailedTo(voice, 'gl', date(on))}<h3>NOTICE OF CANCELLATION FOR NONPAYMENT</h3>${crate([['Policy number', text(gl.number)], ['Kind', 'General liability'], ['Policy period', termOf(voice, gl)]], [['Cancellation takes effect', `${date(daysLater(on, 15))} 12:01 A.M.`], ['Amount past due', money(Math.round(gl.premium / 9))], ['Pay by', date(daysLater(on, 14))]])}${paragraphs('Your payment has not reached us. Unless we receive the amount past due before the date above, your insurance stops on that date and hour.', 'If a lender is named in the policy, it has been told as well.', `Copy to ${agencyUntold(voice, ', ')}`)}`)
  },
}

/** Not to be renewed. */
// biome-ignore format: a page
const ending: Paper = {
  draw: (voice) => {
    const { truth: t, text, date } = voice
    const { wc } = t.policies
    return notice('p { margin: 9pt 0 }',
      `${mailedTo(voice, 'wc', date(daysLater(wc.expiration, -80)))}<p>Re: Workers compensation policy ${text(wc.number)}<br>Policy period ${termOf(voice, wc)}</p><h4>Notice of Nonrenewal</h4>${paragraphs(`We will not renew the policy named above. All coverage ends on ${date(wc.expiration)} at 12:01 a.m. at your mailing address.`, `The reason is: ${voice.chance.pick(['payroll has moved to a state where we do not write', 'loss ratio of the last three terms', 'class of business is no longer accepted'])}.`, 'You may be able to obtain coverage through your agent or the assigned risk plan of your state.', `c: ${agencyName(voice)}`)}`)
  },
}

/** In force again. */
// biome-ignore format: a page
const reinstated: Paper = {
  draw: (voice) => {
    const { truth: t, text, date, money } = voice
    const { auto } = t.policies
    return notice('', `${mailedTo(voice, 'auto', date(daysLater(auto.effective, 99)))}<h3 class="mid">NOTICE OF REINSTATEMENT</h3>${crate([['Policy', text(auto.number)], ['Type', 'Business auto'], ['Reinstated as of', date(daysLater(auto.effective, 90))], ['Expires', date(auto.expiration)]])}${paragraphs('The notice of cancellation sent to you is withdrawn. Your coverage continues without a break.', `Payment received ${money(Math.round(auto.premium / 7))}. Thank you.`, `${tickBox(true)} Insured ${tickBox(true)} Agent ${agencyName(voice)} ${tickBox(false)} Lienholder`)}`)
  },
}

export const locationAndWaiverFamilies: LearnFamily[] = [
  { name: 'plain changes', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: withNotes({ additional, autoAdded, waiver }) },
  { name: 'plain mail of the law', names: 'kept', style: lessOften(['serif', 'sans'], [9, 9.5]), papers: withNotes({ cancelled, ending, reinstated }) },
] // biome-ignore format: a family in a line

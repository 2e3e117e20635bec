import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** Forms and endorsements that belong to the policy. */
export function formsList(voice: Voice): string {
  const { chance, truth } = voice
  const heading = `<h2>${chance.pick(['Forms and Endorsements Attached at Issue', 'Forms Schedule', 'This Policy Is Made Up of These Forms'])}</h2>`
  return chance.pick([
    () =>
      `${heading}<table class="lines"><tr><th>Form</th><th>Edition</th><th>Title</th></tr>${truth.forms.map((form) => `<tr><td>${voice.text(form.number)}</td><td>${form.edition}</td><td>${voice.text(form.title)}</td></tr>`).join('')}</table>`,
    () =>
      `${heading}<p>${truth.forms.map((form) => `${voice.text(form.number)} (${form.edition.replaceAll(/[()]/g, '')})`).join(' &nbsp; ')}</p>`,
    () =>
      `${heading}<div class="two">${truth.forms.map((form) => `<div>${voice.text(form.number)} ${form.edition} ${voice.text(form.title)}</div>`).join('')}</div>`,
  ])()
}

const MEMBER = [
  'You are a member of this Company while your policy is in force. Members may vote in person or by proxy at the annual meeting, held at the Home Office on the second Tuesday of April at 10:00 a.m.',
  'This policy is nonassessable. No member is liable for any amount beyond the premium stated. Dividends, if the directors declare any, are paid to members of the class to which this policy belongs.',
  'The first Named Insured acts for all others in paying premium, asking for changes, receiving notices and taking return premium.',
  'We may examine your books as they relate to this policy at any time during the policy period and up to three years afterward.',
  'If this policy is cancelled, we will send the first Named Insured any premium refund due. If you cancel, the refund may be less than pro rata. Cancellation takes effect even if we have not made or offered a refund.',
  'We may, but need not, make inspections and surveys. We do not warrant that conditions are safe or healthful or comply with laws, codes or standards.',
  'Your rights under this policy may not be passed to another without our written consent, except on the death of an individual Named Insured.',
  'These declarations, with the common conditions, coverage part forms and endorsements, if any, complete the policy numbered above. They replace all declarations issued before them for the same term.',
  'Report every accident promptly, however slight. A late report may harm your defense and our ability to help. The claims line is answered day and night.',
]
/** Common conditions in small type. */
export function conditions(voice: Voice, count = voice.chance.int(3, 8)): string {
  const some = voice.chance.some(MEMBER, count).map((words) => `<p>${words}</p>`)
  const columns = voice.chance.maybe(0.5) ? 'columns:2' : ''
  return `<div class="fine" style="${columns}">${some.join('')}</div>`
}

/** What each part costs, with fees. */
export function premiums(voice: Voice, parts: [Line, string][]): string {
  const { chance, truth } = voice
  const fee = chance.int(15, 90)
  const costs = parts.map(([line, words]) => [words, truth.policies[line].premium] as const)
  const total = costs.reduce((sum, [, cost]) => sum + cost, fee)
  const rows = [...costs, ['Policy Service Fee', fee] as const, ['Total Term Premium', total] as const]
  return `<h2>${chance.pick(['Premium', 'What Your Policy Costs', 'Premium Summary'])}</h2><table class="${chance.pick(['grid', 'lines'])}">${rows.map(([words, cost]) => `<tr><td>${words}</td><td class="n">${voice.money(cost)}</td></tr>`).join('')}</table><p>${chance.pick(['Payable in four installments; each bears a service charge.', 'Paid in full by direct bill.', 'Premium is subject to audit after expiration.'])} Minimum earned premium ${voice.money(chance.int(2, 9) * 100)}.</p>`
}

/** Classes of risk by location. */
export function classes(voice: Voice): string {
  const rows = voice.truth.locations
    .map(
      (place) =>
        `<tr><td>${place.number}</td><td>${voice.address(place.party.address).join(', ')}</td><td>${place.classCode}</td><td>${voice.text(place.classification)}</td><td>${place.basis}</td><td class="n">${place.exposure.toLocaleString('en-US')}</td><td class="n">${place.rate}</td><td class="n">${voice.money(place.premium)}</td></tr>`,
    )
    .join('')
  return `<h2>${voice.chance.pick(['Locations and Classes of Risk', 'Rating Schedule', 'Premises You Own, Rent or Occupy'])}</h2><table class="grid"><tr><th>Loc</th><th>Address</th><th>Class</th><th>Description</th><th>Basis</th><th class="n">Exposure</th><th class="n">Rate</th><th class="n">Premium</th></tr>${rows}</table>`
}

/** Vehicles with what their own damage costs. */
export function vehicles(voice: Voice): string {
  const { chance } = voice
  const rows = voice.truth.vehicles
    .map(
      (auto) =>
        `<tr><td>${auto.number}</td><td>${auto.year} ${auto.make} ${auto.model}</td><td>${auto.vin}</td><td>${auto.body}</td><td class="n">${voice.money(auto.cost)}</td><td class="n">${voice.money(chance.pick([250, 500, 750]))}</td><td class="n">${voice.money(chance.pick([500, 750, 1500]))}</td></tr>`,
    )
    .join('')
  return `<h2>${chance.pick(['Schedule of Vehicles', 'Vehicles on This Policy', 'Listed Units'])}</h2><table class="grid"><tr><th>Unit</th><th>Year Make Model</th><th>VIN</th><th>Body</th><th class="n">Cost New</th><th class="n">Comp Ded</th><th class="n">Coll Ded</th></tr>${rows}</table>`
}

/** Kinds of work with payroll and rates. */
export function payrolls(voice: Voice): string {
  const rows = voice.truth.work
    .map(
      (work) =>
        `<tr><td>${work.state}</td><td>${work.code}</td><td>${voice.text(work.title)}</td><td class="n">${work.payroll.toLocaleString('en-US')}</td><td class="n">${work.rate}</td><td class="n">${voice.money(work.premium)}</td></tr>`,
    )
    .join('')
  return `<h2>${voice.chance.pick(['Classification of Operations', 'Extension of Item 4 – Work and Payroll', 'Premium Basis'])}</h2><table class="grid"><tr><th>St</th><th>Code</th><th>Work Done</th><th class="n">Est. Annual Payroll</th><th class="n">Per $100</th><th class="n">Premium</th></tr>${rows}</table>`
}

/** Where it was signed, and when; a change is signed about its own day. */
export function signed(voice: Voice, line: Line, day = voice.truth.policies[line].effective): string {
  const { chance, truth } = voice
  const issued = voice.date(daysLater(day, -chance.int(4, 40)))
  return `<div class="sign"><span>${chance.pick(['Issued', 'Date Prepared', 'Countersigned'])} ${issued}</span><span>${truth.names.person()}, ${chance.pick(['Secretary', 'President', 'Authorized Representative'])}</span></div>`
}

/** Small blocks one after another, in two dense columns about half the time. */
export const dense = (voice: Voice, blocks: string[]): string =>
  voice.chance.maybe(0.55)
    ? `<div style="columns:2;column-gap:14pt">${blocks.map((block) => `<div style="break-inside:avoid">${block}</div>`).join('')}</div>`
    : blocks.join('')

import type { Voice } from '../../../voice.ts'

/** Conditions of the program, full of amounts that are not limits. */
export function conditionPages(voice: Voice): string {
  const { chance } = voice
  const clauses = chance.shuffle([
    ['Subcontractor warranty', 'You agree that every subcontractor carries general liability insurance, in force while the work is done, with limits of at least $1,000,000 each occurrence, $2,000,000 general aggregate and $2,000,000 products and completed operations aggregate, workers compensation as the law asks and employers liability of $500,000. Where that is not so, we charge premium on the full cost of the work at twice the rate of the class.'],
    ['Height', `No coverage applies to work above ${chance.pick(['three', 'four'])} stories or 45 feet, unless the crew stands on a lift that was inspected within 12 months. For each inspection not recorded a deductible of $25,000 applies in place of the deductible shown.`],
    ['Prior work', 'We do not pay for damage that began before the first day of the first policy we issued to you, known or not. If only the date of the beginning is in doubt, the most we pay for claim expense is $50,000, and that sum reduces the applicable limit.'],
    ['Heat applications', 'A fire watch must be kept for 60 minutes after use of a torch. If it was not, the most we pay is $100,000 for all damage out of that occurrence.'],
    ['Audit', 'The premium shown is a deposit. Records must be shown within 30 days of our request. If they are not, we may estimate the exposures at 150% of those shown and charge an audit fee of $350. No return premium below the minimum of $2,500 is paid.'],
    ['Punitive damages', 'Not covered. Where this exclusion may not apply by law, the most we pay is $50,000.'],
    ['Action over', 'Injury to workers of any contractor, to their spouses and to those who must indemnify them is not covered, whether or not an insured is liable as an employer.'],
    ['Communicable disease, mold, silica', 'Not covered. A cleanup sublimit of $10,000 may be bought back for an additional premium of $500.'],
    ['Reporting', 'Report any occurrence that may reach $25,000, any amputation and any injury to more than two persons at once, even where you think that you are not liable.'],
    ['Several insureds', 'Naming more than one insured does not raise the limits. Limits do not add up over years, projects or policies.'],
  ]) // biome-ignore format: a page
  const count = chance.int(7, clauses.length)
  const list = clauses.slice(0, count).map(([head, words]) => `<li><b>${head}.</b> ${words}</li>`)
  return `<section class="cond"><h3>${chance.pick(['ARTISAN CONTRACTORS PROGRAM – SPECIAL CONDITIONS', 'PROGRAM CONDITIONS, CONTRACTORS'])}</h3><ol>${list.join('')}</ol></section>`
}

export const CONTRACTOR_CSS = `
.qd { font: 9.5px/1.3 'DejaVu Serif', serif; color: #000 }
.qd .head { display: grid; grid-template-columns: 1fr auto; align-items: start; border-bottom: 2px solid #000; padding-bottom: 6px }
.qd .head h1 { font-size: 15px; margin: 0; letter-spacing: 0.5px } .qd .head div + div { text-align: right; font-size: 8px }
.qd h2 { font-size: 12px; text-align: center; margin: 10px 0 8px } .qd h3 { font-size: 10.5px; margin: 14px 0 4px; text-transform: none }
.qd .items { display: grid; grid-template-columns: 58px 1fr 1fr; row-gap: 9px; column-gap: 10px }
.qd .items > b { grid-column: 1 } .qd .items .both { grid-column: 2 / span 2 }
.qd table { border-collapse: collapse; width: 100%; font-size: 8.5px } .qd td, .qd th { padding: 2px 5px; vertical-align: top; text-align: left; border: none }
.qd .ruled td, .qd .ruled th { border-bottom: 0.5px solid #777 } .qd .r { text-align: right }
.qd .left td:first-child { width: 110px; text-align: right; padding-right: 16px; font-weight: bold }
.qd .dots div { display: flex; margin: 2px 0 } .qd .dots i { flex: 1; border-bottom: 1px dotted #333; margin: 0 4px 3px }
.qd .notice { border: 1.5px solid #000; padding: 6px 8px; margin: 12px 0; font-size: 8.5px; text-align: justify }
.qd .cond { break-before: page; font-size: 8.8px } .qd .cond ol { columns: 2; column-gap: 22px; padding-left: 14px } .qd .cond li { margin-bottom: 7px; text-align: justify }
.qd .sign { display: flex; justify-content: space-between; margin-top: 26px } .qd .sign span { border-top: 1px solid #000; padding-top: 2px; width: 42% }
.qd .part { break-before: page }
`

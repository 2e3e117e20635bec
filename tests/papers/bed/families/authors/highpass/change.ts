import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { grouped, isSplit, PLAIN_TABLES, row, SANS } from './words.ts'

/** The answer to a request to change an auto policy. Either the change is made and the last column holds, or it waits and what is on file holds. */
export const changeAnswer: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { auto } = truth.policies
    const isMade = chance.maybe(0.7)
    const when = voice.date(daysLater(auto.effective, chance.int(20, 250)))
    const holds = chance.shuffle(isSplit(voice) ? ['perPerson', 'perAccident', 'damage'] : ['csl'])
    const names: Record<string, string> = {
      csl: chance.pick(['Liability, single limit', 'Combined single limit', 'CSL']),
      perPerson: 'BI – each person',
      perAccident: 'BI – each accident',
      damage: 'PD – each accident',
    }
    const otherwise = truth.prior.auto.limits
    const limits = holds.map((name) =>
      isMade
        ? [names[name]!, voice.money(otherwise[name]!), voice.limit('auto', name), voice.limit('auto', name)]
        : [
            names[name]!,
            voice.limit('auto', name),
            voice.money(otherwise[name]!),
            chance.pick(['waiting', 'in underwriting', '—']),
          ],
    )
    const unit = truth.vehicles[0]!
    const driver = truth.drivers[0]!
    const result = (made: string) => (isMade ? made : chance.pick(['waiting', 'not yet']))
    const rest = chance.shuffle([
      [
        `Unit ${unit.number}: ${unit.year} ${unit.make} ${unit.model}`,
        '(none)',
        `add, value ${voice.money(unit.cost)}`,
        result('added'),
      ],
      [`Driver ${voice.text(driver.name)}`, 'listed', 'remove', result('removed')],
      [
        'Cargo, any one vehicle',
        voice.money(100_000),
        voice.money(250_000),
        isMade ? `DECLINED – stays ${voice.money(100_000)}` : 'waiting',
      ],
      ['Collision deductible', voice.money(1000), voice.money(2500), result(voice.money(2500))],
      [`Form E filing, ${driver.state}`, 'none', 'file', result('filed')],
      ['Garaging', voice.address(truth.locations[0]!.party.address).join(', '), 'no change', ''],
    ])
    const rows = [...limits, ...rest.slice(0, chance.int(3, 6))]
    const heads = isMade
      ? ['', chance.pick(['Was', 'Before']), 'You asked for', `${chance.pick(['Now', 'Shown on policy from'])} ${when}`]
      : ['', chance.pick(['On the policy today', 'In force']), 'You asked for', 'Result']
    const status = isMade
      ? chance.pick(['☒ Processed ☐ Received ☐ Declined', 'STATUS: ENDORSED', '[ ] pending  [x] issued  [ ] returned'])
      : chance.pick([
          '☐ Processed ☒ Received, not processed ☐ Declined',
          'STATUS: PENDING – POLICY UNCHANGED',
          '[x] pending  [ ] issued  [ ] returned',
        ])
    const symbols = chance.maybe(0.6)
      ? `<p>Covered autos for liability: symbol${auto.symbols.length > 1 ? 's' : ''} ${voice.symbols()}${isMade ? ' (not changed)' : ''}.</p>`
      : ''
    const gl = chance.maybe(0.5) ? otherPolicy(voice, isMade) : ''
    const title = isMade
      ? chance.pick(['Policy change endorsement', 'Change of policy – confirmation', 'Policy change request: answer'])
      : chance.pick(['Policy change request: receipt', 'We have your change request'])
    const words = isMade
      ? `All other terms stay as they were. ${chance.pick(['Additional', 'Return'])} premium ${voice.money(chance.int(150, 3900))}, billed with the next installment; annual premium now ${grouped(auto.premium)}.`
      : `Nothing changes until an endorsement is issued. Do not tell a certificate holder of the amounts asked for. An estimate of the premium, if approved: ${voice.money(chance.int(150, 3900))}.`
    // biome-ignore format: a page
    const html = `<div class="t"><h1>${title}</h1><p class="st">${status}</p></div><table class="b"><tr><td colspan="2"><span>Insurer</span>${voice.carrier('auto')}</td><td><span>${chance.pick(['Policy', 'Auto policy no.'])}</span><b>${voice.number('auto')}</b></td><td><span>${chance.pick(['Change no.', 'Request'])}</span>${chance.int(1, 14)}</td></tr><tr><td colspan="2"><span>Named insured</span>${voice.insured()}<br>${voice.insuredAddress().join('<br>')}</td><td><span>Policy term</span>${voice.effective('auto')}<br>${voice.expiration('auto')}</td><td><span>${isMade ? 'Change takes effect' : 'Change wanted from'}</span>${when}</td></tr><tr><td colspan="2"><span>Requested by (agent)</span>${voice.producer()}<br>${voice.producerAddress().join(', ')}</td><td colspan="2"><span>Agent’s contact</span>${voice.reach('contact')} · ${voice.reach('phone')}</td></tr></table><table class="c">${row(heads, 'th')}${rows.map((cells) => row(cells)).join('')}</table>${symbols}<p>${words}</p>${gl}<div class="how"><b>How changes are priced.</b> A unit of less than ${voice.money(25_000)} stated value is charged the book minimum. Premium of less than ${voice.money(15)} either way is waived. Limits above ${voice.money(1_000_000)} need the company’s consent; a raised limit is not offered to risks with incurred losses of more than ${voice.money(50_000)} in the last 36 months. A removed unit is credited pro rata from the day its title is transferred. Each filing costs ${voice.money(50)}, each reinstated one ${voice.money(75)}.</div><p class="f">Handled by ${voice.text(truth.names.person())} at ${voice.text(truth.wholesaler.name)}, ${voice.text(truth.wholesaler.phone)}. ${chance.pick(['Requests for back-dated changes need a no-loss letter.', 'Units are covered only once listed, or for 30 days where symbol 7 says so.'])}</p>`
    return { kind: isMade ? 'endorsement' : 'notice', feeds: 'fills', html, css: CSS }
  },
}

/** The request also spoke of the liability policy, where only the reach of the aggregate was asked for. */
function otherPolicy(voice: Parameters<Paper['draw']>[0], isMade: boolean): string {
  const { chance } = voice
  const said = isMade
    ? `granted: the general aggregate of ${voice.limit('gl', 'aggregate')} now ${voice.tick('gl.perProject', 'applies per project')}`
    : `not decided. The general aggregate of ${voice.limit('gl', 'aggregate')} applies ${voice.tick('gl.perPolicy', 'per policy')} for now`
  return `<h2>Also on your request: general liability</h2><p>${chance.pick(['Policy', 'No.'])} ${voice.number('gl')}, ${voice.carrier('gl')}, ${voice.effective('gl')} to ${voice.expiration('gl')}. Aggregate per project: ${said}. Each occurrence stays ${voice.limit('gl', 'occurrence')}. Charge ${voice.money(250)} flat.</p>`
}

const CSS = `body{font:9.5pt ${SANS}}${PLAIN_TABLES}.t{display:flex;justify-content:space-between;align-items:end;border-bottom:2px solid #444;margin-bottom:8px}h1{font-size:15pt}.st{font-size:9pt}.b td{border:1px solid #777;padding:3px 6px;width:25%}span{display:block;font-size:6.8pt;color:#555}.c{margin:12px 0 8px}.c th{border:1px solid #444;font-weight:700;padding:4px 6px}.c td{border-bottom:1px solid #bbb;padding:4px 6px}p{margin:5px 0}h2{font-size:10.5pt;margin-top:12px}.how{font-size:7.8pt;border:1px dotted #777;padding:6px;margin-top:14px}.f{font-size:7.8pt;margin-top:22px}`

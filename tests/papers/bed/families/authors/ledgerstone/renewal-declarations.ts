import type { Paper } from '../../../family.ts'
import type { Voice } from '../../../voice.ts'
import { conditions, dense, formsList, signed, vehicles } from './backmatter.ts'
import { extras } from './extras.ts'
import { aSystem, identity, limitsPanel, masthead, rules, runningHead, type System } from './sheets.ts'
import { autoRows } from './wordings.ts'

/** Liability limits and covered autos of the auto part, with the coverages that matter less. */
export function autoPart(voice: Voice, system: System): string {
  const { chance } = voice
  const rows = autoRows(voice)
  const symbols = voice.symbols()
  const other = chance.pick([7, 2])
  const others = `<table class="grid"><tr><th>Other Coverages</th><th>Symbols</th><th class="n">Limit or Deductible</th></tr><tr><td>Auto Medical Payments</td><td>${other}</td><td class="n">${voice.money(chance.pick([2000, 4000]))} each person</td></tr><tr><td>Uninsured and Underinsured Motorists</td><td>${other}</td><td class="n">${voice.money(chance.pick([60_000, 125_000, 400_000]))}</td></tr><tr><td>Comprehensive</td><td>${other}</td><td class="n">ACV less deductible listed</td></tr><tr><td>Collision</td><td>${other}</td><td class="n">ACV less deductible listed</td></tr></table>`
  const key = chance.maybe(0.6)
    ? '<p class="fine">1 any auto; 2 owned autos; 7 autos listed by unit; 8 hired autos; 9 autos you do not own.</p>'
    : ''
  return chance.pick([
    () =>
      `${limitsPanel(voice, system, rows, 'Covered Autos Liability')}<p>Liability – covered auto symbols: <b>${symbols}</b></p>${others}${key}`,
    () =>
      `<h2>Schedule of Coverages</h2><table class="grid"><tr><th>Coverage</th><th>Covered Autos</th><th class="n">Limit</th></tr>${rows.map(([words, amount], at) => `<tr><td>${words}</td><td>${at ? '' : symbols}</td><td class="n">${amount}</td></tr>`).join('')}</table>${others}${key}`,
    () =>
      `<div class="side"><div>${limitsPanel(voice, system, rows, 'What We Pay When You Are at Fault')}</div><div class="panel">Symbols for vehicle liability<br><b>${symbols}</b>${key}</div></div>${others}`,
  ])()
}

/** Renewal declarations of a vehicle policy, at times sent with an e-mail; the expiring term stands beside. */
export const renewalDeclarations: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const system = aSystem(voice)
    const title = chance.pick([
      'Business Auto – Renewal Declarations',
      'Renewal Certificate – Commercial Vehicle Policy',
      'Vehicle Policy Declarations (Renewal)',
      'Auto Declarations – Continuation',
    ])
    const { effective, expiration, number, limits } = truth.prior.auto
    const was = Object.values(limits)
      .map((amount) => voice.money(amount))
      .join(' / ')
    const expired = `<h2>${chance.pick(['Term Just Ended – for Comparison Only', 'Expired Term'])}</h2><table class="lines"><tr><td>Expired policy</td><td>${voice.text(number)}</td></tr><tr><td>Expired term</td><td>${voice.date(effective)} – ${voice.date(expiration)}</td></tr><tr><td>Liability limits then</td><td>${was}</td></tr></table>`
    const who = identity(voice, ['auto'])
    const part = autoPart(voice, system)
    const said = chance.pick([
      'In return for the renewal premium, this policy is renewed for the term shown.',
      'Your policy has been renewed. Keep this page with your policy; it takes the place of the page for the term just ended.',
      'THIS IS YOUR POLICY FOR THE NEW TERM. PLEASE CHECK VEHICLES AND DRIVERS.',
    ])
    const drivers = chance.maybe(0.5)
      ? `<h2>Drivers We Know Of</h2><p>${truth.drivers.map((driver) => voice.text(driver.name)).join('; ')}</p>`
      : ''
    const middle = chance.maybe(0.6) ? chance.shuffle([part, expired]) : [part]
    const print = {
      kind: 'declarations' as const,
      feeds: 'fills' as const,
      running: chance.maybe(0.7) ? runningHead(voice, voice.number('auto'), title) : undefined,
      css: rules(voice, system),
      html: `${masthead(voice, ['auto'], title, said.length < 75 ? said : '')}${who}${said.length < 75 ? '' : `<p>${said}</p>`}${middle.join('')}<section class="part">${vehicles(voice)}${drivers}</section><p>Total renewal premium ${voice.money(truth.policies.auto.premium)}</p>${dense(voice, [formsList(voice), ...extras(voice, 'auto')])}${signed(voice, 'auto')}${conditions(voice)}`,
    }
    if (chance.maybe(0.6)) return print
    const words = chance.pick([
      'Attached is the renewal page for the vehicle policy. The system dropped the driver list last month, so please look it over. The bill comes under separate cover.',
      'Good morning. Renewal declarations are attached. The lender asked about raising limits; we have not done so, as we need a signed request first.',
      'Please find the new declarations. If a certificate is needed, say for whom and by when and we will turn it around the same day.',
    ])
    return {
      ...print,
      mail: { subject: chance.pick(['Renewal declarations', 'Your auto renewal', 'FW: renewal dec page']), words },
    }
  },
}

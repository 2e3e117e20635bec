import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import type { Line } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'
import { amountsOf, autosCovered, day, dayWriter, inForce, labelsOf, lines, mailOf } from './words.ts'

const CSS = `.bw{print-color-adjust:exact;-webkit-print-color-adjust:exact;font:9.5pt/1.4 'Liberation Sans',sans-serif;color:#1c1c22}.bw .head{display:flex;justify-content:space-between;border-bottom:3px solid #27476b;padding-bottom:6px;margin-bottom:16px}
.bw .head b{font-size:15pt;color:#27476b}.bw .head span{font-size:7.5pt;text-align:right;color:#555}.bw .keys{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;margin:12px 0}
.bw .keys div{border-top:1px solid #27476b;padding-top:3px;font-weight:600}.bw .keys small{display:block;font-weight:400;font-size:6.8pt;color:#666}
.bw .two{display:grid;grid-template-columns:1fr 1fr;gap:22px;margin:10px 0}.bw .two h3{font-size:10pt;margin:0 0 4px;background:#e8edf3;padding:3px 6px}
.bw .row{display:flex;justify-content:space-between;border-bottom:1px dotted #999;padding:1px 4px;gap:8px}.bw p{margin:7px 0}.bw ul{margin:4px 0 8px 18px;padding:0}.bw table{border-collapse:collapse;width:100%;font-size:8.3pt;margin:10px 0}.bw td,.bw th{border:1px solid #27476b;padding:4px 6px;text-align:left;vertical-align:top;font-weight:400}.bw th{background:#e8edf3}.bw .fine{font-size:7.3pt;color:#444}`

/** An underwriter's letter that confirms that coverage is bound, offers it, or takes a binder back. */
export const bindingLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const mode = chance.pick(['bound', 'bound', 'offered', 'withdrawn'] as const)
    const second = chance.pick(['professional', 'umbrella', 'auto'] as const)
    const labels = labelsOf(chance)
    const held = inForce(voice, labels)
    const gl = truth.policies.gl
    const sent = daysLater(gl.effective, mode === 'withdrawn' ? 40 : -chance.int(1, 20))
    const underwriter = truth.names.person()
    const column = (line: Line) =>
      `<h3>${held.title(line)}</h3>${line === 'gl' ? formOf(voice) : ''}${held
        .rows(line)
        .map(([words, amount]) => `<div class="row"><span>${words}</span><span>${amount}</span></div>`)
        .join(
          '',
        )}${line === 'auto' && chance.maybe(0.6) ? `<div class="row"><span>Covered auto symbols</span><span>${voice.symbols()}</span></div>` : ''}`
    const reference = `${chance.pick(['Q', 'SUB-', 'R'])}${chance.digits(7)}`
    const keysOf = (line: Line) =>
      [
        mode === 'offered'
          ? [voice.text(reference), 'Submission reference']
          : [held.number(line), chance.pick(['Policy no.', 'Number assigned', 'Policy'])],
        [held.effective(line), mode === 'offered' ? 'Proposed inception, 12:01 A.M.' : 'Inception, 12:01 A.M.'],
        [held.expiration(line), mode === 'offered' ? 'Proposed expiry' : 'Expires'],
        [held.carrier(line), mode === 'offered' ? 'Company quoting' : 'Company'],
      ]
        .map(([value, words]) => `<div>${value}<small>${words} – ${labels.line[line]}</small></div>`)
        .join('')
    const matrixOf = () => {
      const row = (line: Line) => {
        const rows = held.rows(line)
        const number = mode === 'offered' ? voice.text(reference) : held.number(line)
        return `<tr><td>${held.title(line)}<br>${held.carrier(line)}</td><td>${number}</td><td>${held.effective(line)}<br>${held.expiration(line)}</td><td>${rows.map(([words]) => words).join(' / ')}<br>${rows.map(([, amount]) => amount).join(' / ')}</td></tr>`
      }
      return `<table><tr><th>Coverage<br>Company</th><th>${mode === 'offered' ? 'Reference' : 'Policy'}</th><th>${mode === 'offered' ? 'Proposed from<br>to' : 'Inception<br>Expiry'}</th><th>Limits in the order named</th></tr>${chance
        .shuffle(['gl' as const, second])
        .map(row)
        .join('')}</table>`
    }
    const terms = chance.maybe(0.35)
      ? matrixOf()
      : `<div class="keys">${keysOf('gl')}</div><div class="keys">${keysOf(second)}</div><div class="two"><div>${column('gl')}</div><div>${column(second)}</div></div>`
    const said = {
      bound: chance.pick([
        `Thank you for your order of ${day(sent)}. We confirm that coverage for the above is BOUND on the terms below. Please treat this letter as evidence of coverage until the policy reaches you.`,
        'As agreed by telephone today, we have put the following in force. The policies are in production; numbers are final.',
      ]),
      offered: chance.pick([
        'We are pleased to offer the terms below. Nothing in this letter puts coverage in force; to order, return the signed application and we will confirm in writing.',
        'Our indication follows and is good for thirty days. No coverage is bound. We reserve the right to change or withdraw it before an order is accepted.',
      ]),
      withdrawn:
        'Since neither the signed application nor the deposit arrived, the binder we had sent you is withdrawn as of its inception and no coverage has ever attached. We repeat what it said so that you can close your file.',
    }[mode]
    const other = second === 'umbrella' ? 'professional' : 'umbrella'
    const alsoQuoted =
      other === 'umbrella'
        ? `an umbrella of ${voice.money(truth.prior.umbrella.limits.occurrence!)} over the above for ${voice.money(truth.prior.umbrella.premium)}`
        : `errors and omissions, ${voice.money(truth.prior.professional.limits.claim!)} each claim, for ${voice.money(truth.prior.professional.premium)}`
    const premium = gl.premium + truth.policies[second].premium
    const [phone, web] = [truth.names.phone(), mailOf(underwriter, gl.carrier.name)]
    const addressed = `<p>${voice.text(day(sent))}</p><p>${chance.maybe(0.7) ? `${voice.reach('contact')}<br>` : ''}${voice.producer()}<br>${lines(voice.producerAddress())}</p>`
    // biome-ignore format: a page
    const html = `<div class="bw"><div class="head"><b>${voice.carrier('gl')}</b><span>Commercial underwriting<br>${lines(voice.address(gl.carrier.address))}<br>Tel. ${phone}</span></div>
${addressed}<p><b>Re: ${voice.insured()}</b>${chance.maybe(0.6) ? `<br>${lines(voice.insuredAddress())}` : ''}</p><p>${chance.pick(['Dear Producer:', 'Good afternoon,', 'To our agency partner:'])}</p><p>${said}</p>
${terms}
<p>${chance.pick(['Premium', 'Annual premium', 'Premium at inception'])} ${voice.money(premium)}; policy fee ${voice.money(chance.int(1, 5) * 75)}; minimum earned ${chance.pick([25, 35, 100])}%; commission ${chance.pick([10, 12.5, 15])}%. Liability deductible ${voice.money(chance.pick([500, 1000, 2500]))} per claim, including expense.</p>
<p>${chance.maybe(0.5) ? 'Sublimits: ' : 'The following are written inside, not on top of, the limits above: '}assault or battery ${voice.money(25_000)} each event; lost keys ${voice.money(5000)}; voluntary property damage ${voice.money(chance.pick([2500, 10_000]))}.</p>
${chance.maybe(0.7) ? `<p>Also quoted but not ordered: ${alsoQuoted}. It is not part of this letter’s terms.</p>` : ''}
<p>${mode === 'withdrawn' ? 'What we had asked for:' : 'We need within 30 days:'}</p><ul><li>signed application and terrorism form</li><li>proof that subcontractors carry at least ${voice.money(truth.prior.gl.limits.occurrence!)} each occurrence</li><li>currently valued loss runs, four years</li></ul>
<p>${voice.text(underwriter)}<br>${chance.pick(['Senior Underwriter', 'Vice President, Middle Market', 'Underwriting Specialist'])}<br>${web}</p>
<p class="fine">Terms are those of the forms of the company. A reference to a form is not a summary of it. Surplus lines tax, where due, is the producer’s duty.</p></div>`
    const fills = mode === 'bound'
    return {
      kind: fills ? 'binder' : mode === 'offered' ? 'quote' : 'letter',
      feeds: fills ? 'fills' : 'nothing',
      html,
      css: CSS,
    }
  },
}

function formOf(voice: Voice): string {
  const { chance, truth } = voice
  const row = (words: string, value: string) => `<div class="row"><span>${words}</span><span>${value}</span></div>`
  const form = truth.policies.gl.claimsMade
    ? voice.tick('gl.claimsMade', 'Claims-made')
    : voice.tick('gl.occurrence', 'Occurrence')
  const per = chance.pick(['none', 'none', 'project', 'location'] as const)
  if (per === 'none') return row('Form', form)
  const words = per === 'project' ? 'separately to each project' : 'separately to each location'
  return (
    row('Form', form) +
    row('General aggregate applies', voice.tick(per === 'project' ? 'gl.perProject' : 'gl.perLocation', words))
  )
}

const MAIL_CSS = `.ol{font:10pt/1.35 'Liberation Sans',sans-serif;color:#000}.ol .who{font-weight:700;border-bottom:2px solid #000;padding-bottom:4px;margin-bottom:6px}.ol .hd{display:grid;grid-template-columns:90px 1fr;row-gap:1px;font-size:9pt;margin-bottom:14px}
.ol .hd b{font-weight:700}.ol table.grid{border-collapse:collapse;margin:8px 0}.ol table.grid td,.ol table.grid th{border:1px solid #777;padding:3px 9px;font-weight:400;text-align:left}.ol table.grid th{background:#d9e2ef;font-weight:700}
.ol .old{border-top:1px solid #b5c4df;margin-top:18px;padding-top:6px}.ol p{margin:7px 0}.ol .sig{color:#335;font-size:9pt}`

/** A printed e-mail thread about a change: made, refused (what is in force stays), only priced, or asked for a policy that never took effect. */
export const endorsementThread: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const mode = chance.pick(['made', 'made', 'refused', 'priced', 'priced', 'void'] as const)
    const line = chance.pick(['gl', 'gl', 'auto', 'wc', 'umbrella'] as const)
    const labels = labelsOf(chance)
    const held = inForce(voice, labels)
    const policy = truth.policies[line]
    const [underwriter, onDay] = [truth.names.person(), dayWriter(chance)]
    const changed = chance.some(amountsOf(policy, Object.keys(policy.limits)), chance.int(1, 2))
    const changes = daysLater(policy.effective, mode === 'priced' ? -chance.int(8, 30) : chance.int(20, 200))
    const isChanged = (name: string) => changed.includes(name)
    const names = Object.keys(labels.limit[line]).filter((name) => policy.limits[name])
    const rows = held.rows(line).map(([words, amount], index) => {
      const name = names[index]!
      const other = voice.money(truth.prior[line].limits[name]!)
      if (mode === 'made')
        return isChanged(name)
          ? [words, other, amount]
          : [words, amount, chance.pick(['no change', 'same', 'unchanged'])]
      if (mode === 'refused') return [words, amount, isChanged(name) ? other : '–']
      return [words, isChanged(name) ? other : amount]
    })
    const heads = {
      made: ['Item', chance.pick(['Before', 'Was', 'Old']), chance.pick(['After', 'Now', 'As endorsed'])],
      refused: [
        'Item',
        chance.pick(['Stays at', 'In force, no change']),
        chance.pick(['You asked for', 'Not agreed to']),
      ],
      priced: ['Item', chance.pick(['What we would like to see', 'Please price'])],
      void: ['Item', 'Asked for'],
    }[mode]
    const table = `<table class="grid"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
    const charge = voice.money(chance.int(50, 2400))
    const naming = `${held.title(line)} ${chance.pick(['policy', 'pol.', 'pol #'])} ${held.number(line)} (${held.effective(line)}${chance.pick([' – ', ' to ', '-'])}${held.expiration(line)})`
    const autos = line === 'auto' && chance.maybe(0.5) ? ` Covered: ${autosCovered(voice)}.` : ''
    const top = {
      made: `<p>${chance.pick(['Done.', 'All set.', 'Processed – see below.'])} Endorsement ${chance.int(1, 9)} to ${naming}, written by ${held.carrier(line)}, takes effect ${onDay(changes)}. Additional premium ${charge}, on next month’s statement.${autos}</p>${table}<p>Everything not in the table stays as issued.</p>`,
      refused: `<p>Sorry, our treaty does not let us do this mid-term, so I have to decline. ${naming}, ${held.carrier(line)}, stays in force exactly as it is.${autos} Left column is what you have, right column what I could not give:</p>${table}<p>Happy to look at it again at renewal. It would have been about ${charge}.</p>`,
      priced: `<p>Got your note. The account is not with us today and I have nothing on file, so this is a price only: about ${charge} for the items in your table, with ${voice.text(policy.carrier.name)} as the company. We have not put anything in force. An application is the next step.</p>`,
      void: `<p>I can’t endorse this. ${naming} was flat cancelled from inception when the deposit came back unpaid, so there has been no coverage with ${held.carrier(line)} at any time and there is nothing to change. ${charge} was returned to the finance company.</p>`,
    }[mode]
    const ask = {
      made: `<p>Please ${chance.pick(['amend', 'endorse', 'change'])} the limits as discussed, eff. ${voice.date(changes)}. The general contractor on the new job wants more.</p>`,
      refused: `<p>Can we change limits mid-term, eff. ${voice.date(changes)}? New landlord is asking.</p>`,
      priced: `<p>We would like to write ${voice.text(labels.line[line].replace('&amp;', '&'))} for this firm from ${voice.date(policy.effective)}. What would it cost? They have nothing with us yet.</p>${table}`,
      void: `<p>Please change as shown from ${voice.date(changes)}.</p>${table}`,
    }[mode]
    const head = (pairs: [string, string][]) =>
      `<div class="hd">${pairs.map(([words, value]) => `<b>${words}</b><span>${value}</span>`).join('')}</div>`
    const contact = voice.reach('contact')
    const email = voice.reach('email')
    const desk = `${voice.text(underwriter)} &lt;${mailOf(underwriter, policy.carrier.name)}>`
    const subject = `${voice.insured()} – ${chance.pick(['change request', 'endt request', 'limits'])}`
    const answered = daysLater(changes, -chance.int(1, 6))
    // biome-ignore format: a page
    const html = `<div class="ol"><div class="who">${contact}</div>${head([['From:', desk], ['Sent:', `${day(answered)} ${chance.int(8, 11)}:${chance.int(10, 59)} AM`], ['To:', `${contact} &lt;${email}>`], ['Subject:', `RE: ${subject}`]])}
<p>Hi ${contact.split(' ')[0]},</p>${top}<p>${chance.pick(['Thanks,', 'Best,', 'Have a great day!'])}</p><p class="sig">${voice.text(underwriter)}<br>Account Underwriter<br>Direct ${truth.names.phone()}</p>
<div class="old">${head([['From:', `${contact} &lt;${email}>`], ['Sent:', `${day(daysLater(answered, -2))} 4:${chance.int(10, 59)} PM`], ['To:', desk], ['Subject:', subject]])}<p>Hello,</p>${ask}
<p>Insured: ${voice.insured()}${chance.maybe(0.6) ? `, ${voice.insuredAddress().join(', ')}` : ''}</p><p class="sig"><b>${contact}</b><br>${voice.producer()}<br>${lines(voice.producerAddress())}<br>p ${voice.reach('phone')}${chance.maybe(0.6) ? ` | f ${voice.reach('fax')}` : ''}</p>
<p class="sig"><i>Coverage cannot be bound, changed or cancelled by e-mail or voice mail unless an authorized person confirms it.</i></p></div></div>`
    const fills = mode === 'made' || mode === 'refused'
    return { kind: 'letter', feeds: fills ? 'fills' : 'nothing', html, css: MAIL_CSS }
  },
}

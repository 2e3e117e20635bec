import type { Paper } from '../../../family.ts'
import { type Line, otherLimits } from '../../../truth.ts'
import { brandOf, figuresOf, plain, wordsOf } from './words.ts'

const TIERS = `.bo,.bo *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.bo{font:9.5px 'Inter Variable',sans-serif;color:#222b45}.bo h1{font-size:22px;margin:0;letter-spacing:-.5px}.bo .p{color:#65708c;margin:3px 0 14px}.bo .tiers{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px}.bo .tier{border:1px solid #d5daea;border-radius:12px;padding:12px;position:relative}.bo .best{border:2px solid #5b4bdb}.bo .flag{position:absolute;top:-8px;right:12px;background:#5b4bdb;color:#fff;font-size:7.5px;padding:2px 8px;border-radius:8px}
.bo .tier h2{font-size:14px;margin:0}.bo .price{font-size:24px;font-weight:700}.bo .price small{font-size:9px;font-weight:400}.bo .tier div.f{border-top:1px solid #eef0f7;padding:5px 0 3px}.bo .f b{font-size:14px;display:block}.bo .f small{color:#65708c;font-size:7.5px}.bo .grid{width:100%;border-collapse:collapse}.bo .grid td,.bo .grid th{padding:6px 8px;border-bottom:1px solid #d5daea;text-align:left}.bo .end{margin-top:16px;background:#f3f4fb;border-radius:10px;padding:10px 14px;font-size:8.5px;line-height:1.5}`

/** A quote with three options side by side, and what the applicant said to have now; nothing of it is in force. */
export const optionsQuote: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { show } = figuresOf(voice)
    const extra = chance.pick(['auto', 'professional', 'umbrella'] as Line[])
    const names = chance.pick([['Essential', 'Plus', 'Max'], ['Basic', 'Standard', 'Premium'], ['Option 1', 'Option 2', 'Option 3']] as const) // biome-ignore format: a list
    const words = wordsOf(voice, 'gl')
    const more = wordsOf(voice, extra)
    const options = [
      truth.prior.gl.limits,
      truth.policies.gl.limits,
      otherLimits(chance, 'gl', truth.policies.gl.limits),
    ]
    const title = {
      auto: 'Business auto',
      professional: 'Professional liability',
      umbrella: 'Umbrella',
      gl: '',
      wc: '',
    }[extra]
    const tier = (limits: Record<string, number>, index: number) => {
      const figures = words.map(
        ([name, said]) => `<div class="f"><b>${show(limits[name]!)}</b><small>${said}</small></div>`,
      )
      const added = index
        ? more.map(
            ([name, said]) =>
              `<div class="f"><b>${show(truth.policies[extra].limits[name]!)}</b><small>${title}: ${said}</small></div>`,
          )
        : [`<div class="f"><small>${title} not included</small></div>`]
      return `<div class="tier${index === 1 ? ' best' : ''}">${index === 1 ? `<span class="flag">${chance.pick(['Most popular', 'Recommended'])}</span>` : ''}<h2>${names[index]}</h2><div class="price">${voice.money(chance.int(40, 90) * (index + 1))}<small> / month</small></div>${figures.join('')}${added.join('')}</div>`
    }
    const asTable = chance.maybe(0.4)
    const across = (said: string, cells: string[]) =>
      `<tr><td>${said}</td>${cells.map((cell) => `<td><b>${cell}</b></td>`).join('')}</tr>`
    const table = () =>
      `<table class="grid"><tr><th></th>${names.map((name, index) => `<th>${name}${index === 1 ? ' ★' : ''}</th>`).join('')}</tr>${words
        .map(([name, said]) =>
          across(
            said,
            options.map((limits) => show(limits[name]!)),
          ),
        )
        .join(
          '',
        )}${more.map(([name, said]) => across(`${title}: ${said}`, [chance.pick(['–', 'not included']), show(truth.policies[extra].limits[name]!), show(truth.policies[extra].limits[name]!)])).join('')}${across(
        'Price for 12 months',
        options.map((_, index) => voice.money(chance.int(500, 1100) * (index + 1))),
      )}</table>`
    const number = `Q${chance.digits(7)}`
    const brand = brandOf(voice, 'gl')
    const insured = voice.text(truth.insured.name)
    const starts = voice.date(truth.policies.gl.effective)
    const isMail = chance.maybe(0.4)
    const mail = {
      subject: plain(`Your quote ${number} from ${brand}`),
      words: plain(
        `Hi,\n\nHere are three options for ${insured}. Pick one before ${starts} and you can be covered in minutes. Until you pay, nothing is covered.\n\n${brand}`,
      ),
    }
    const now = chance.maybe(0.6)
      ? `<b>What you told us about your policy today:</b> ${voice.text(truth.names.carrier().name)}, ${show(500_000)} each event, ${show(1_000_000)} in all, about ${voice.money(chance.int(600, 4000))} a year. We have not checked it.<br>`
      : ''
    // biome-ignore format: a page
    return { kind: 'quote', feeds: 'nothing', css: TIERS, ...(isMail ? { mail } : {}), html: `<div class="bo"><h1>${chance.pick(['Three ways to protect', 'Your options', 'Pick your protection'])}</h1><div class="p">Prepared for <b>${insured}</b>, ${voice.address(truth.insured.address).join(', ')} · Quote ${number} · for a term starting ${starts}</div>
${asTable ? table() : `<div class="tiers">${options.map(tier).join('')}</div>`}<div class="end">${now}<b>This is a quote, not a policy.</b> No coverage is in force. Offered by ${voice.text(truth.policies.gl.carrier.name)} (NAIC ${truth.policies.gl.carrier.naic}). The price may change if your answers change. Deductible ${voice.money(500)} or ${voice.money(1000)}. Good until ${voice.date(truth.policies.gl.effective)}.${chance.maybe(0.6) ? `<br>Questions? ${voice.text(truth.producer.name)}, ${truth.producer.phone}` : ''}</div></div>` }
  },
}

const ENDS = `.be,.be *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.be{font:10.5px 'Liberation Sans',sans-serif;color:#2a2a2a;line-height:1.5}.be .bar{border-top:8px solid #b3261e;padding-top:14px}.be h1{font-size:20px;margin:0 0 10px}.be .pair{display:flex;gap:14px;margin:12px 0}.be .pair div{flex:1;background:#fbeceb;padding:10px 12px;border-radius:6px}.be .pair b{display:block;font-size:17px}.be .pair small{font-size:8px;color:#7a5552}.be table{border-collapse:collapse;width:100%}.be td,.be th{text-align:left;padding:4px 8px;border-bottom:1px solid #e9d4d2;font-size:9.5px}`

/** A notice that a policy ends early (not paid, or at the insured’s wish), with the table of what will no longer be covered. */
export const endingNotice: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { show } = figuresOf(voice)
    const line = chance.pick(['gl', 'auto', 'professional'] as Line[])
    const { number, effective, expiration, limits, carrier, premium } = truth.policies[line]
    const name = {
      gl: 'general liability',
      auto: 'business auto',
      professional: 'professional liability',
      umbrella: '',
      wc: '',
    }[line]
    const ended = new Date(Date.parse(effective) + chance.int(50, 200) * 86_400_000).toISOString().slice(0, 10)
    const unpaid = chance.maybe(0.5)
    const brand = brandOf(voice, line)
    const insured = voice.text(truth.insured.name)
    const [title, why] = unpaid
      ? [
          chance.pick(['Your policy has ended', 'We’ve canceled your policy']),
          `We did not receive ${voice.money(Math.round(premium / 6))} that was due, and we wrote to you about it twice. The policy is canceled as of the date below.`,
        ]
      : [
          chance.pick(['Your policy is canceled, as you asked', 'Cancellation confirmed']),
          'You asked us to end this policy early. It is canceled as of the date below. Nothing that happens afterwards is covered.',
        ]
    const rows = wordsOf(voice, line).map(
      ([one, words]) =>
        `<tr><td>${words}</td><td>${show(limits[one]!)}</td><td>${chance.pick(['Stopped', 'No longer covered'])}</td></tr>`,
    )
    const tiles = chance.shuffle([
      `<div><small>canceled from, 12:01 a.m.</small><b>${voice.date(ended)}</b></div>`,
      `<div><b>${voice.text(number)}</b><small>policy (${name})</small></div>`,
      `<div><b>${voice.money(chance.int(0, 1200))}</b><small>${unpaid ? 'still owed for the time you were covered' : 'refund, within 15 days'}</small></div>`,
    ])
    const mail = {
      subject: plain(`Canceled: ${number}`),
      words: plain(
        `Hello,\n\nThe ${name} policy ${number} of ${insured} has been canceled. The notice is attached. ${unpaid ? 'To start again, ask for a new quote.' : 'We are sorry to see you go.'}\n\n${brand}`,
      ),
    }
    // biome-ignore format: a page
    return { kind: 'notice', feeds: 'nothing', css: ENDS, ...(chance.maybe(0.5) ? { mail } : {}), html: `<div class="be"><div class="bar"><b>${brand}</b></div><p>${insured}<br>${voice.address(truth.insured.address).join('<br>')}</p><h1>${title}</h1><p>${why}</p><div class="pair">${tiles.join('')}</div>
<p>The term would have been ${voice.date(effective)} to ${voice.date(expiration)}. Insurer: ${voice.text(carrier.name)}${chance.maybe(0.4) ? `, NAIC ${carrier.naic}` : ''}.</p><table><tr><th>What the policy covered</th><th>Up to</th><th>Now</th></tr>${rows.join('')}</table><p>${chance.maybe(0.6) ? `A copy goes to ${voice.text(truth.producer.name)}, ${voice.address(truth.producer.address).join(', ')}.` : 'You bought from us directly; no agent gets a copy.'} People to whom you gave certificates may ask you for new ones. A claim from before the date above: call ${truth.names.phone()}.</p></div>` }
  },
}

import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { FONTS } from '../../../style.ts'
import type { Voice } from '../../../voice.ts'
import {
  bare,
  brandOf,
  cash,
  end,
  longDate,
  million,
  ofMonth,
  own,
  say,
  short,
  slashed,
  spelled,
  start,
  whenItCounts,
} from './words.ts'

const MEMBER_CSS = `.mb *{print-color-adjust:exact;-webkit-print-color-adjust:exact}.mb{border:7px double #7a5c2e;padding:22px 26px;font:10.5px/1.5 ${FONTS.narrowSerif}}.mb h1{font:400 24px ${FONTS.serif};text-align:center;margin:0}.mb .mb-sub{text-align:center;font-style:italic;margin-bottom:14px}.mb table{width:100%;border-collapse:collapse;margin:10px 0}.mb th{background:#efe6d6;text-align:left;font-weight:700;padding:4px 7px;border:0}.mb td{padding:4px 7px;border:0;border-bottom:1px dotted #a98;vertical-align:top}.mb .mb-r{text-align:right;white-space:nowrap}.mb-small{font-size:8.5px;color:#444}.mb-bottom{display:flex;justify-content:space-between;margin-top:16px;gap:30px}`

// biome-ignore format: a page
function memberRows(voice: Voice): string[][] {
  const { chance, truth } = voice
  const { limits } = truth.policies.gl
  const none = chance.pick(['not part of the program', 'no cover', '— none —'])
  const all = (times: number, name: string) => voice.money((limits[name] ?? 1_000_000) * times)
  return [
    ['Any one mishap <span class="mb-small">(people hurt, things broken)</span>', voice.limit('gl', 'occurrence'), 'same'],
    ['All your mishaps of the year', voice.limit('gl', 'aggregate'), all(10, 'aggregate')],
    ...chance.shuffle([
      ['Goods you made or sold; work you handed over <span class="mb-small">(yearly)</span>', say(voice, 'gl', 'products', (amount) => amount, none), all(5, 'aggregate')],
      ['Hurt feelings in print: slander, libel, borrowed slogans', say(voice, 'gl', 'personal', (amount) => amount, none), 'same'],
      ['Hall, booth or studio that you rent and damage', say(voice, 'gl', 'rented', (amount) => amount, none), 'same'],
      ['First-aid money <span class="mb-small">(each person, no blame asked)</span>', say(voice, 'gl', 'medical', (amount) => amount, none), 'same'],
    ]),
  ].map(([what, you, all]) => [what!, you!, you === none ? '—' : all!])
}

/** An association's certificate for one member: what the member has stands beside what all members share. */
export const member: Paper = {
  // biome-ignore format: a page
  draw(voice) {
    const { chance, truth } = voice
    const guild = `${truth.names.person().split(' ').at(-1)} ${chance.pick(['Guild', 'Alliance', 'Fellowship', 'League'])} of ${chance.pick(['Market Makers', 'Independent Teachers', 'Small Gardens', 'Traveling Cooks', 'Studio Owners'])}`
    const rows = memberRows(voice)
    const extra = chance.maybe(0.5) ? `<p>You also have cover for mistakes in your lessons and advice (professional liability), policy ${voice.number('professional')} of ${voice.carrier('professional')}, ${voice.effective('professional')} through ${voice.expiration('professional')}: ${voice.money(truth.policies.professional.limits.claim!)} a claim.</p>` : '<p>Mistakes in lessons and advice are <b>not</b> part of your membership.</p>'
    const term = chance.pick([
      () => `Your protection begins on ${start(voice, 'gl', ofMonth)} and is over on ${end(voice, 'gl', ofMonth)}, one minute past midnight.`,
      () => `Good from ${voice.effective('gl')} until ${voice.expiration('gl')}.`,
      () => `You are protected ${start(voice, 'gl', slashed)} – ${end(voice, 'gl', slashed)}.`,
    ])()
    const html = `<div class="mb"><h1>${guild}</h1><div class="mb-sub">${chance.pick(['Certificate of membership and insurance', 'Member’s insurance certificate', 'Proof that a member is insured'])}</div>
<p>${chance.pick(['This says that our member', 'We are glad to certify that'])} <b>${voice.insured()}</b>, ${voice.insuredAddress().join(', ')}, ${chance.pick(['takes part in our liability program.', 'is insured for general liability through the program of our members.'])}</p>
<p>Member no. ${chance.digits(5)} · with us since ${chance.int(2009, 2021)} · certificate ${chance.digits(3)}-${chance.digits(4)}<br>The program’s policy: <b>${voice.number('gl')}</b>, written by <b>${voice.carrier('gl')}</b>${chance.maybe(0.4) ? ` (NAIC ${voice.naic('gl')})` : ''}. ${term}</p>
<table><tr><th>What may go wrong</th><th class="mb-r">The most for you</th><th class="mb-r">The most for all members together</th></tr>${rows.map(([what, you, all]) => `<tr><td>${what}</td><td class="mb-r"><b>${you}</b></td><td class="mb-r">${all}</td></tr>`).join('')}<tr><td>Your own share of each claim</td><td class="mb-r">${voice.money(chance.pick([0, 250, 500]))}</td><td class="mb-r">—</td></tr></table>
<p>${whenItCounts(voice)}</p>${extra}
<p class="mb-small">Bounce houses, fireworks and animals bigger than a dog are not insured. A show’s organizer can be added for ${cash(15)} a show. If members together use up the right-hand column, the guild buys more; so far that has never happened. Dues of ${cash(chance.int(60, 300))} are paid.</p>
<div class="mb-bottom"><div>Program agent:<br>${voice.producer()}<br>${voice.producerAddress().join('<br>')}<br>${voice.reach('phone')} · ${voice.reach('email')}</div><div>${voice.text(truth.names.person())}<br><i>Secretary of the ${guild}</i></div></div></div>`
    return { kind: 'certificate', feeds: 'fills', html, css: MEMBER_CSS }
  },
}

const CHANGE_CSS = `.cg{font:11.5px/1.55 ${FONTS.wide};max-width:620px}.cg h1{font-size:25px;line-height:1.2;margin:26px 0 12px}.cg-two{display:grid;grid-template-columns:1fr 40px 1fr;align-items:center;margin:16px 0;text-align:center}.cg-two div{border:2px solid #bbb;padding:12px;border-radius:8px;font-size:18px}.cg-two .cg-new{border-color:#b3501d;font-weight:700}.cg-two small{display:block;font-size:9px;font-weight:400;color:#555}.cg-arrow{border:0!important;font-size:26px!important;padding:0!important}.cg-tag{font-size:9px;color:#b3501d}.cg-list td{border:0;padding:2px 14px 2px 0;font-size:10.5px;vertical-align:top}`

type Changed = { line: 'gl' | 'auto' | 'umbrella'; name: string; words: string }

// biome-ignore format: a page
function changeOf(voice: Voice): Changed {
  const { chance, truth } = voice
  const sorts: Changed[] = [
    { line: 'gl', name: 'occurrence', words: 'the most we pay when one thing goes wrong' },
    { line: 'umbrella', name: 'occurrence', words: 'the most your umbrella (the extra layer on top) pays for one event' },
    { line: 'gl', name: 'rented', words: 'what we pay if you damage the place you rent' },
  ]
  if (truth.policies.auto.limits.csl && truth.prior.auto.limits.csl) sorts.push({ line: 'auto', name: 'csl', words: 'what we pay for one crash, people and things together' })
  return chance.pick(sorts.filter(({ line, name }) => truth.policies[line].excluded !== name))
}

// biome-ignore format: a page
function staysSame(voice: Voice, { line, name }: Changed): string[][] {
  const { chance } = voice
  const no = 'still not included'
  if (line === 'auto') return [['Which vehicles', voice.truth.policies.auto.symbols.includes(1) ? voice.tick('auto.any', 'any vehicle, as before') : voice.text('as before')], ['Glass', 'you pay the first $100, as before']]
  if (line === 'umbrella') return [['For the whole year', voice.limit('umbrella', 'aggregate')], ['Your other policies', 'stay the way they are']]
  const rows: [string, string, string][] = [['One thing going wrong', 'occurrence', ''], ['The whole year', 'aggregate', ''], ['Finished work and sold goods, yearly', 'products', no], ['Words and ads that offend', 'personal', no], ['Rented rooms', 'rented', no], ['Doctor bills, each person', 'medical', no]]
  return rows.filter(([, one]) => one !== name && (one === 'aggregate' || chance.maybe(0.75))).map(([words, one, none]) => [words, say(voice, 'gl', one, (amount) => amount, none)])
}

/** A change of one limit told in a sentence, before beside after, with what stays as it is. */
export const change: Paper = {
  // biome-ignore format: a page
  draw(voice) {
    const { chance, truth } = voice
    const changed = changeOf(voice)
    const { line, name, words } = changed
    const shown = chance.pick([short, million, bare, spelled])
    const before = truth.prior[line].limits[name]!
    const now = truth.policies[line].limits[name]!
    const amount = own(voice, line, name, shown)
    const from = longDate(daysLater(truth.policies[line].effective, chance.int(15, 240)))
    const title = { gl: 'general liability policy', auto: 'business auto policy', umbrella: `${voice.chance.pick(['umbrella', 'umbrella liability'])} policy` }[line]
    if (line === 'umbrella') voice.tick('umbrella.umbrella', '')
    const boxes = `<div class="cg-two"><div><small>before</small>${shown(before)}</div><div class="cg-arrow">→</div><div class="cg-new"><small>now</small>${amount}</div></div>`
    const rows = staysSame(voice, changed)
    const html = `<div class="cg"><b>${brandOf(voice)}</b> <span class="cg-tag">policy change (endorsement) no. ${chance.int(1, 6)}</span>
<h1>From ${from}, ${words} ${now > before ? 'goes up' : 'goes down'} to ${amount}${chance.pick(['.', `. It was ${shown(before)}.`])}</h1>${chance.maybe(0.6) ? boxes : ''}
<p>${chance.pick(['You asked, we changed it.', 'Your landlord asked for it, so we changed it.'])} This page is now part of your ${title} <b>${voice.number(line)}</b> and ${chance.pick(['beats whatever the older pages say.', 'replaces the old figure wherever you find it.'])}</p>
<table class="cg-list"><tr><td>For</td><td>${voice.insured()}, ${voice.insuredAddress().join(', ')}</td></tr><tr><td>${chance.pick(['Your policy still runs', 'No change to your dates'])}</td><td>${voice.effective(line)} to ${voice.expiration(line)}</td></tr><tr><td>Insured by</td><td>${voice.carrier(line)}</td></tr><tr><td>${now > before ? 'Costs you' : 'You get back'}</td><td>${cash(chance.int(20, 900))} for the rest of the year</td></tr>${chance.maybe(0.7) ? `<tr><td>Your agent</td><td>${voice.producer()}</td></tr>` : ''}</table>
<p style="margin-top:18px"><b>${chance.pick(['And the rest? Stays as it is:', 'What we did not touch:'])}</b></p><table class="cg-list">${rows.map(([what, how]) => `<tr><td>${what}</td><td>${how}</td></tr>`).join('')}</table>
<p>No need to sign. If this isn’t what you wanted, tell us within 10 days.</p></div>`
    return { kind: 'endorsement', feeds: 'fills', html, css: CHANGE_CSS }
  },
}

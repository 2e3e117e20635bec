import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { bare, day, dayWriter, inForce, labelsOf, lines, mailOf, padded } from './words.ts'

const yearsBefore = (iso: string, years: number) => `${Number(iso.slice(0, 4)) - years}${iso.slice(4)}`

const CSS = `.er{font:10pt/1.45 'Liberation Sans',sans-serif;color:#112}.er h2{font-size:13pt;border-left:8px solid #946c00;padding-left:8px;margin:0 0 12px}.er dl{display:grid;grid-template-columns:210px 1fr;row-gap:4px;margin:8px 0}.er dt{color:#555}.er dd{margin:0;font-weight:600}.er table{border-collapse:collapse;margin:8px 0}.er td,.er th{border:1px solid #b9a36a;padding:3px 12px;text-align:left}.er p{margin:7px 0}`

/** A conversation by e-mail on claims-made coverage, with a page attached: renewed with its retroactive date, ended with a tail on offer, or only quoted. */
export const claimsMadeMail: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const mode = chance.pick(['renewed', 'renewed', 'tail', 'quoted'] as const)
    const withGl = chance.maybe(0.5)
    const labels = labelsOf(chance)
    const held = inForce(voice, labels)
    const { professional: policy } = truth.policies
    const line = 'professional' as const
    const onDay = dayWriter(chance)
    const retro = yearsBefore(policy.effective, chance.int(1, 9))
    const [underwriter, contact] = [truth.names.person(), voice.reach('contact')]
    const title = labels.line.professional
    const isQuoted = mode === 'quoted'
    const prior = truth.prior.professional
    const options = [12, 24, 36].map((months, index) => [
      `${months} months`,
      voice.money(Math.round(policy.premium * [1, 1.6, 2][index]!)),
    ])
    const term = `${held.effective(line)} to ${held.expiration(line)}`
    const facts: [string, string][] = [
      [chance.pick(['Named insured', 'Insured', 'First named insured']), voice.insured()],
      ['Coverage', title],
      ['Company', held.carrier(line)],
      ...(isQuoted ? [] : [[chance.pick(['Policy number', 'Policy']), held.number(line)] as [string, string]]),
      [isQuoted ? 'Term offered' : 'Policy period', term],
      ['Retroactive date', voice.date(retro)],
      ...held.rows(line),
    ]
    const general = (): [string, string][] => [
      ['Also on a claims-made form', held.title('gl')],
      [voice.tick('gl.claimsMade', 'Claims-made company'), held.carrier('gl')],
      ...(isQuoted ? [] : [['Its number', held.number('gl')] as [string, string]]),
      ['Its period', `${held.effective('gl')} to ${held.expiration('gl')}`],
      ...held.rows('gl'),
    ] // biome-ignore format: rows
    const head = {
      renewed: chance.pick(['Renewal confirmed – coverage in force', 'Confirmation of renewal']),
      tail: 'Extended reporting period – offer after the end of the policies below',
      quoted: 'Quotation – claims-made coverage (not bound)',
    }[mode]
    const tail = `<p>${mode === 'tail' ? 'Choices:' : 'Should the policy ever end, a tail could be bought for:'}</p><table><tr><th>Time to report</th><th>Price</th></tr>${options.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
    const close = {
      renewed: `The term before, under ${voice.text(prior.number)} at ${voice.money(prior.limits.claim!)} each claim, ended ${voice.date(prior.expiration)}. Continuity is kept: no claim is barred for having begun between the retroactive date and today.`,
      tail: `Both insured and company let the coverage end on the last day of the period shown. It was not renewed and no other policy of ours is in force. The offer lapses ${onDay(daysLater(policy.expiration, 60))}.`,
      quoted:
        'This page offers terms. It does not put any insurance in force, and a claim made today would not be covered.',
    }[mode]
    // biome-ignore format: a page
    const page = `<div class="er"><h2>${head}</h2><p>To the agent: ${voice.producer()}<br>${lines(voice.producerAddress())}</p><dl>${facts.map(([words, value]) => `<dt>${words}</dt><dd>${value}</dd>`).join('')}</dl>${withGl ? `<dl>${general().map(([words, value]) => `<dt>${words}</dt><dd>${value}</dd>`).join('')}</dl>` : ''}
${chance.maybe(0.8) || mode === 'tail' ? tail : ''}<p>${close}</p><p>Defense costs ${chance.pick(['reduce', 'do not reduce'])} the limit. Supplementary: license board hearings ${voice.money(25_000)}; lost earnings ${voice.money(500)} a day.</p></div>`
    const inMail = chance.maybe(0.4)
    const guide = `<div class="er"><h2>Claims-made insurance: a short guide</h2><p>A claims-made policy answers for claims first made while it is in force. Example: a firm with ${voice.money(750_000)} each claim and ${voice.money(1_500_000)} in all learns of a suit for ${voice.money(900_000)} on the last day of its term. The insurer pays ${voice.money(750_000)}, the firm the rest and its retention of ${voice.money(7500)}.</p><p>Reporting late can cost all of it. Tell your agent of any demand, however small, and of anything that may become one.</p>${tail}</div>`
    const html = inMail ? guide : page
    const table = [...facts, ...(withGl ? general() : [])].map(([words, value]) => `${padded(words, 38)}${value}`)
    const inText = inMail
      ? [
          head,
          bare(table.join('\n')),
          bare(close),
          bare(`To: ${voice.producer()}, ${voice.producerAddress().join(', ')}`),
        ]
      : []
    const first = contact.split(' ')[0]
    const signed = `${contact}\n${bare(voice.producer())}\n${voice.reach('phone')}\n${voice.reach('email')}`
    const question = {
      renewed: `the client asks two things: did ${bare(title)} renew, and did the retro date stay where it was?`,
      tail: `the client closed its doors. Policy ${policy.number} ended ${day(policy.expiration)}. What would a tail cost?`,
      quoted: 'a prospect without any coverage would like claims-made terms with prior acts. Can you help?',
    }[mode]
    const answer = {
      renewed: `It did, as policy ${held.number(line)}, ${bare(held.carrier(line))}, ${bare(term)}. Retro date stays ${voice.date(retro)}. The page attached says so formally.`,
      tail: `Sorry to hear. The options are on the page attached; ${options[0]![0]} is ${options[0]![1]}. Remember that a tail is time to report, not new coverage.`,
      quoted: 'See attached. Prior acts cost a little more. Nothing is bound until we have your written order.',
    }[mode]
    const sent =
      mode === 'tail' ? daysLater(policy.expiration, 20) : daysLater(policy.effective, mode === 'renewed' ? 5 : -20)
    const words = [
      `Hi ${first},`,
      inMail ? answer.replace('The page attached says so formally.', 'Details below; the attached guide is for the client.').replace('are on the page attached', 'are in the guide attached').replace('See attached.', 'See below; a guide is attached.') : answer,
      ...inText,
      `${underwriter}\n${bare(voice.text(policy.carrier.name))}\n${mailOf(underwriter, policy.carrier.name)}`,
      `On ${day(daysLater(sent, -1))}, ${contact} wrote:`,
      ...[`Hello, ${question}`, `Insured: ${bare(voice.insured())}`, signed].map((text) => text.split('\n').map((row) => `> ${row}`).join('\n')),
    ].join('\n\n') // biome-ignore format: rows
    const subject = `RE: ${bare(voice.insured())} – ${chance.pick(['claims-made question', 'retro date', 'reporting period'])}`
    return { kind: null, feeds: mode === 'renewed' ? 'fills' : 'nothing', html, css: CSS, mail: { subject, words } }
  },
}

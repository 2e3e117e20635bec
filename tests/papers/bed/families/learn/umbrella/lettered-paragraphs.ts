import type { LearnFamily, Paper } from '../../../family.ts'
import { declares } from '../declarations/mainframe-and-sidebar.ts'

/** An excess policy and a professional one, each by lettered paragraphs. */
export const lettered: Paper = {
  draw: (voice) => {
    const { truth, money, text, date, chance } = voice
    const line = chance.pick(['umbrella', 'professional'] as const)
    const policy = truth.policies[line]
    const limits =
      line === 'umbrella'
        ? voice.limits('umbrella', {
            occurrence: 'each occurrence',
            aggregate: 'in the aggregate for the policy period',
          })
        : []
    const others =
      line === 'professional'
        ? [
            ['each claim, claim expenses included', money(policy.limits.claim!)],
            ['all claims of the policy period', money(policy.limits.aggregate!)],
          ]
        : []
    if (line === 'umbrella') voice.tick('umbrella.excess', '')
    const under = `G. Followed policies: ${(['gl', 'auto'] as const).map((one) => `${text(truth.names.carrier().name)} no. ${chance.digits(8)} (${Object.values(truth.prior[one].limits).slice(0, 2).map(money).join(' / ')})`).join('; ')}`
    const html = `<div class="logo">${voice.carrier(line)}</div><h3>${line === 'umbrella' ? 'EXCESS LIABILITY' : 'PROFESSIONAL SERVICES ERRORS AND OMISSIONS'} POLICY – DECLARATIONS</h3>
      <p>A. Policy: ${voice.number(line)} &nbsp;&nbsp; Replaces: ${text(truth.prior[line].number)}</p><p>B. Named Assured: ${voice.insured()}</p><p class="in">${voice.insuredAddress().join(', ')}</p><p>C. Period of insurance: inception ${voice.effective(line)}, expiry ${voice.expiration(line)}</p>
      <p>D. Limits of liability:</p>${[...limits, ...others].map(([label, amount]) => `<p class="in">${amount} ${label}</p>`).join('')}<p>E. Premium: ${money(policy.premium)}, of which ${money(Math.round(policy.premium / 4))} is earned at inception</p><p>F. Notice to: Claims Department, ${voice.address(policy.carrier.address).join(', ')}</p><p>${line === 'umbrella' ? under : `G. Retroactive date: ${date(truth.prior.professional.effective)}. Claims must first be made in the period.`}</p>
      <p>H. Retail producer: ${voice.producer()}, ${voice.producerAddress().join(', ')}. Wholesaler: ${text(truth.wholesaler.name)}, ${voice.address(truth.wholesaler.address).join(', ')}</p>`
    return declares(
      html,
      '.logo { font-size: 1.5em; font-style: italic; border-bottom: 2pt solid #345 } .in { margin-left: 3em } h3 { margin: 8pt 0 }',
    )
  },
}

export const letteredParagraphsFamilies: LearnFamily[] = [
  { name: 'lettered paragraphs', papers: { lettered } },
] // biome-ignore format: a family in a line

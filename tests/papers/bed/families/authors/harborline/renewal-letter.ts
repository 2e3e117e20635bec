import type { Paper } from '../../../family.ts'
import { daysLater } from '../../../listed.ts'
import { otherLimits } from '../../../truth.ts'
import type { Voice } from '../../../voice.ts'

/** A renewal quotation as a letter to the agent, with options side by side: nothing in it is in force. */
export const renewalLetter: Paper = {
  draw(voice) {
    const { chance, truth } = voice
    const { gl, umbrella, auto } = truth.policies
    const written = voice.date(daysLater(gl.effective, -chance.int(45, 75)))
    const insured = voice.text(truth.insured.name)
    const agent = truth.producer
    const opening = chance.pick([
      `We are pleased to quote renewal of the above for the year beginning ${voice.date(gl.effective)}. Kindly let us have your choice in writing.`,
      `Our quotation for the term ${voice.date(gl.effective)} to ${voice.date(gl.expiration)} follows. We cannot renew on the expiring rates.`,
      `Underwriting has reviewed this risk. Rates are up. Below are the options we can offer for ${voice.date(gl.effective)}.`,
    ])
    const conditions = chance.some(
      [
        'Hot work permits to be used on all jobs.',
        'Roof of building 1 to be replaced within 90 days.',
        'Signed application and fleet driver list before binding.',
        'Sprinkler inspection report within the last twelve months.',
        'Payment of the audit of the expiring term.',
        'Certificates from all subcontractors at limits of $1,000,000 or more.',
      ],
      chance.int(2, 4),
    )
    const extras = [
      `Umbrella, if wanted: ${voice.money(umbrella.limits.occurrence ?? 0)} each occurrence for ${voice.money(umbrella.premium)}. Retention ${voice.money(10_000)}.`,
      `Automobile: ${auto.limits.csl ? `${voice.money(auto.limits.csl)} CSL` : `${voice.money(auto.limits.perPerson ?? 0)} / ${voice.money(auto.limits.perAccident ?? 0)} / ${voice.money(auto.limits.damage ?? 0)}`} at ${voice.money(auto.premium)}, subject to motor vehicle reports.`,
    ]
    return {
      kind: 'quote',
      feeds: 'nothing',
      docx: [
        voice.text(gl.carrier.name).toUpperCase(),
        `Home Office  ${voice.address(gl.carrier.address).join(', ')}`,
        '',
        written,
        '',
        voice.text(agent.name),
        ...voice.address(agent.address),
        `Attention: ${voice.text(agent.contact)}`,
        '',
        `Re:  ${insured}`,
        `RENEWAL QUOTATION - expiring policy ${voice.text(truth.prior.gl.number)}`,
        '',
        opening,
        options(voice),
        ...chance.some(extras, chance.int(0, 2)),
        'Subject to:',
        ...conditions.map((condition, index) => `${index + 1}.  ${condition}`),
        `This is a quotation and not a binder. No coverage is in effect under it. It lapses ${voice.date(gl.effective)} if not accepted.`,
        'Very truly yours,',
        '',
        `${voice.text(truth.names.person())}, ${chance.pick(['Underwriter', 'Asst. Secretary', 'Commercial Lines'])}`,
        chance.pick(['cc: file', 'dictated, not read', 'Encl.']),
      ],
    }
  },
}

function options(voice: Voice): string[][] {
  const { chance, truth } = voice
  const { gl } = truth.policies
  const columns = [gl.limits, otherLimits(chance, 'gl', gl.limits)]
  if (chance.maybe(0.5)) columns.push(truth.prior.gl.limits)
  const shuffled = chance.shuffle(columns)
  const line = (words: string, name: string) => [words, ...shuffled.map((limits) => voice.money(limits[name] ?? 0))]
  return [
    ['', ...shuffled.map((_, index) => `Option ${'ABC'[index]}`)],
    line('Each occurrence', 'occurrence'),
    line('General aggregate', 'aggregate'),
    line('Products and completed operations', 'products'),
    line('Personal and advertising injury', 'personal'),
    ...(chance.maybe(0.5) ? [line('Rented premises', 'rented'), line('Medical', 'medical')] : []),
    ['Deductible, PD', ...shuffled.map(() => voice.money(chance.pick([0, 500, 1000])))],
    ['Annual premium', ...shuffled.map(() => voice.money(chance.int(1200, 40_000)))],
  ]
}

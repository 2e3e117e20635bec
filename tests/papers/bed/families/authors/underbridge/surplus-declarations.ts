import type { Paper } from '../../../family.ts'
import { laid, listed, look } from './house-look.ts'
import { aNotation, sums, term } from './market-wording.ts'
import { insuredCaption, numberCaption, producerCaption, theInsured, theProducer } from './parties.ts'
import { charges, clauses, formsList, stamp } from './surplus-clauses.ts'

/** A surplus lines company's declarations of liability, with the stamp and the notice. */
export const surplusDeclarations: Paper = {
  draw: (voice) => {
    const { chance, truth } = voice
    const { gl, prior } = { gl: truth.policies.gl, prior: truth.prior.gl }
    const write = aNotation(voice)
    const company = voice.carrier('gl')
    const basis = gl.claimsMade
      ? `${voice.tick('gl.claimsMade', 'CLAIMS MADE')} – retroactive date ${voice.date(prior.effective)}`
      : `${voice.tick('gl.occurrence', 'OCCURRENCE')} policy`
    const per = chance.pick([
      null,
      null,
      ['gl.perPolicy', 'per policy'],
      ['gl.perProject', 'each project'],
      ['gl.perLocation', 'each location'],
    ] as const)
    const hazards = truth.work.map(
      ({ code, title, payroll, rate, premium }) =>
        `<tr><td>${code}</td><td>${voice.text(title)}</td><td>${payroll.toLocaleString('en-US')}</td><td>${rate}</td><td>${voice.money(premium)}</td></tr>`,
    )
    const classes = `<table class="grid small"><tr><th>Class</th><th>Description</th><th>Payroll</th><th>Rate per 1,000</th><th>Premium</th></tr>${hazards.join('')}</table>`
    const sections: [string, string][] = [
      [`${chance.pick(['Item 1', 'I', 'A'])}. ${insuredCaption(voice)} and mailing address`, theInsured(voice)],
      ['Policy period', term(voice, 'gl')],
      [producerCaption(voice), theProducer(voice)],
      [
        chance.pick(['Limits of Insurance', 'Limits of Liability', 'The Company’s Limits', 'Sums Insured']),
        listed(voice, sums(voice, 'gl', write)) +
          (per ? `<p>General aggregate applies ${voice.tick(per[0], per[1])}.</p>` : ''),
      ],
      ['Coverage form', basis],
      [
        'Retention',
        `${voice.money(chance.pick([1000, 2500, 5000]))} per claim, ${chance.pick(['deductible', 'self-insured'])}, costs included`,
      ],
      ['Classification and premium basis', classes],
      ['Premium', listed(voice, charges(voice, gl.premium))],
      [
        'Forms and endorsements',
        formsList(voice)
          .map((form) => `<div class="small">${form}</div>`)
          .join(''),
      ],
      ...(chance.maybe(0.5)
        ? ([
            [
              'Renewal of',
              `${prior.number} expiring ${voice.date(prior.expiration)}; expiring occurrence limit ${voice.money(prior.limits.occurrence!)}`,
            ],
          ] as [string, string][])
        : []),
      [
        'Warranties and limitations',
        clauses(voice, 2, 5)
          .map((clause) => `<div>${clause}</div>`)
          .join(''),
      ],
    ]
    const [first, second, ...others] = sections
    const body = laid(voice, chance.maybe(0.35) ? [first!, second!, ...chance.shuffle(others)] : sections)
    const naic = chance.maybe(0.5) ? `NAIC ${voice.naic('gl')}` : `Surplus lines eligible – ID AA-${chance.digits(7)}`
    const head = chance.pick([
      `<div class="head"><div class="house">${company}</div><div class="small">${naic}<br>${voice.address(gl.carrier.address).join(', ')}</div></div>`,
      `<div class="head mid"><div class="house">${company}</div><div class="small">${naic}</div></div>`,
      `<p class="small" style="text-align:right">Issued by ${company} · ${naic}</p>`,
    ])
    const number = chance.pick([
      `<p><b>${numberCaption(voice)}:</b> ${voice.number('gl')}</p>`,
      `<div class="panel" style="width:36%;margin-left:auto">Policy<br><b>${voice.number('gl')}</b></div>`,
    ])
    const title = chance.pick([
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      'Surplus Lines Liability Policy – Declarations',
      'DECLARATIONS PAGE',
      'Casualty Schedule (Declarations)',
    ])
    const placed = `<p class="small">Placed through ${voice.text(truth.wholesaler.name)}, surplus lines broker, ${voice.address(truth.wholesaler.address).join(', ')}.</p>`
    const top = chance.maybe(0.3) ? stamp(voice) : ''
    const html = `${head}<h1>${title}</h1>${top}${number}${body}${placed}${top ? '' : stamp(voice)}`
    return { kind: 'declarations', feeds: 'fills', html, css: look(voice) }
  },
}

import type { Paper } from '../../../family.ts'
import { otherLimits } from '../../../truth.ts'
import { client, declaration, inLines, notes, office, silently, stranger, table, th, tr } from '../kit/amounts.ts'

/** What a limit is of, what it is for and how much it is in three columns. */
export const byBasis: Paper = {
  draw: (voice) => {
    const { truth, chance, money, text } = voice
    const basis: Record<string, [string, string]> = {
      occurrence: ['Bodily injury and property damage', 'any one occurrence'],
      rented: ['Premises leased to you', 'any one fire or explosion'],
      medical: ['Medical expenses', 'any one person'],
      personal: ['Personal injury and advertising injury', 'any one person or firm'],
      products: ['Products and completed operations', 'total for the term'],
      aggregate: ['All other than products and completed operations', 'total for the term'],
    }
    const rows = Object.entries(basis).map(([name, [what, per]]) => tr(what, per, voice.limit('gl', name)))
    const per = chance.maybe(0.4)
      ? `<p>The term total applies ${voice.tick('gl.perPolicy', 'to the policy as a whole')}.</p>`
      : ''
    return declaration(
      `<div class="by-t"><span>${voice.carrier('gl')}</span><span>NAIC ${voice.naic('gl')}</span></div><h2>Liability Declarations</h2>
      ${table('by', tr('Policy', voice.number('gl'), 'Class', text(truth.locations[0]!.classification)), tr('Begins', voice.effective('gl'), 'Ends', voice.expiration('gl')), tr('Insured', client(voice), 'Agency', office(voice)))}
      ${table('by by-r', th('Insurance for', 'Basis', 'Amount'), ...rows, tr('Employee benefits errors', 'each employee', chance.pick(['Not purchased', money(250_000)])), tr('Pollution cleanup, sublimit', 'total for the term', money(25_000)))}${per}<p>Deductible: none on bodily injury, ${money(500)} on property damage.</p>${notes(voice)}`,
      '.by-t { display: flex; justify-content: space-between; border-top: 3pt double #000; border-bottom: 3pt double #000; padding: 3pt 0 } .by td { border: 0.4pt solid #999 } .by-r td:last-child, .by-r th:last-child { text-align: right }',
    )
  },
}

/** A businessowners page by lettered coverages, two limits beside each other with a stroke, and the same for each place. */
export const letteredCoverages: Paper = {
  draw: (voice) => {
    const { truth, money, address, chance, text } = voice
    const places = truth.locations.map(
      (one) =>
        `<p><b>Described premises ${one.number}:</b> ${address(one.party.address).join(', ')}<br>A Building ${money(one.building)} &nbsp; B Contents ${money(one.contents)} &nbsp; Deductible ${money(1000)} &nbsp; Protection class ${chance.int(1, 9)}</p>`,
    )
    const both = `${voice.limit('gl', 'occurrence')} / ${voice.limit('gl', 'aggregate')}`
    const row = (letter: string, title: string, amount: string) =>
      `<tr><td>${letter}</td><td>${title}</td><td>${amount}</td></tr>`
    return declaration(
      `<div class="lc-h"><h2>Shopkeepers & Offices Policy</h2><div>Policy no. ${voice.number('gl')}<br>${voice.effective('gl')} through ${voice.expiration('gl')}</div></div><div class="lc-2"><div><small>named insured</small><br>${client(voice)}</div><div><small>mortgagee</small><br>${stranger(voice)}</div><div><small>sold and serviced by</small><br>${office(voice)}<br>${voice.reach('phone')}</div></div>
      ${places.join('')}<table class="lc">${row('C', 'Business income', 'Actual loss sustained')}${row('D', 'Liability, per occurrence / general aggregate', both)}${row('E', 'Products-completed operations aggregate', voice.limit('gl', 'products'))}${row('F', 'Personal and advertising injury', voice.limit('gl', 'personal'))}${row('G', 'Tenant’s legal liability, per occurrence', voice.limit('gl', 'rented'))}${row('H', 'Medical payments, per person', voice.limit('gl', 'medical'))}${row('I', 'Employee dishonesty', money(15_000))}${row('J', 'Data compromise', chance.pick(['Included', 'Not covered', money(50_000)]))}</table>
      <p>Premium ${money(truth.policies.gl.premium)}. Last term this was policy ${text(truth.prior.gl.number)}.</p><p>Insurer: ${voice.carrier('gl')}, ${address(truth.policies.gl.carrier.address).join(', ')}</p>${notes(voice)}`.replace(
        '& Offices',
        '&amp; Offices',
      ),
      '.lc-h { display: flex; justify-content: space-between; border-left: 6pt solid #567; padding-left: 6pt } .lc-2 { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8pt } .lc-2 small { color: #567 } .lc td { border-bottom: 0.5pt dashed #999 } .lc td:first-child { width: 18pt; font-weight: bold }',
    )
  },
}

/** A program manager at the head of the page, the insurer at its foot, and three columns of money. */
export const programManager: Paper = {
  draw: (voice) => {
    const { truth, money, text, address, chance } = voice
    const { gl } = truth.policies
    const share = () => money(Math.round(gl.premium / chance.int(6, 11)))
    const rows = voice
      .limits('gl', {
        occurrence: 'Per occurrence',
        personal: 'P &amp; A injury',
        products: 'Products / completed operations aggregate',
        aggregate: 'Policy general aggregate',
        rented: 'Damage to rented premises',
        medical: 'Medical expense per person',
      })
      .map(([label, amount]) => tr(label, amount, money(chance.pick([500, 750, 1500])), share()))
    return declaration(
      `<p class="pm-c"><b>${text(truth.wholesaler.name)}</b><br>Program Manager and Administrator<br>${address(truth.wholesaler.address).join(', ')}<br>Fax ${text(truth.wholesaler.fax)}</p><h3 class="pm-c">LIABILITY POLICY – SCHEDULE</h3>
      ${table('pm', tr('Certificate of coverage / Policy number:', `<b>${voice.number('gl')}</b>`), tr('Assured:', client(voice)), tr('Term, noon standard time:', `${voice.effective('gl')} – ${voice.expiration('gl')}`), tr('Submitted by (agent):', office(voice)))}${table('pm pm-l', th('Section', 'Limit', 'Deductible', 'Premium'), ...rows)}
      ${table('pm', tr('Risk management fee', money(150)), tr('State surplus lines tax', money(Math.round(gl.premium * 0.04))), tr('Amount due', money(Math.round(gl.premium * 1.04) + 150)))}<p class="pm-f">Security: ${voice.carrier('gl')} 100%. This insurance was placed with an insurer that the state does not admit. Service of suit: ${text(truth.names.person())}, Esq.</p>${notes(voice)}`,
      '.pm-c { text-align: center } .pm td { vertical-align: top } .pm-l td, .pm-l th { border: 0.6pt solid #000 } .pm-l td:nth-child(n+2) { text-align: right } .pm-f { border-top: 0.8pt solid #000; font-size: 0.85em }',
    )
  },
}

/** A continuous policy is carried on for a term by a certificate: the amounts that end stand first. */
export const renewalCertificate: Paper = {
  draw: (voice) => {
    const { truth, money, date, chance } = voice
    const { gl } = truth.policies
    const before = otherLimits(chance, 'gl', gl.limits)
    const words: [string, string][] = [
      ['occurrence', 'Occurrence'],
      ['aggregate', 'Aggregate, general'],
      ['products', 'Aggregate, products'],
      ['rented', 'Rented premises'],
      ['medical', 'Medical, person'],
    ]
    const rows = words.map(([name, label]) => tr(label, `<s>${money(before[name]!)}</s>`, voice.limit('gl', name)))
    return declaration(
      `<div class="rc"><h2>RENEWAL CERTIFICATE</h2><p>Commercial liability policy ${voice.number('gl')}</p><p>${voice.carrier('gl')} renews the policy named above for the term beginning ${voice.effective('gl')} and ending ${voice.expiration('gl')} in return for a premium of ${money(gl.premium)}. The term that ends ran from ${date(truth.prior.gl.effective)}.</p>${table('rc-t', tr('Insured', client(voice)), tr('Agent of record', office(voice)))}${table('rc-t rc-a', th('', 'Expiring', 'Renewed'), ...rows)}<p>Attach this certificate to your policy. Nothing else is changed.</p></div>${notes(voice)}`,
      '.rc { border: 2.5pt double #333; padding: 10pt } .rc h2 { text-align: center } .rc-t td, .rc-t th { border-bottom: 0.4pt solid #888 } .rc-a td:nth-child(n+2) { text-align: right }',
    )
  },
}

/** Coverage parts that are marked, each with its own number, and those that are not. */
export const markedParts: Paper = {
  account: { onePolicy: true },
  draw: (voice) => {
    const { chance, truth, money } = voice
    const gl = voice.limits('gl', {
      aggregate: 'GENERAL AGGREGATE LIMIT',
      products: 'PRODUCTS/COMPLETED OPERATIONS AGGREGATE LIMIT',
      personal: 'PERSONAL AND ADVERTISING INJURY LIMIT',
      occurrence: 'LIMIT PER OCCURRENCE',
      rented: 'FIRE LEGAL LIABILITY LIMIT',
      medical: 'MEDICAL EXPENSE LIMIT PER PERSON',
    })
    const auto = voice.limits('auto', {
      csl: 'AUTOMOBILE LIABILITY LIMIT, ANY ONE ACCIDENT',
      perPerson: 'AUTOMOBILE BODILY INJURY, EACH PERSON',
      perAccident: 'AUTOMOBILE BODILY INJURY, EACH ACCIDENT',
      damage: 'AUTOMOBILE PROPERTY DAMAGE, EACH ACCIDENT',
    })
    silently(voice, 'auto')
    const part = (isOn: boolean, name: string, rows: [string, string][] = []) =>
      `<tr><td>${isOn ? '☒' : '☐'}</td><td colspan="2"><b>${name}</b></td></tr>${rows.map(([label, amount]) => tr('', label, amount)).join('')}`
    const hired = [voice.tick('auto.hired', 'HIRED AUTOS'), voice.tick('auto.nonOwned', 'NON-OWNED AUTOS')]
    return declaration(
      `<div class="mp-h">${voice.carrier('gl')}<br>SPECIAL MULTI-LINE POLICY DECLARATIONS &nbsp; NO. ${voice.number('gl')}</div><div class="mp-2"><p>INSURED<br>${client(voice)}</p><p>REPRESENTATIVE ${truth.producer.code}<br>${office(voice)}</p><p>EFFECTIVE DATE<br>${voice.effective('gl')}<br>EXPIRATION DATE<br>${voice.expiration('gl')}</p></div>
      <table class="mp">${part(false, 'SECTION I PROPERTY')}${part(true, 'SECTION II GENERAL LIABILITY', gl)}${part(true, 'SECTION III AUTOMOBILE', auto)}<tr><td></td><td>COVERED AUTOS: ${hired.join('; ')}</td><td></td></tr>${part(chance.maybe(0.5), 'SECTION IV CRIME', [['EMPLOYEE THEFT', money(25_000)]])}${part(false, 'SECTION V UMBRELLA')}</table>${notes(voice)}`,
      '.mp-h { font-weight: bold; text-align: center } .mp-2 { display: flex; gap: 14pt } .mp-2 p { flex: 1; border: 0.6pt solid #333; padding: 3pt } .mp td { padding: 1.2pt 3pt } .mp td:first-child { width: 16pt } .mp td:nth-child(3) { text-align: right }',
    )
  },
}

/** A landlord's policy: the manager gets the mail, tenants and lenders are named at length, and each building has a liability surcharge. */
export const managedBuildings: Paper = {
  draw: (voice) => {
    const { truth, text, money, address } = voice
    const buildings = truth.locations.map((one) =>
      tr(
        one.number,
        address(one.party.address).join(', '),
        money(one.building),
        money(one.premium),
        text(truth.names.business()),
      ),
    )
    const said = voice.limits('gl', {
      occurrence: 'for each occurrence',
      aggregate: 'for all occurrences of a policy year (general aggregate)',
      products: 'for products and completed work (aggregate)',
      personal: 'for personal and advertising injury',
      medical: 'for the medical expenses of each person',
      rented: 'for damage to premises the insured rents',
    })
    return declaration(
      `<p>${inLines([`c/o ${text(truth.names.business())}, managing agent`, ...address(truth.names.address())])}</p><h2>Apartment and Office Building Policy</h2><p>The first named insured is <b>${voice.insured()}</b>, with its mailing address at ${voice.insuredAddress().join(', ')}.</p><p>Policy <b>${voice.number('gl')}</b> of ${voice.carrier('gl')} runs from ${voice.effective('gl')} to ${voice.expiration('gl')}. Questions? ${voice.producer()} at ${voice.producerAddress().join(', ')} is your broker.</p>
      ${table('mb', th('No.', 'Building', 'Building limit', 'Liability charge', 'Lender'), ...buildings)}<p>Premises liability is insured up to</p><ul>${said.map(([label, amount]) => `<li>${amount} ${label}</li>`).join('')}</ul><p>Hired and non-owned automobiles: not insured. Umbrella: not insured.</p>${notes(voice)}`,
      '.mb td, .mb th { border: 0.4pt solid #777; font-size: 0.88em } li { margin: 1.5pt 0 }',
    )
  },
}

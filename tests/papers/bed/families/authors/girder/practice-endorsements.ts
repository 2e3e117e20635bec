import type { Voice } from '../../../voice.ts'
import { dollars, JOBS, policyNumber } from './craft.ts'

type Page = { title: string; body: string }

function projects(voice: Voice): Page {
  const { chance, truth } = voice
  const rows = chance.some(JOBS, chance.int(5, 11)).map((job) => `<tr><td>${job}</td><td>${voice.address(truth.names.address()).join(', ')}</td><td class="r">${voice.money(chance.int(4, 180) * 250_000)}</td><td class="r">${voice.money(chance.pick([0, 0, 4200, 61_000]))}</td></tr>`) // biome-ignore format: one line
  return {
    title: 'Separate Aggregate for Each Construction Project',
    body: `<p>For each project at which you work, away from premises you own or rent, we hold ready a general aggregate equal to the one in the Declarations, ${voice.limit('gl', 'aggregate')}. Payments for one project lower its own aggregate and the policy cap only. Projects known at inception:</p><table class="list"><thead><tr><th>Project</th><th>Place</th><th class="r">Contract value</th><th class="r">Paid against the project, prior term</th></tr></thead>${rows.join('')}</table><p class="sm">The contract value is no limit. A project under a controlled insurance program has no aggregate here.</p>`,
  }
}

function insureds(voice: Voice): Page {
  const { chance, truth } = voice
  const rows = Array.from({ length: chance.int(4, 9) }, () => `<tr><td>${voice.text(truth.names.business())}<br><small>${voice.address(truth.names.address()).join(', ')}</small></td><td>${chance.pick(['Ongoing', 'Completed', 'Ongoing and completed'])}</td><td class="r">${dollars(chance.pick([1, 2, 5]) * 1_000_000)}</td></tr>`) // biome-ignore format: one line
  return {
    title: 'Additional Insureds – Owners, Lessees, Contractors',
    body: `<p>Insured as well, but only for your work and never for more than the contract demands or the Declarations grant, whichever is less:</p><table class="list"><thead><tr><th>Person or organization</th><th>Operations</th><th class="r">Each occurrence the contract demands</th></tr></thead>${rows.join('')}</table><p>This insurance comes first and asks nothing of theirs where the contract says so.</p>`,
  }
}

function deductibles(voice: Voice): Page {
  const { chance } = voice
  const row = (what: string, basis: string, amount: number) => `<tr><td>${what}</td><td>${basis}</td><td class="r">${voice.money(amount)}</td></tr>` // biome-ignore format: one line
  return {
    title: 'Deductible Liability, with Your Security',
    body: `<table class="list"><thead><tr><th>Coverage</th><th>Basis</th><th class="r">Deductible</th></tr></thead>${row('Bodily injury', 'each claim', chance.pick([1000, 2500]))}${row('Property damage', 'each claim', chance.pick([2500, 5000]))}${row('Water intrusion, exterior finish', 'each occurrence', 25_000)}${row('All deductibles together, per policy year', 'aggregate', 250_000)}</table><p>We may settle and ask for the deductible afterwards. You repay in 30 days. If unpaid sums pass ${dollars(50_000)} we may call for a letter of credit of up to ${dollars(150_000)}.</p>`,
  }
}

function rentedEquipment(voice: Voice): Page {
  const { chance, truth } = voice
  return {
    title: 'Equipment and Builders Risk Not Covered Here',
    body: `<p>No part of this policy pays for loss of your own machines, of machines you rent, or of the building under construction. For your information, and without any promise of ours, your broker told us at submission of quotations for ${dollars(chance.int(8, 80) * 50_000)} of contractors’ equipment (${voice.text(truth.names.carrier().name)}, quote ${policyNumber(voice)}) and ${dollars(chance.int(3, 40) * 1_000_000)} any one building.</p><ul><li>Loading and lifting: see the rigging condition, ${dollars(100_000)} any one lift.</li><li>Rented premises are insured for fire up to the amount in the Declarations.</li></ul>`,
  }
}

function expired(voice: Voice): Page {
  const { gl } = voice.truth.prior
  return {
    title: 'Continuous Work – Prior Term',
    body: `<p>Injury or damage that began before ${voice.date(voice.truth.policies.gl.effective)} and goes on belongs to the policy in force when it began. For reference the prior term is set out; it has ended.</p><table class="list"><tr><td>Policy</td><td>${voice.text(gl.number)}</td></tr><tr><td>Term</td><td>${voice.date(gl.effective)} to ${voice.date(gl.expiration)}</td></tr><tr><td>Each occurrence / general aggregate</td><td>${voice.money(gl.limits.occurrence!)} / ${voice.money(gl.limits.aggregate!)}</td></tr><tr><td>Premises rented / medical</td><td>${voice.money(gl.limits.rented!)} / ${voice.money(gl.limits.medical!)}</td></tr></table>`,
  }
}

/** The endorsements that follow the declarations of the practice policy, one a page. */
export function endorsements(voice: Voice, isPerProject: boolean): string {
  const { chance } = voice
  const others = chance.some([insureds, deductibles, rentedEquipment, expired], chance.int(2, 4))
  const pages = chance.shuffle([...(isPerProject ? [projects] : []), ...others]).map((make) => make(voice))
  return pages
    .map(
      ({ title, body }, index) =>
        `<section class="endt"><p class="sm">Endorsement ${index + 1} · policy ${voice.number('gl')} · ${voice.insured()}</p><h2>${title}</h2>${body}<p class="sm">Effective with the policy unless another date is written here: ____________</p></section>`,
    )
    .join('')
}

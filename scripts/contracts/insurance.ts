/** What a sentence of an insurance article asks for; its first letter stands behind the sentence below. */
export const TAGGED = {
  c: 'coverage',
  a: 'additional insured',
  p: 'primary',
  w: 'waiver',
  n: 'notice',
  r: 'rating',
  e: 'evidence',
} as const

/**
 * Insurance articles as different hands write them: a title, then sentences. `{x|y}` is one of both, `P` the party that insures, `Q` the other
 * one, `A` an amount, `D` days, `S` a section. Behind ` ~` stand the letters of what the sentence asks for.
 */
export const INSURANCE_HANDS: Record<string, { titles: string[]; sentences: string[] }> = {
  lease: {
    titles: ['Insurance', 'INSURANCE', "Tenant's Insurance", 'Insurance by P', 'Insurance and Indemnity', 'Liability Insurance'],
    sentences: [
      'P{, at its sole cost and expense,| at its own expense} {shall|agrees to} {procure and maintain|carry|keep in force} {throughout the term|during the Term|at all times hereunder} {a policy of |}commercial general liability insurance with {a combined single limit|limits} of not less than A {per occurrence|each occurrence} and A {in the aggregate|general aggregate}. ~c',
      "P shall also {maintain|carry} (a) workers' compensation insurance as required by law, (b) employer's liability insurance {in the amount of|of at least} A, and (c) property insurance covering its {contents, fixtures and improvements|personal property} for their full replacement cost. ~c",
      'P shall maintain business interruption insurance and plate glass insurance in amounts {reasonably satisfactory to|approved by} Q. ~c',
      'Q shall maintain {fire and extended coverage|special form property} insurance on the building in an amount equal to its full replacement cost. ~c',
      'All policies {required hereby|required under this Section} shall name Q{, its managing agent| and its mortgagee|} as {an additional insured|additional insureds}. ~a',
      'Such {policies|insurance} shall be primary and noncontributory{ with any insurance carried by Q|}. ~p',
      'Each policy shall provide that it {may|shall} not be {cancelled|canceled} or {materially changed|reduced} {without|except after} D days prior written notice to Q. ~n',
      'P shall deliver to Q {certificates|a certificate} of insurance {before taking possession|prior to the Commencement Date} and {renewals thereof|evidence of renewal} at least D days before {expiration|each policy expires}. ~e',
      'Q and P {each hereby waive|hereby release each other from} any right of recovery for loss {covered by|insured under} property insurance{, and each shall cause its insurer to waive subrogation|}. ~w',
      'All insurance shall be {written|issued} by {companies|insurers} {licensed to do business in the State|authorized in the state} and rated A- VIII or better in the {current|most recent} Best guide. ~r',
      'If P fails to {maintain|procure} such insurance, Q may {obtain|procure} it, and P shall {reimburse|pay} Q the {premiums|cost thereof} as additional rent. ~',
      'P shall not do anything on the premises that increases the {rate of|premium for} fire insurance on the building or invalidates any such policy. ~',
    ],
  },
  construction: {
    titles: ['INSURANCE REQUIREMENTS', 'Insurance Requirements', "Contractor's Insurance", 'EXHIBIT S - INSURANCE', 'Insurance and Bonds', 'Required Coverages'],
    sentences: [
      'P shall not {commence|begin} any Work until it has obtained {all insurance|the insurance} required {under this Article|herein} and Q has approved it. ~',
      'Commercial General Liability {Insurance |}{on ISO form CG 00 01 or its equivalent, |}with limits of {at least|not less than} A each occurrence, A general aggregate and A products and completed operations aggregate. ~c',
      'Business Automobile Liability{ Insurance|}: A combined single limit {each accident|for bodily injury and property damage}, {for all|covering} owned, hired and non-owned {vehicles|autos}. ~c',
      "Workers' Compensation: statutory {limits|coverage}; Employer's Liability: A {each accident|bodily injury by accident}, A disease policy limit, A disease each employee. ~c",
      'Umbrella {or Excess |}Liability{ Insurance|} {in an amount not less than|with a minimum limit of|of} A per occurrence, {following form over|in excess of} the {primary|underlying} policies. ~c',
      "Contractor's Pollution Liability{ Insurance|} with limits of A per {claim|occurrence} and A aggregate{, if hazardous materials are handled|}. ~c",
      "Professional Liability{ Insurance|} with a limit of {not less than |}A {per|each} claim if P provides design services. ~c",
      "Builder's risk insurance {for|in} the full insurable value of the Work shall be {purchased|provided} by {Q|P}. ~c",
      'P shall cause Q{, the Owner and their officers and employees| and its lenders|} to be {included|named} as additional insureds {on a primary and non-contributory basis |}for ongoing and completed operations under {its|the} general liability, automobile and umbrella policies. ~ap',
      'The coverage {afforded|provided} to the additional insureds {shall|will} be primary {and non-contributory |}to any other insurance available to them. ~p',
      'P waives all rights of subrogation against Q {to the extent of such insurance|and shall have its policies endorsed accordingly}. ~w',
      'A waiver of subrogation {in favor of|endorsement in favor of} Q is required on all policies. ~w',
      'Insurance companies must {have|carry} an A.M. Best rating of {at least |}A- VII. ~r',
      'Certificates {of insurance |}and copies of {endorsements|all required endorsements} must be {submitted|furnished} to Q {prior to start of work|within D days of request}. ~e',
      'D days written notice of cancellation{, nonrenewal or reduction| or nonrenewal} {shall|must} be given to Q. ~n',
      'P shall require {all|each of its} subcontractors to {carry|maintain} insurance {of the same types and limits|meeting these requirements}. ~c',
      'Any deductible or self-insured retention is {the sole responsibility of|to be borne by} P{ and shall not exceed A|}. ~',
      'The limits {stated|required} above may be {met|satisfied} by any combination of primary and {excess|umbrella} {policies|coverage}. ~',
      'Completed operations coverage shall {continue|be maintained} for D years {after|following} final completion. ~',
    ],
  },
  services: {
    titles: ['Insurance', 'INSURANCE COVERAGE', 'Insurance Obligations', 'Maintenance of Insurance', 'P Insurance', 'Insurance; Risk of Loss'],
    sentences: [
      '{During the term of this Agreement|Throughout the Term} {and for D years thereafter|}, P {will|shall} maintain, at its {expense|own cost}, {at least |}the following insurance{ coverage|}: ~',
      '(i) commercial general liability{ insurance|} with {minimum |}limits of A per occurrence; (ii) errors and omissions{ insurance|} of A per claim; and (iii) cyber {liability |}or network security insurance of {at least |}A. ~c',
      'P will {maintain|carry} technology errors and omissions insurance{, including media liability,|} {in an amount|with a limit} {not less than|of at least} A {for each wrongful act|in any one policy year}. ~c',
      'Each party {shall|will} {maintain|keep in effect} {adequate|sufficient|reasonable} insurance {to cover its obligations|against its liabilities} {under this Agreement|hereunder}{, consistent with industry practice|}. ~c',
      'Crime or fidelity insurance {covering employee dishonesty|including third party coverage} {in the amount of|for} A. ~c',
      'Upon {request|signing of this Agreement}, P {will|shall} {provide|furnish} Q with {a certificate of insurance|proof of coverage|certificates evidencing such insurance}. ~e',
      'P will {name|add} Q as an additional insured {on|under} its {general liability|liability} {policy|policies}{ and provide a waiver of subrogation|}. ~a',
      'P will {notify|give} Q {at least |}D days{ prior written notice|} {before|of} any {cancellation|lapse|non-renewal} {of|or material change in} {the|such} coverage. ~n',
      'The insurance {shall|will} be {placed|maintained} with {reputable|financially sound} carriers {having a rating of A- or better by A.M. Best|rated at least A-}. ~r',
      '{The|P agrees that the} {foregoing|required} insurance {limits do|does} not limit {its|P\'s} liability {under this Agreement|hereunder}. ~',
      'If {a|any} policy is written on a claims-made basis, P shall {keep it in force|purchase tail coverage} for D years {after|following} {termination|expiration}. ~',
      'P may {self-insure|satisfy these requirements through self-insurance}{ in whole or in part|}. ~',
    ],
  },
  science: {
    titles: ['Insurance', 'Insurance; Product Liability', 'INDEMNIFICATION AND INSURANCE', 'Product Liability Insurance', 'INSURANCE'],
    sentences: [
      '{Beginning|Commencing} {no later than|with} the {first clinical trial|first sale|date of first use in humans}, P and its {Affiliates|sublicensees} shall {obtain|procure} and {maintain|keep} {clinical trial|product liability} insurance {in amounts|with coverage} of {not less than|at least} A per {occurrence|claim} and A {annual aggregate|in the aggregate}. ~c',
      'Each Party shall {procure and maintain|have and maintain} {insurance, including product liability insurance,|such types and amounts of insurance} {adequate to cover its obligations hereunder|as are customary in the industry} {and consistent with normal business practices of prudent companies|similarly situated}. ~c',
      '{Such|Said} insurance shall {include|provide} {contractual liability coverage|product liability coverage and broad form contractual coverage for the indemnification} of P under this Agreement. ~c',
      'The {minimum|specified} {amounts|limits} of insurance coverage {required|} shall not be construed {to create a limit|as a limitation} of P\'s liability {with respect to its indemnification|}. ~',
      'Q{, its trustees and employees| and its affiliates|} shall be {listed|named|designated} as additional insureds {under|on} {such|the} policies. ~a',
      'P shall {provide|furnish} Q with written evidence of such insurance {upon request|annually}. ~e',
      'P shall {provide|give} Q {with |}{written |}notice at least D days {prior to|before} {the cancellation|any cancellation}, non-renewal or material change {in|of} such insurance. ~n',
      'If {the|any} coverage {lapses|ends} and is not replaced within D days, Q may {end|suspend} the license. ~',
      'P shall {maintain|continue} such {insurance|coverage} {beyond|after} the expiration {or termination |}of this Agreement for {a period of |}{not less than |}D years{ during which product continues to be sold|}. ~',
      '{In lieu of|Instead of} such insurance P may {elect to |}self-insure {all or part of the limits|} {if acceptable to Q|}. ~',
      '{Such|All} policies shall be {issued|underwritten} by {carriers|insurers} with {a minimum|an} A.M. Best {financial strength |}rating of A-. ~r',
    ],
  },
  commonwealth: {
    titles: ['Insurance', 'INSURANCES', 'Indemnity and insurance', 'Insurance and liability', "P's insurance"],
    sentences: [
      'P {shall|must|undertakes to} {effect and maintain|take out and maintain|have in place} {with a reputable insurer|with an insurance office of repute} {public liability|product liability|professional indemnity} insurance {for|in a sum of|with a limit of indemnity of} not less than A {for any one claim|in respect of any one event|per event}. ~c',
      'P must {effect|take out} {employers liability|workers compensation} insurance {as required by statute|for all persons it employs}. ~c',
      'P shall {keep|insure} the {goods|equipment|Products in its custody} {insured|} {for their full value|to full reinstatement value} against {all risks|fire, theft and damage}. ~c',
      'P shall {on demand|at the request of Q} {produce|supply} {the policy|copies of the policies|a certificate of currency} and {the receipt for|evidence of payment of} the {current|last} premium. ~e',
      '{The interest of|} Q shall be noted {on|in} the policy{ as an additional insured|}. ~a',
      'P shall not {do or omit|permit} {anything|any act} {which|that} {may|might} {vitiate|prejudice|render void} {the|any} policy of insurance. ~',
      'P shall give Q {not less than |}D days notice {if|before} {a|any} policy {is to be cancelled|lapses or is not renewed|is varied}. ~n',
      '{The insurance|Insurance} shall be maintained {for|throughout} the Term and {for D years afterwards|D years following expiry}. ~',
      '{The insurer|Insurers} shall waive {all |}rights of subrogation {it may have |}against Q. ~w',
      'P will bear {every|any} excess {payable|} under {the|such} {policies|insurance}. ~',
    ],
  },
  carriage: {
    titles: ['Insurance', 'Cargo Insurance', 'Vehicle insurance', 'Insurance of goods', 'Safety and insurance'],
    sentences: [
      'P {shall|is to|must} {purchase|buy|take out} {insurance for|adequate insurance on} {the vehicles|all vehicles and drivers|the goods in transit}{ at its own cost|}. ~c',
      '{Cargo|Passenger accident|Carrier liability} insurance is {taken|kept} for {at least|no less than} A{ per vehicle| for each person| per accident|}. ~c',
      'P must {hold|carry} {motor truck cargo|auto liability|transport} insurance of {at least|a minimum of} A {per shipment|each accident|}. ~c',
      'P {shall|will} {present|hand over|send} {copies of |}the insurance {documents|policies|certificate} to Q {before the first trip|every year}. ~e',
      'If P {does not|fails to} {buy|purchase|renew} {such|the} insurance, {all|any} loss {arising therefrom |}{is|shall be} for its account. ~',
      'Q {shall|will} be {named|shown} as {additional insured|loss payee} on {the|that} {policy|cover}. ~a',
      'The {driver|carrier} shall {report|notify} {an accident|any loss} to the insurance company {within D days|at once}. ~',
    ],
  },
  event: {
    titles: ['Insurance', 'Insurance/Liability', 'Proof of Insurance', 'LIABILITY INSURANCE'],
    sentences: [
      '{Exhibitors|Caterers|P} {must|are required to} {carry|provide} {general |}liability insurance {of|for} {at least |}A{ for each occurrence|}. ~c',
      '{P|The organizer} {shall|will} {secure|obtain} {event|special event|liquor liability|spectator} insurance {in the amount of|for} A {for|throughout} the {event|Season}. ~c',
      'P shall secure and keep {in full force|in effect}, at its {sole |}expense, {advertiser\'s|media perils|non-appearance} insurance {covering|against} {claims of infringement, libel and invasion of privacy|cancellation of the event}, {with|in} {limits|an amount} not {less|lower} than A. ~c',
      '{The certificate|A certificate of insurance} {must|shall} {list|show|name} Q as {additional insured|an additional insured}. ~ae',
      '{Proof|Evidence} of {insurance|coverage} {is due|must be received} D days {before|prior to} {the event|move-in}. ~e',
      '{The|P\'s} {insurance|policy} must be primary. ~p',
      'Q must {be given|receive} D days notice of cancellation{ of the policy|}{ and D days for non-payment of premium|}. ~n',
      '{The carrier|The insurance carrier} must {have|hold} {a|an A.M.} Best rating of A-{ or better|}. ~r',
    ],
  },
} // biome-ignore format: lists

/** Lines of insurance as contracts name them, by which those of a hand are exchanged. */
export const LINE_WORDS = {
  'commercial general liability': ['comprehensive general liability', 'general liability', 'public liability', 'commercial general liability (including contractual liability)', 'third party liability', 'broad form general liability'],
  'product liability': ['products liability', 'products and completed operations liability', 'product recall', 'clinical trials', 'product liability and recall'],
  'errors and omissions': ['professional liability', 'media liability', 'professional indemnity', 'technology errors and omissions', 'malpractice'],
  umbrella: ['excess liability', 'umbrella or excess', 'umbrella'],
} // biome-ignore format: lists

/** What makes a sentence one of insurance; with other nouns in their place (`NOUNS`) the same sentence is of something else. */
export const BEARING =
  /\b(?:(?:re)?insur\w*|coverages?|cover|polic(?:y|ies)|certificates?|premiums?|deductibles?|retentions?|subrogat\w*|liabilit(?:y|ies)|carriers?|underwrit\w*|umbrella|excess|builder's risk|indemnity|errors and omissions|workers'? compensation|employer'?s|automobile|autos?|property|claims-made|self-insure|endorse\w*|Best|umbrella|malpractice|aggregate|products and completed operations|occurrence|noncontributory|non-contributory|additional|named|pollution|professional|cyber|crime|fidelity|tail)\b/gi

export const NOUNS = [
  'license', 'licenses', 'permit', 'permits', 'records', 'account', 'accounts', 'report', 'reports', 'stock', 'inventory', 'order', 'orders', 'equipment', 'materials', 'facility', 'system', 'systems',
  'warranty', 'specification', 'standards', 'invoice', 'price', 'fee', 'royalty', 'market', 'product', 'territory', 'data',
  'information', 'technology', 'user', 'website', 'content', 'service', 'services', 'meeting', 'committee', 'director', 'shareholder', 'shares', 'board', 'bank', 'loan', 'note', 'rent', 'premises', 'building',
  'repair', 'project', 'supply', 'forecast', 'batch', 'sample', 'study', 'results', 'regulatory', 'approval', 'agent', 'sales', 'customer', 'staff', 'training',
  'delivery', 'transport', 'vehicle', 'route', 'tax', 'audit', 'affiliate', 'court', 'arbitrator', 'law', 'consent', 'amendment', 'event', 'tickets', 'signage', 'advertising', 'logo', 'rights', 'option', 'exhibit',
] // biome-ignore format: a list

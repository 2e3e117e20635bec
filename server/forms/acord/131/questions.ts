import { type ElementRow, lettered } from '../describe.ts'
import { amount, NOW, questionsOf, text, tick, words } from '../section.ts'

const STEM = 'ExcessUmbrella_'
const question = questionsOf('CommercialUmbrellaLineOfBusiness_')

export const QUESTIONS: ElementRow[] = [
  text('AdvertisersLiability_MediaUsedCode_A', 'Advertising media used'),
  amount('AdvertisersLiability_AnnualCostAmount_A', 'Annual cost of advertising', /\badvertis\w+/i),
  ...question({ code: 'AAB', label: 'Advertising agency used', text: 'Are services of an advertising agency used?', topic: /\badvertising agency\b/i, explained: 'ServicesOfAdvertisingAgencyUsed' }),
  ...question({ code: 'AAC', label: 'Covered under the agency’s policy', text: 'Is there coverage under the policy of the advertising agency?', topic: /\bagency['’]?s policy\b/i, explained: 'AnyCoverageProvidedUnderAgencyPolicy' }),
  ...question({ code: 'AAD', label: 'Aircraft', text: 'Does the applicant own, lease or operate aircraft?', topic: /\baircraft\b/i, explained: 'ApplicantOwnLeaseOperateAircraft' }),
  ...question({ code: 'AAE', label: 'Dangerous cargo', text: 'Are explosives, caustics, flammables or other dangerous cargo hauled?', topic: /\b(?:explosives?|caustics?|flammables?|dangerous cargo)\b/i, explained: 'ExplosivesCausticsFlammablesOtherDangerousCargoHauled' }),
  ...question({ code: 'AAF', label: 'Passengers for a fee', text: 'Are passengers carried for a fee?', topic: /\bpassengers?\b/i, explained: 'PassengersCarriedForFee' }),
  ...question({ code: 'AAG', label: 'Units not insured', text: 'Are there vehicles that the underlying policies do not insure?', topic: /\b(?:units?|vehicles?)\b.*\bnot insured\b/i, explained: 'AnyUnitsNotInsuredUnderlyingPolicies' }),
  ...question({ code: 'AAH', label: 'Vehicles leased to others', text: 'Are vehicles leased or rented to others?', topic: /\bvehicles?\b.*\b(?:leased|rented)\b/i, explained: 'AnyVehiclesLeasedRentedOthers' }),
  ...question({ code: 'AAI', label: 'Hired and non-owned covered', text: 'Is there coverage of hired and non-owned autos?', topic: /\bhired\b|\bnon-?owned\b/i, explained: 'HiredAndNonOwnedCoverageProvided', letter: 'J' }),
  ...question({ code: 'AAJ', label: 'Bridge, dam or marine work', text: 'Is bridge, dam or marine work performed?', topic: /\b(?:bridge|dam|marine)\b/i, explained: 'BridgeDamMarineWorkPerformed' }),
  words('Contractors_WorkContractedDescription_A', 'Typical jobs performed'),
  words('Contractors_AgreementDescription_A', 'Agreements with contractors'),
  ...question({ code: 'ABA', label: 'Cranes', text: 'Does the applicant own, rent or use cranes?', topic: /\bcranes?\b/i, explained: 'ApplicantOwnRentUseCranes' }),
  ...question({ code: 'ABB', label: 'Subcontractors insured for less', text: 'Do subcontractors carry coverages or limits less than the applicant’s?', topic: /\bsub-?contractors?\b/i, explained: 'SubcontractorsCarryCoveragesLessThanApplicant' }),
  ...question({ code: 'ABC', label: 'Self-insured in a state', text: 'Is the applicant self-insured in any state for employers liability?', topic: /\bself-?insured\b/i, explained: 'ApplicantSelfInsuredAnyState' }),
  tick(`${STEM}EmployersLiability_JonesActIndicator_A`, 'Jones Act', /\bjones act\b/i),
  tick(`${STEM}EmployersLiability_FELAIndicator_A`, 'FELA', /\bFELA\b/i),
  tick(`${STEM}EmployersLiability_StopGapIndicator_A`, 'Stop gap', /\bstop[- ]gap\b/i),
  [`${STEM}EmployersLiability_OtherIndicator_A`, 'Other', 'TICK', { ...NOW, describedBy: `${STEM}EmployersLiability_OtherDescription_A` }],
  text(`${STEM}EmployersLiability_OtherDescription_A`, 'Other, description'),
  ...question({ code: 'ABD', label: 'Hospital or first aid facility', text: 'Is a hospital or first aid facility maintained?', topic: /\b(?:hospital|first aid)\b/i, explained: 'HospitalOrFirstAidFacilityMaintained' }),
  ...question({ code: 'ABE', label: 'Doctors or nurses covered', text: 'Is there coverage for doctors or nurses?', topic: /\b(?:doctors?|nurses?)\b/i, explained: 'CoverageProvidedForDoctorsNurses' }),
  text(`${STEM}MalpracticeLiability_DoctorCount_A`, 'Doctors'),
  text(`${STEM}MalpracticeLiability_NurseCount_A`, 'Nurses'),
  text(`${STEM}MalpracticeLiability_BedCount_A`, 'Beds'),
  text(`${STEM}PollutionLiability_InsuredEnvironmentalProtectionAgencyIdentifier_A`, 'EPA number'),
  ...question({ code: 'ABF', label: 'Hazardous materials', text: 'Do current or past products or their components contain hazardous materials?', topic: /\bhazardous\b/i, explained: 'CurrentOrPastProductsContainHazardousMaterials' }),
  tick(`${STEM}PollutionLiability_GeneralLiabilityWithPollutionExclusionIndicator_A`, 'GL with exclusion', /\bpollution exclusion\b/i),
  tick(`${STEM}PollutionLiability_GeneralLiabilitySuddenAndAccidentalOnlyIndicator_A`, 'GL sudden only', /\bsudden\b/i),
  tick(`${STEM}PollutionLiability_GeneralLiabilityWithPollutionCoverageIndicator_A`, 'GL with coverage', /\bpollution coverage\b/i),
  tick(`${STEM}PollutionLiability_SeparatePollutionCoverageIndicator_A`, 'Separate coverage', /\bseparate pollution\b/i),
  ...question({ code: 'ABG', label: 'Products in aircraft', text: 'Are missiles, engines, guidance systems or other products used in aircraft?', topic: /\b(?:missiles?|guidance systems?|aircraft)\b/i, explained: 'MissilesEnginesGuidanceSystemsUsedInAircraft' }),
  ...question({ code: 'KAQ', label: 'Foreign operations', text: 'Are there foreign operations, foreign products sold here, or products sold abroad?', topic: /\bforeign\b/i }),
  ...question({ code: 'ABJ', label: 'Product liability loss', text: 'Was there a product liability loss in the past three years?', topic: /\bproducts? liability\b/i, explained: 'ProductliabilityLossPastThreeYears' }),
  ...lettered('ABC', (letter, at): ElementRow[] => [amount(`${STEM}ProductLiability_GrossSalesAmount_${letter}`, `Gross sales, year ${at + 1}`, /\bgross sales\b/i)]),
  words(`${STEM}ProtectiveLiability_IndependentContractorDescription_A`, 'Independent contractors'),
  ...question({ code: 'ACA', label: 'Watercraft', text: 'Does the applicant own or lease watercraft?', topic: /\bwatercraft\b/i }),
  ...lettered('AB', (letter, at): ElementRow[] =>
    [
      text(`CommercialStructure_Location_ProducerIdentifier_${'GH'[at]}`, 'Location'),
      text(`Watercraft_OwnedCount_${letter}`, 'Watercraft owned'),
      text(`Watercraft_Length_${letter}`, 'Length'),
      text(`Watercraft_Horsepower_${letter}`, 'Horsepower'),
    ].map(([name, label, type, is]) => [name, label, type, { ...is, row: `watercraft ${at}` }]),
  ),
  ...lettered('AB', (letter, at): ElementRow[] =>
    [
      text(`CommercialStructure_Location_ProducerIdentifier_${'IJ'[at]}`, 'Location'),
      text(`${STEM}PropertyRating_StructureStoreyCount_${letter}`, 'Stories'),
      text(`${STEM}PropertyRating_ApartmentCount_${letter}`, 'Units'),
      text(`${STEM}PropertyRating_SwimmingPoolCount_${letter}`, 'Swimming pools'),
      text(`${STEM}PropertyRating_DivingBoardCount_${letter}`, 'Diving boards'),
    ].map(([name, label, type, is]) => [name, label, type, { ...is, row: `lodging ${at}` }]),
  ),
] // biome-ignore format: a table of questions

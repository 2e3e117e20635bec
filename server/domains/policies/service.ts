/** What other domains may ask of policies; each verb has a file of its own. */
export { writeChange } from './change.ts'
export { changesBetween } from './changes.ts'
export { addPolicies } from './create.ts'
export { listPolicyFiles, policiesOfFile, uploadPolicyFile } from './files.ts'
export { policyChange, withChange } from './input.ts'
export { countPolicies, countPoliciesByAccount, listPolicyPage, type PolicyFilter } from './list.ts'
export { choosePolicy } from './offers/offers.ts'
export { EXTRA_LIMITS, extraLimitName, linesOfType, SINGLE_FIELDS } from './offers/paper-fields.ts'
export {
  findPolicy,
  getPolicy,
  listPolicies,
  listPoliciesInForce,
  listPoliciesOf,
  lockPolicies,
  lockPolicy,
} from './reads.ts'
export { factsOf, isOpen, isPending, mistakesOfDays, newPolicy, stateAfterEdit, stateBy } from './rules.ts'
export { takeBackPolicies } from './take-back.ts'

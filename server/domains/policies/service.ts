/** What other domains may ask of policies; each verb has a file of its own. */
export { writeChange } from './change.ts'
export { changesBetween } from './changes.ts'
export { addPolicies } from './create.ts'
export { listPolicyFiles, policiesOfFile, uploadPolicyFile } from './files.ts'
export { policyChange, withChange } from './input.ts'
export { choosePolicy } from './offers/offers.ts'
export {
  findPolicy,
  getPolicy,
  listPolicies,
  listPoliciesInForce,
  listPoliciesOf,
  lockPolicies,
  lockPolicy,
} from './reads.ts'
export { factsOf, mistakesOfDays, newPolicy, stateAfterEdit, stateBy } from './rules.ts'
export { takeBackPolicies } from './take-back.ts'

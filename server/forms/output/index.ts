export { fillForm } from './fill-form.ts'
export { type InspectedTemplate, inspectTemplate } from './inspect-template.ts'
export type { Continued, FilledForm, FillInput, FillNote } from './types.ts'
export { verifyFilled } from './verify-filled.ts'

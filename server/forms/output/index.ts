export { fillForm } from './fill-form.ts'
export { inspectTemplate } from './inspect-template.ts'
export { verifyFilled } from './verify-filled.ts'

export { fillForm, inspectUpload } from './in-workers.ts'

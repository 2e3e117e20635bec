export { type FileOf, fillForm, fillPdf, inspectUpload, readForm } from './in-workers.ts'

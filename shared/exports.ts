/** Every list that comes as a file, by the file's name. */
export type ExportFile = (typeof EXPORT_FILES)[number]
export const EXPORT_FILES = [
  'accounts.csv',
  'certificates.csv',
  'policies.csv',
  'requests.csv',
  'workspaces.csv',
] as const

/** Where a list comes as a file, perhaps already narrowed: "/agency/export/policies.csv?account=…". */
export type ExportAddress = `/agency/export/${ExportFile}` | `/agency/export/${ExportFile}?${string}`

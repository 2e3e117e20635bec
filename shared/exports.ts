/** Every list that comes as a file, by the file's name. */
export type ExportFile = 'accounts.csv' | 'certificates.csv' | 'policies.csv' | 'requests.csv' | 'workspaces.csv'

/** Where a list comes as a file, perhaps already narrowed: "/agency/export/policies.csv?account=…". */
export type ExportAddress = `/agency/export/${ExportFile}` | `/agency/export/${ExportFile}?${string}`

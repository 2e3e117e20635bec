/** Every list that can be exported, by the file's name. */
export type ExportFile = 'accounts.csv' | 'certificates.csv' | 'policies.csv' | 'requests.csv' | 'workspaces.csv'

/** The address of a list's export, perhaps with a filter: "/agency/export/policies.csv?account=…". */
export type ExportAddress = `/agency/export/${ExportFile}` | `/agency/export/${ExportFile}?${string}`

import '../domains/accounts/graph/list.ts'
import '../domains/accounts/graph/operations.ts'
import '../domains/agency/graph.ts'
import '../domains/carriers/graph.ts'
import '../domains/files/graph.ts'
import '../domains/forms/graph.ts'
import '../domains/policies/graph/account.ts'
import '../domains/policies/graph/list.ts'
import '../domains/policies/graph/operations.ts'
import '../domains/workspaces/graph/confirm.ts'
import '../domains/workspaces/graph/list.ts'
import '../domains/workspaces/graph/operations.ts'
import '../domains/workspaces/graph/watch.ts'
import './scalars.ts'
import { builder } from './builder.ts'

/** The whole contract. schema.graphql is printed from it by `npm run generate`. */
export const schema = builder.toSchema()

/** The published API document, as the pages for developers read it. */
export type { OpenApiDocument, Parameter, Schema } from "./openapi-document";
export { type ErrorCode, errorCodesOf, searchErrorCodes } from "./error-codes";
export { exampleBody, exampleParameter } from "./example-value";
export {
  type Answer,
  type Caller,
  type Operation,
  type OperationGroup,
  operationsOf,
  searchOperations,
  tagPath,
  tagWords,
} from "./operations";
export { type Field, fieldsOf, typeName, typesOf } from "./schema";
export { useDocument } from "./use-document";

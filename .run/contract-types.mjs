// The types of a document's operations and schemas: the server's (npm run generate) and those of @ccb/contract.

/** @param document openapi.yaml as one object; examples are left out, since they have no types and take time */
export async function contractTypes(document) {
  const { default: openapiTS, astToString, COMMENT_HEADER } = await import('openapi-typescript');
  const text = JSON.stringify(document, (key, value) => (key === 'examples' ? undefined : value));
  return COMMENT_HEADER + astToString(await openapiTS(text, { silent: true }));
}

import { type OperationMap, publicQuery } from '../../http/operation.ts';
import { publishedContract } from '../../http/published-contract.ts';
import { notFound } from '../../kit/app-error.ts';
import { jsonText } from '../../kit/json-reply.ts';
import { t } from '../../texts/http.ts';

/** One minute, because a new version has a new document. */
const KEPT_SECONDS = 60;

/** The contract for teams outside; `isOffered` is API_DOCS. */
export const contractHandlers = (isOffered: boolean) => {
  const requireOffered = (): void => {
    if (!isOffered) throw notFound(t('There is nothing at this address.'));
  };
  return {
    getContract: publicQuery(KEPT_SECONDS, async () => {
      requireOffered();
      return jsonText(await publishedContract('json'));
    }),
    getContractYaml: publicQuery(KEPT_SECONDS, async () => {
      requireOffered();
      return publishedContract('yaml');
    }),
  } satisfies Partial<OperationMap>;
};

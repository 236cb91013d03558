import { query, type OperationMap } from '../../http/operation.ts';
import { configuratorUrl, readableParameter } from './configuration-parameter.service.ts';

export const configurationParameterHandlers = {
  getCcfUrl: query((context) => configuratorUrl(context)),
  getConsoleConfigValue: query((context, { path, query: { language } }) =>
    readableParameter(context, path.code, language),
  ),
} satisfies Partial<OperationMap>;

import type { Request, RequestHandler } from 'express';
import { inLanguage, type TextLanguage } from '../texts/current-language.ts';

/** From Accept-Language; English for programs, which send none or accept anything. */
export const languageOf = (request: Request): TextLanguage =>
  request.headers['accept-language'] === undefined
    ? 'en'
    : (request.acceptsLanguages('en', 'it') as TextLanguage | false) || 'en';

export const setRequestLanguage: RequestHandler = (request, _response, next) =>
  inLanguage(languageOf(request), next);

import type { Request, RequestHandler } from 'express';
import { speaking, type TextLanguage } from '../texts/spoken-language.ts';

/** From Accept-Language; English for programs, which send none or accept anything. */
export const languageOf = (request: Request): TextLanguage =>
  request.headers['accept-language'] === undefined
    ? 'en'
    : (request.acceptsLanguages('en', 'it') as TextLanguage | false) || 'en';

export const speakLanguageOfRequest: RequestHandler = (request, _response, next) =>
  speaking(languageOf(request), next);
